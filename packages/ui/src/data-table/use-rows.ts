import { useMemo } from 'react';
import { filtered, sorted } from './arrange.ts';
import type { DataSort, DataTableProps } from './types.ts';

/** Which rows are shown. */
interface ShownRows<Row> {
  /** Those in the DOM, or all of which some are. */
  readonly shown: readonly Row[];
  /** How many pass the filter, on all pages. */
  readonly found: number;
  /** How many there are; those of a server are counted with its filter only. */
  readonly all: number;
  readonly page: number;
  readonly pageCount: number;
}

interface RowsOptions<Row> extends Pick<DataTableProps<Row>, 'rows' | 'columns' | 'rowCount'> {
  readonly filter: string;
  readonly sort: DataSort | null;
  readonly page: number;
  readonly pageSize: number;
  readonly locale: string;
}

/** Filters, sorts and divides rows into pages, unless a server has done so. */
export function useRows<Row>(options: RowsOptions<Row>): ShownRows<Row> {
  const { rows, columns, rowCount, filter, sort, page: wanted, pageSize, locale } = options;
  const isOfServer = rowCount !== undefined;
  const arranged = useMemo(
    () =>
      isOfServer ? rows : sorted(filtered(rows, columns, filter, locale), columns, sort, locale),
    [isOfServer, rows, columns, filter, sort, locale],
  );
  const found = rowCount ?? arranged.length;
  const pageCount = Math.max(1, Math.ceil(found / pageSize));
  // Rows may have been removed since.
  const page = Math.min(wanted, pageCount - 1);
  const isWhole = isOfServer || arranged.length <= pageSize;
  return {
    shown: isWhole ? arranged : arranged.slice(page * pageSize, (page + 1) * pageSize),
    found,
    all: rowCount ?? rows.length,
    page,
    pageCount,
  };
}
