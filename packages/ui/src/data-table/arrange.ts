import type { DataColumn, DataSort, SortValue } from './types.ts';

const isNothing = (value: SortValue): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** The rows in which each word of a text occurs, in any column that has `filterText`. */
export function filtered<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  text: string,
  locale: string,
): readonly Row[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const searched = columns
      .map(({ filterText }) => filterText?.(row) ?? '')
      .join('\n')
      .toLocaleLowerCase(locale);
    return words.every((word) => searched.includes(word));
  });
}

/** The rows in the order of a column; equal ones stay in theirs, and those without a value come last in both directions. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
  locale: string,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.id)?.sortValue;
  if (!sort || !valueOf) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  // Each value is read once, and not in each comparison.
  const entries = rows.map((row) => ({ row, value: valueOf(row) }));
  entries.sort(({ value: one }, { value: other }) => {
    if (isNothing(one) || isNothing(other))
      return Number(isNothing(one)) - Number(isNothing(other));
    if (typeof one === 'string' && typeof other === 'string') return sign * compare(one, other);
    return sign * (Number(one) - Number(other));
  });
  return entries.map(({ row }) => row);
}

/** Whether the rows have an order by a column. */
export function isSortable<Row>({ sortValue, sortable }: DataColumn<Row>): boolean {
  return sortValue !== undefined || sortable === true;
}

/** The next order of a column: ascending, then descending, then that of the rows. */
export function nextSort(id: string, sort: DataSort | null): DataSort | null {
  if (sort?.id !== id) return { id, direction: 'ascending' };
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : null;
}
