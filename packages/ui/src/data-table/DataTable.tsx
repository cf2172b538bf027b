import { forwardRef, useId, useMemo, useState } from 'react';
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
import { filtered, sorted } from './arrange.ts';
import { DataHead } from './DataHead.tsx';
import { DataRow } from './DataRow.tsx';
import { box, count as countPart, parts as css, selectPage } from './DataTable.css.ts';
import { DataTools } from './DataTools.tsx';
import { dataTableTexts } from './texts.ts';
import type { DataSort, DataTableProps } from './types.ts';

const PAGE_SIZE = 25;

function DataTableInner<Row>(
  props: DataTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const { caption, captionHidden, columns, rows, rowKey, rowLabel, details, ...others } = props;
  const {
    pageSize = PAGE_SIZE,
    sort: controlledSort,
    defaultSort = null,
    onSortChange,
    selectedKeys,
    onSelectedKeysChange,
    ...more
  } = others;
  const { loading, empty, texts, className, ...rest } = more;
  const t = useComponentTexts(dataTableTexts, texts);
  const locale = useLocale();
  const printing = usePrinting();
  const announce = useAnnounce();
  const id = useId();
  const [text, setText] = useState('');
  const [sort, setSort] = useControllableState(controlledSort, defaultSort, onSortChange);
  const [wantedPage, setPage] = useState(0);
  const found = useMemo(
    () => sorted(filtered(rows, columns, text, locale), columns, sort, locale),
    [rows, columns, text, sort, locale],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  // Rows may have been removed since.
  const page = Math.min(wantedPage, pageCount - 1);
  const shown =
    found.length > pageSize ? found.slice(page * pageSize, (page + 1) * pageSize) : found;
  const some = found.length === 0 ? 'none' : 'found';
  const countText = found.length === rows.length ? 'count' : some;
  const count = {
    count: t.count(rows.length),
    found: t.found(found.length, rows.length),
    none: t.none,
  }[countText];
  useBusyAnnouncement(loading ? t.loading : null);
  useDebouncedAnnouncement(text === '' ? null : count);
  const sortBy = (next: DataSort | null): void => {
    setSort(next);
    setPage(0);
    const column = columns.find((one) => one.id === next?.id);
    announce(next && column ? t[next.direction](column.header) : t.unsorted, 'polite');
  };
  const selected = new Set(selectedKeys);
  const selectKeys = (keys: readonly string[], isSelected: boolean): void => {
    const kept = (selectedKeys ?? []).filter((key) => !keys.includes(key));
    onSelectedKeysChange?.(isSelected ? [...kept, ...keys] : kept);
  };
  // The same function at every render: otherwise each checkbox would render all memoised rows.
  const onSelect = useStableCallback((key: string, isSelected: boolean) =>
    selectKeys([key], isSelected),
  );
  const tableRef = useTightTable(ref);
  const keys = shown.map(rowKey);
  const selectedOnPage = keys.filter((key) => selected.has(key)).length;
  const isEmpty = rows.length === 0;
  return (
    <div className={rootClassName(css.frame, undefined)} aria-busy={loading || undefined}>
      {isEmpty ? (
        <div lang={loading ? langOf(t, 'loading') : undefined} className={css.empty}>
          {loading ? t.loading : empty}
        </div>
      ) : (
        <>
          <DataTools
            columns={columns}
            text={text}
            sort={sort}
            count={count}
            countLang={langOf(t, countText)}
            texts={t}
            onText={(next) => {
              setText(next);
              setPage(0);
            }}
            onSort={sortBy}
          />
          {selectedKeys && (
            <div className={selectPage}>
              <input
                // `indeterminate` is a property without an HTML attribute.
                ref={(input) => {
                  if (input) {
                    input.indeterminate = selectedOnPage > 0 && selectedOnPage < keys.length;
                  }
                }}
                type="checkbox"
                id={`${id}-page`}
                className={box}
                checked={keys.length > 0 && selectedOnPage === keys.length}
                onChange={() => selectKeys(keys, selectedOnPage < keys.length)}
              />
              <label lang={langOf(t, 'selectPage')} htmlFor={`${id}-page`}>
                {t.selectPage}
              </label>
              <output lang={langOf(t, 'selected')} className={countPart}>
                {t.selected(selected.size)}
              </output>
            </div>
          )}
          <table
            {...ROLE.table}
            {...rest}
            ref={tableRef}
            className={rootClassName(css.table, className)}
          >
            <caption className={captionHidden ? css.visuallyHidden : css.caption}>
              {caption}
            </caption>
            <DataHead
              columns={columns}
              sort={sort}
              selectable={selectedKeys !== undefined}
              texts={t}
              onSort={sortBy}
            />
            <tbody {...ROLE.rowGroup} className={css.body}>
              {shown.map((row, at) => (
                <DataRow
                  key={keys[at]}
                  row={row}
                  rowKey={keys[at] ?? ''}
                  id={`${id}-${at}`}
                  columns={columns}
                  details={details}
                  rowLabel={rowLabel}
                  selected={selectedKeys && selected.has(keys[at] ?? '')}
                  printing={printing}
                  texts={t}
                  onSelect={onSelect}
                />
              ))}
            </tbody>
          </table>
          <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
        </>
      )}
    </div>
  );
}

/**
 * Any rows, filtered, sorted and divided into pages in the browser; rows can be selected and opened. In a narrow container each row
 * becomes a few lines. Only the rows of one page are in the DOM, so that 10,000 rows are as fast as 100.
 */
export const DataTable = forwardRef(DataTableInner) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
