/**
 * Explicit ARIA roles of the table's elements: rows of several lines change their `display`, and some browsers then remove the
 * implicit table roles.
 */
export const ROLE = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;
