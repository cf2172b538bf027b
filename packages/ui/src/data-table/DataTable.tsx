import { forwardRef, useId, useRef, useState } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useControllableState, usePrinting, useStableCallback } from '../hooks/index.ts';
import { Pagination } from '../pagination/index.ts';
import {
  useAnnounce,
  useBusyAnnouncement,
  useComponentTexts,
  useDebouncedAnnouncement,
  useLocale,
} from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { ROLE } from '../table/roles.ts';
import { useTightTable } from '../table/use-tight-table.ts';
import { langOf } from '../texts/lang-of.ts';
import { DataHead } from './DataHead.tsx';
import { DataRow } from './DataRow.tsx';
import { parts as css } from './DataTable.css.ts';
import { DataTools } from './DataTools.tsx';
import { TableError } from './TableError.tsx';
import { SelectPage } from './SelectPage.tsx';
import { dataTableTexts } from './texts.ts';
import type { DataRowsProps, DataSort, DataTableProps } from './types.ts';
import { useRows } from './use-rows.ts';

const PAGE_SIZE = 25;
/** The keys of no rows, as one object. */
const NONE: ReadonlySet<string> = new Set();

/** All rows of a page in one `tbody`. */
function PageRows({ count, className, renderRow }: DataRowsProps): ReactElement {
  return (
    <tbody {...ROLE.rowGroup} className={className}>
      {Array.from({ length: count }, (_, at) => renderRow(at))}
    </tbody>
  );
}

function DataTableInner<Row>(
  props: DataTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const { caption, captionHidden, columns, rows, rowKey, rowLabel, details, ...others } = props;
  const {
    rowCount,
    pageSize: givenSize = PAGE_SIZE,
    page: controlledPage,
    onPageChange,
    filter: controlledFilter,
    onFilterChange,
    sort: controlledSort,
    defaultSort = null,
    onSortChange,
    selectedKeys,
    onSelectedKeysChange,
    virtualRows,
    ...more
  } = others;
  const { loading, error, empty, texts, className, ...rest } = more;
  const t = useComponentTexts(dataTableTexts, texts);
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const printing = usePrinting(frame);
  const announce = useAnnounce();
  const id = useId();
  const [filter, setFilter] = useControllableState(controlledFilter, '', onFilterChange);
  const [sort, setSort] = useControllableState(controlledSort, defaultSort, onSortChange);
  const [wantedPage, setPage] = useControllableState(controlledPage, 0, onPageChange);
  const [openKeys, setOpenKeys] = useState(NONE);
  const pageSize = virtualRows ? Infinity : givenSize;
  const { shown, found, all, page, pageCount } = useRows({
    rows,
    columns,
    rowCount,
    filter,
    sort,
    page: wantedPage,
    pageSize,
    locale,
  });
  const some = found === 0 ? 'none' : 'found';
  const isCounted = rowCount === undefined ? found === all : found > 0 || filter === '';
  const arrived = isCounted ? 'count' : some;
  const countText = loading ? 'loading' : arrived;
  const counts = { count: t.count(all), found: t.found(found, all), none: t.none };
  const count = loading ? t.loading : counts[arrived];
  useBusyAnnouncement(loading ? t.loading : null);
  useDebouncedAnnouncement(filter === '' || loading ? null : count);
  const backToStart = (): void => {
    if (wantedPage !== 0) setPage(0);
  };
  const sortBy = (next: DataSort | null): void => {
    setSort(next);
    backToStart();
    const column = columns.find((one) => one.id === next?.id);
    announce(next && column ? t[next.direction](column.header) : t.unsorted, 'polite');
  };
  const selected = new Set(selectedKeys);
  const selectKeys = (keys: readonly string[], isSelected: boolean): void => {
    const changed = new Set(keys);
    const kept = (selectedKeys ?? []).filter((key) => !changed.has(key));
    onSelectedKeysChange?.(isSelected ? [...kept, ...keys] : kept);
  };
  // The same functions at every render: otherwise each checkbox would render all memoised rows.
  const onSelect = useStableCallback((key: string, isSelected: boolean) =>
    selectKeys([key], isSelected),
  );
  const onOpen = useStableCallback((key: string, isOpen: boolean) =>
    setOpenKeys(
      (known) => new Set([...known].filter((one) => one !== key).concat(isOpen ? key : [])),
    ),
  );
  const tableRef = useTightTable(ref);
  const isEmpty = rows.length === 0 && filter === '';
  const renderRow = (at: number): ReactElement | null => {
    const row = shown[at];
    if (row === undefined) return null;
    const key = rowKey(row);
    return (
      <DataRow
        key={key}
        row={row}
        rowKey={key}
        id={`${id}-${at}`}
        columns={columns}
        details={details}
        rowLabel={rowLabel}
        selected={selectedKeys && selected.has(key)}
        isOpen={openKeys.has(key)}
        rowIndex={virtualRows && at + 2}
        printing={printing}
        texts={t}
        onSelect={onSelect}
        onOpen={onOpen}
      />
    );
  };
  const Rows = virtualRows ?? PageRows;
  const shownEmpty = loading ? t.loading : empty;
  return (
    <div
      ref={frame}
      className={rootClassName(css.frame, undefined)}
      aria-busy={loading || undefined}
    >
      {error && <TableError>{error}</TableError>}
      {isEmpty ? (
        !error && (
          <div lang={loading ? langOf(t, 'loading') : undefined} className={css.empty}>
            {shownEmpty}
          </div>
        )
      ) : (
        <>
          <DataTools
            columns={columns}
            text={filter}
            filterable={onFilterChange !== undefined || columns.some((one) => one.filterText)}
            sort={sort}
            count={count}
            countLang={langOf(t, countText)}
            texts={t}
            onText={(next) => {
              setFilter(next);
              backToStart();
            }}
            onSort={sortBy}
          />
          {selectedKeys && (
            <SelectPage
              keys={shown.map(rowKey)}
              selected={selected}
              onSelect={selectKeys}
              isWhole={pageCount === 1}
              texts={t}
            />
          )}
          <table
            {...ROLE.table}
            {...rest}
            ref={tableRef}
            className={rootClassName(css.table, className)}
            aria-rowcount={virtualRows && shown.length + 1}
          >
            <caption className={captionHidden ? css.visuallyHidden : css.caption}>
              {caption}
            </caption>
            <DataHead
              columns={columns}
              sort={sort}
              selectable={selectedKeys !== undefined}
              rowIndex={virtualRows && 1}
              texts={t}
              onSort={sortBy}
            />
            <Rows count={shown.length} all={printing} className={css.body} renderRow={renderRow} />
          </table>
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </>
      )}
    </div>
  );
}

/**
 * Any rows, filtered, sorted and divided into pages in the browser or by a server; rows can be selected and opened. In a narrow
 * container each row becomes a few lines. Only the rows of one page are in the DOM, or with `virtualRows` those near the window, so that
 * 10,000 rows are as fast as 100.
 */
export const DataTable = forwardRef(DataTableInner) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
