/** Characters with which a spreadsheet begins a formula; a tab or a carriage return before them counts as well. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: a text that would be a formula begins with an apostrophe, so that a spreadsheet shows it and computes nothing. */
function cell(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/**
 * A table as CSV that German Excel opens with the right letters and columns: UTF-8 with a byte order mark, semicolons, and lines that end with
 * CR LF (ORG-3).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
