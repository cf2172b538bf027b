/** JSON of an object with one entry of a list on each line, so that a comparison of two versions shows the changed entries. */
export function entriesInLines(object: object, list: string, entries: readonly object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(object).slice(0, -1)},"${list}":[\n${lines}\n]}`;
}
