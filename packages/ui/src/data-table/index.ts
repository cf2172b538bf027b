export { DataTable } from './DataTable.tsx';
export { dataTableTexts } from './texts.ts';
export type { DataTableTexts } from './texts.ts';
export type { DataColumn, DataRowsProps, DataSort, DataTableProps, SortValue } from './types.ts';
