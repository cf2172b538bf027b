/**
 * ARIA roles of the table's elements, written out: where the rows become cards their `display`
 * changes, and some browsers then forget that they were a table.
 */
export const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;
