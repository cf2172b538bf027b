/** A text between the first and the last bytes of a PDF document, as far as the backend looks. */
export const pdfOf = (content: string): string => `%PDF-1.7 ${content}\n%%EOF\n`;
