/** The end of a PDF document whose cross-reference section begins at an offset. */
export const pdfEnd = (offset: number): string => `startxref\n${offset}\n%%EOF\n`;

/** A text in a PDF document, as far as the backend looks. */
export function pdfOf(content: string): string {
  const body = `%PDF-1.7 ${content}\n`;
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1>>\n${pdfEnd(Buffer.byteLength(body))}`;
}
