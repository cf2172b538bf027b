import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import type { DataTableTexts } from './texts.ts';

/** What rows are sorted by; nothing comes last. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** One column. */
export interface DataColumn<Row> {
  /** Unique among the columns. */
  readonly id: string;
  /** Heading of the column; beside each value where rows are cards. */
  readonly header: string;
  /** What a row shows in this column. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** What rows are sorted by: texts by the rules of the language, others by size. Without it the column has no button that sorts. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** Whether a server can sort by the column; for rows of a server, in place of `sortValue`. */
  readonly sortable?: boolean | undefined;
  /** The text in which the filter searches. Without it the filter leaves the column out. */
  readonly filterText?: ((row: Row) => string) | undefined;
}

/** The column by which rows are sorted, and in which order. */
export interface DataSort {
  /** Id of the column. */
  readonly id: string;
  readonly direction: 'ascending' | 'descending';
}

/** What renders the rows of a table without pages. */
export interface DataRowsProps {
  /** Number of all rows. */
  readonly count: number;
  /** Whether all of them must be in the DOM, as the page is being printed. */
  readonly all: boolean;
  /** Class of each `tbody`. */
  readonly className: string;
  /** Renders a row, with its key. */
  readonly renderRow: (index: number) => ReactNode;
}

/** Properties of a data table. Pass the same rows and columns in every render. */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Name of the table, shown above it. */
  readonly caption: string;
  /** Whether the caption is visually hidden, because a heading above has the same text. */
  readonly captionHidden?: boolean | undefined;
  /** The columns. The first one names the row. */
  readonly columns: readonly DataColumn<Row>[];
  /** All rows; the table filters, sorts and divides them into pages. With `rowCount` those of one page, as a server has them. */
  readonly rows: readonly Row[];
  /** Stable key of a row. */
  readonly rowKey: (row: Row) => string;
  /** The name of a row in words: that of its checkbox and of the button that opens it. */
  readonly rowLabel: (row: Row) => string;
  /**
   * Number of all rows that a server has for the filter. With it the server filters, sorts and divides: pass its rows for `filter`, `sort`
   * and `page`, which are then controlled.
   */
  readonly rowCount?: number | undefined;
  /** Rows on one page; default 25, `Infinity` for all rows on one page. */
  readonly pageSize?: number | undefined;
  /** The page (controlled), counted from 0. */
  readonly page?: number | undefined;
  /** Called with the page that a person wants, counted from 0; also with 0 after another filter or order. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** The text of the filter (controlled). */
  readonly filter?: string | undefined;
  /** Called with the text of the filter at each key; wait for a pause before you ask a server. */
  readonly onFilterChange?: ((filter: string) => void) | undefined;
  /** `VirtualRows` of `@portal/ui/virtual-rows`: no pages, and only the rows near the window are in the DOM. */
  readonly virtualRows?: ComponentType<DataRowsProps> | undefined;
  /** The order (controlled); `null` for that of `rows`. */
  readonly sort?: DataSort | null | undefined;
  /** Order at first (uncontrolled); default `null`. */
  readonly defaultSort?: DataSort | null | undefined;
  /** Called with the order that a person has chosen. */
  readonly onSortChange?: ((sort: DataSort | null) => void) | undefined;
  /** Keys of the selected rows, also of those on other pages. With it, rows have a checkbox. */
  readonly selectedKeys?: readonly string[] | undefined;
  /** Called with the keys after a change by a person. */
  readonly onSelectedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  /** Details shown below the row; `null` for a row without any. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** Rows are loading: shown and announced if there are none yet, else marked by `aria-busy`. */
  readonly loading?: boolean | undefined;
  /** Why rows could not be loaded, with a button that tries again; announced, and shown above the rows that are there. */
  readonly error?: ReactNode;
  /** Shown instead of the table when there are no rows at all; name the next step. */
  readonly empty: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DataTableTexts> | undefined;
}
