export { ExpandableTable } from './ExpandableTable.tsx';
export { expandableTableTexts } from './texts.ts';
export type { ExpandableTableTexts } from './texts.ts';
export type { ExpandableTableProps, RowAction, TableColumn, TableTotal } from './types.ts';
