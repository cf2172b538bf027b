import { forwardRef, useEffect, useId, useRef } from 'react';
import type { ForwardedRef, MouseEvent, ReactElement, RefAttributes, RefObject } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { useStableCallback, usePrinting } from '../hooks/index.ts';
import { useAnnounce, useBusyAnnouncement, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { OrderRow } from './OrderRow.tsx';
import * as css from './OrderTable.css.ts';
import { ROLE } from '../table/roles.ts';
import { langOf } from '../texts/lang-of.ts';
import { orderTableTexts } from './texts.ts';
import type { OrderTableTexts } from './texts.ts';
import { TotalRow } from './TotalRow.tsx';
import type { OrderColumn, OrderTableProps } from './types.ts';

interface Removal {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Remove the row whose remove button was clicked. */
  readonly handlers: { readonly onClick: (event: MouseEvent) => void };
}

/** Focuses the next row's remove button after a removal, else the last one's, else the frame. */
function useRemoval<Row>(
  rows: readonly Row[],
  onRemove: OrderTableProps<Row>['onRemove'],
  texts: OrderTableTexts,
): Removal {
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const removed = useRef<{ position: number; count: number } | null>(null);
  useEffect(() => {
    const removal = removed.current;
    if (!removal || rows.length >= removal.count) return;
    removed.current = null;
    announce(texts.removed(removal.position), 'polite');
    const next = Math.min(removal.position, rows.length);
    const button = frame.current?.querySelector<HTMLElement>(`[data-remove-position="${next}"]`);
    moveFocus(button ?? frame.current);
  }, [rows, announce, texts]);
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-remove-position]');
    const position = Number(button?.dataset['removePosition']);
    const row = rows[position - 1];
    // Not that of a table in the details of a row.
    if (!row || button?.closest('table')?.parentElement !== frame.current) return;
    removed.current = { position, count: rows.length };
    onRemove?.(row, position);
  };
  // Not on each button: see `OWN_CLICK_LISTENER`.
  return { frame, handlers: { onClick } };
}

function Head<Row>(props: {
  columns: readonly OrderColumn<Row>[];
  numbered: boolean;
  /** Header of the column with the buttons; null without buttons. */
  actions: string | null;
  /** Whether there are other buttons than the one that removes. */
  rowActions: boolean;
  texts: OrderTableTexts;
}): ReactElement {
  const { columns, numbered, actions, texts, rowActions } = props;
  const actionsLang = langOf(texts, rowActions ? 'actions' : 'remove');
  return (
    <thead {...ROLE.rowGroup} className={css.head}>
      <tr {...ROLE.row}>
        {numbered && (
          <th lang={langOf(texts, 'number')} {...ROLE.columnHeader} className={css.headCell}>
            {texts.number}
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
        {actions !== null && (
          <th {...ROLE.columnHeader} className={css.headCell}>
            <span lang={actionsLang} className={css.visuallyHidden}>
              {actions}
            </span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function OrderTableInner<Row>(
  {
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
    className,
    ...rest
  }: OrderTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const t = useComponentTexts(orderTableTexts, texts);
  const printing = usePrinting();
  const { frame, handlers } = useRemoval(rows, onRemove, t);
  // The same function at every render: otherwise each toggle would render all memoised rows.
  const onToggle = useStableCallback((key: string, open: boolean) => onRowToggle?.(key, open));
  useBusyAnnouncement(loading ? t.loading : null);
  const removeHeader = onRemove ? t.remove : null;
  const actionsHeader = rowActions ? t.actions : removeHeader;
  const id = useId();
  const isEmpty = rows.length === 0;
  return (
    // It has the focus after the last removal, and its description is spoken: once, as it is another element then. A text that is
    // its name would be left out when Orca reads the page.
    <div
      key={`${isEmpty}`}
      {...handlers}
      ref={frame}
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
          <Head
            columns={columns}
            numbered={numbered}
            actions={actionsHeader}
            rowActions={rowActions !== undefined}
            texts={t}
          />
          <tbody {...ROLE.rowGroup} className={css.body}>
            {rows.map((row, index) => (
              <OrderRow
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
                detailsOpen={openKeys ? openKeys.has(rowKey(row)) : detailsOpen}
                isControlled={openKeys !== undefined}
                onToggle={onToggle}
                printing={printing}
                rowActions={rowActions}
                isRemovable={onRemove !== undefined}
                texts={t}
              />
            ))}
          </tbody>
          {total && (
            <TotalRow
              {...total}
              labelSpan={columns.length - (numbered ? 0 : 1)}
              hasActions={actionsHeader !== null}
            />
          )}
        </table>
      )}
    </div>
  );
}

/**
 * The extracts of an order: a table with numbered rows that open individually or all at
 * once, remove buttons, a total and an empty state. In a narrow container each row becomes a few
 * lines. Details of closed rows are not in the DOM.
 */
export const OrderTable = forwardRef(OrderTableInner) as <Row>(
  props: OrderTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
