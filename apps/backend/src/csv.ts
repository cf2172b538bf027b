/** A text; one that a spreadsheet would calculate begins with an apostrophe. */
const cell = (text: string): string =>
  `"${(/^[=+@-]./.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Lines as CSV (RFC 4180) with semicolons, as German spreadsheets read it; it is sent in UTF-8. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('');
