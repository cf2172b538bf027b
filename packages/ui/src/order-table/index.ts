export { OrderTable } from './OrderTable.tsx';
export { orderTableTexts } from './texts.ts';
export type { OrderTableTexts } from './texts.ts';
export type {
  ExpandableTableProps as OrderTableProps,
  RowAction,
  TableColumn as OrderColumn,
  TableTotal as OrderTotal,
} from '../expandable-table/types.ts';
