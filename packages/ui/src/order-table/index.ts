export { OrderTable } from './OrderTable.tsx';
export { orderTableTexts } from './texts.ts';
export type { OrderTableTexts } from './texts.ts';
export type { OrderColumn, OrderTableProps, OrderTotal, RowAction } from './types.ts';
