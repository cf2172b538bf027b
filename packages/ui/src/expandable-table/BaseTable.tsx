import { useEffect, useId, useRef } from 'react';
import type { ForwardedRef, MouseEvent, ReactElement, RefObject } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { isElement, useStableCallback, usePrinting } from '../hooks/index.ts';
import { useAnnounce, useBusyAnnouncement, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { ROLE } from '../table/roles.ts';
import { useTightTable } from '../table/use-tight-table.ts';
import type { TextCatalogue } from '../texts/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { ExpandableRow } from './ExpandableRow.tsx';
import type { ExpandableParts } from './expandable-styles.ts';
import type { ExpandableTableTexts } from './texts.ts';
import * as totalCss from './TotalRow.css.ts';
import type { ExpandableTableProps } from './types.ts';

/** Attributes of the frame: they remove the row whose remove button was clicked. */
interface Removal {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent) => void;
}

/** Focuses the next row's remove button after a removal, else the last one's, else the frame. */
function useRemoval<Row>(
  rows: readonly Row[],
  onRemove: ExpandableTableProps<Row>['onRemove'],
  texts: ExpandableTableTexts,
): Removal {
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const removed = useRef<readonly [position: number, count: number] | null>(null);
  useEffect(() => {
    if (!removed.current) return;
    const [position, count] = removed.current;
    if (rows.length >= count) return;
    removed.current = null;
    announce(texts.removed(position), 'polite');
    const next = Math.min(position, rows.length);
    const button = frame.current?.querySelector<HTMLElement>(`[data-remove-position="${next}"]`);
    moveFocus(button ?? frame.current);
  }, [rows, announce, texts]);
  const onClick = ({ target }: MouseEvent): void => {
    if (!isElement(target)) return;
    const button = target.closest<HTMLElement>('[data-remove-position]');
    const position = Number(button?.dataset['removePosition']);
    const row = rows[position - 1];
    // Not that of a table in the details of a row.
    if (!row || button?.closest('table')?.parentElement !== frame.current) return;
    removed.current = [position, rows.length];
    onRemove?.(row, position);
  };
  // Not on each button: see `OWN_CLICK_LISTENER`.
  return { ref: frame, onClick };
}

interface BaseTableProps<Row> extends ExpandableTableProps<Row> {
  readonly tableRef: ForwardedRef<HTMLTableElement>;
  /** The classes of the table that stands on this one. */
  readonly parts: ExpandableParts;
  readonly catalogue: TextCatalogue<ExpandableTableTexts>;
}

/** The table behind `ExpandableTable` and the order table, which have their own classes and words. */
export function BaseTable<Row>({
  caption,
  captionHidden,
  columns,
  picture,
  description,
  rows,
  numbered = true,
  rowKey,
  details,
  detailsOpen = false,
  openKeys,
  onRowToggle,
  loading,
  rowActions,
  onRemove,
  total,
  empty,
  texts,
  catalogue,
  parts: css,
  tableRef,
  className,
  ...rest
}: BaseTableProps<Row>): ReactElement {
  const t = useComponentTexts(catalogue, texts);
  const ref = useTightTable(tableRef);
  const removal = useRemoval(rows, onRemove, t);
  const printing = usePrinting(removal.ref);
  // The same function at every render: otherwise each toggle would render all memoised rows.
  const onToggle = useStableCallback((key: string, open: boolean) => onRowToggle?.(key, open));
  useBusyAnnouncement(loading ? t.loading : null);
  // The text above the column of buttons.
  const buttons = rowActions ? 'actions' : onRemove && 'remove';
  const id = useId();
  const isEmpty = rows.length === 0;
  return (
    // It has the focus after the last removal, and its description is spoken: once, as it is another element then. A text that is
    // its name would be left out when Orca reads the page.
    <div
      key={`${isEmpty}`}
      {...removal}
      className={rootClassName(css.frame, undefined)}
      role={isEmpty ? 'group' : undefined}
      aria-describedby={isEmpty ? id : undefined}
      tabIndex={-1}
      aria-busy={loading || undefined}
    >
      {isEmpty ? (
        <div id={id} lang={loading ? langOf(t, 'loading') : undefined} className={css.empty}>
          {loading ? t.loading : empty}
        </div>
      ) : (
        <table
          {...ROLE.table}
          {...rest}
          ref={ref}
          className={rootClassName(css.table, className)}
          data-pictures={picture ? '' : undefined}
        >
          <caption className={captionHidden ? css.visuallyHidden : css.caption}>{caption}</caption>
          <thead {...ROLE.rowGroup} className={css.head}>
            <tr {...ROLE.row}>
              {numbered && (
                <th lang={langOf(t, 'number')} {...ROLE.columnHeader} className={css.headCell}>
                  {t.number}
                </th>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...ROLE.columnHeader}
                  className={css.headCell}
                  data-align={column.align}
                >
                  {column.header}
                </th>
              ))}
              {buttons && (
                <th {...ROLE.columnHeader} className={css.headCell}>
                  <span lang={langOf(t, buttons)} className={css.visuallyHidden}>
                    {t[buttons]}
                  </span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...ROLE.rowGroup} className={css.body}>
            {rows.map((row, index) => (
              <ExpandableRow
                key={rowKey(row)}
                rowKey={rowKey(row)}
                row={row}
                idPrefix={id}
                position={index + 1}
                numbered={numbered}
                columns={columns}
                picture={picture}
                description={description}
                details={details}
                detailsOpen={openKeys?.has(rowKey(row)) ?? detailsOpen}
                isControlled={openKeys !== undefined}
                onToggle={onToggle}
                printing={printing}
                rowActions={rowActions}
                isRemovable={onRemove !== undefined}
                parts={css}
                texts={t}
              />
            ))}
          </tbody>
          {total && (
            <tfoot {...ROLE.rowGroup} className={totalCss.foot}>
              <tr {...ROLE.row} className={totalCss.row}>
                <th
                  {...ROLE.rowHeader}
                  className={totalCss.label}
                  colSpan={Math.max(1, columns.length - (numbered ? 0 : 1))}
                >
                  {total.label}
                </th>
                <td {...ROLE.cell} className={totalCss.value}>
                  {total.value}
                </td>
                {buttons && <td {...ROLE.cell} className={totalCss.filler} />}
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </div>
  );
}
