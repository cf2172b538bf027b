import type { BulkStore } from '../db/database.ts';

/** A row by column. */
export type CopyRow = Readonly<Record<string, string | number | null>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A value in the text format of COPY. */
function copyValue(value: string | number | null): string {
  if (value === null) return '\\N';
  return String(value).replaceAll(/[\\\n\r\t]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** The text of a `text[]`. */
export const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** The text of a `tsvector` of these words. */
export const wordVector = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join(' ');

/** Adds rows, which have the same columns, to a table. */
export async function copyRows(
  store: BulkStore,
  table: string,
  rows: readonly CopyRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const lines = rows.map(
    (row) => `${columns.map((column) => copyValue(row[column] ?? null)).join('\t')}\n`,
  );
  await store.copy(`${table} (${columns.join(', ')})`, lines.join(''));
}
