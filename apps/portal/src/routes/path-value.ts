/** A value of the path without a query that a mail program has encoded into it (IN-3). */
export function pathValue(given: string | undefined): string | undefined {
  return given?.replace(/\?.*$/s, '');
}
