export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
export { paginationTexts } from './texts.ts';
export type { PaginationTexts } from './texts.ts';
