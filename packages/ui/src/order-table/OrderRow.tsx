import { memo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './OrderTable.css.ts';
import { ROLE } from './roles.ts';
import type { OrderTableTexts } from './texts.ts';
import type { OrderTableProps } from './types.ts';

interface OrderRowProps<Row> {
  readonly rowKey: string;
  readonly row: Row;
  /** Begins the ids in this table. */
  readonly idPrefix: string;
  readonly position: number;
  readonly columns: OrderTableProps<Row>['columns'];
  readonly details: OrderTableProps<Row>['details'];
  /** Whether the owner wants it open. */
  readonly detailsOpen: boolean;
  /** Whether the owner keeps the state; the row then only asks. */
  readonly kept: boolean;
  readonly onToggle: (rowKey: string, open: boolean) => void;
  readonly printing: boolean;
  readonly onRemove: ((row: Row, position: number) => void) | undefined;
  readonly texts: OrderTableTexts;
}

/**
 * A plain text stands in its element by itself. Hundreds of rows are drawn at once, and what they cost is counted in
 * elements and components (bench/rows.ts): therefore no part of a row is a component, and nothing is wrapped unasked.
 */
function valueOf(content: ReactNode): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number';
  return isText ? content : <span className={css.cellValue}>{content}</span>;
}

function OrderRowInner<Row>(props: OrderRowProps<Row>): ReactElement {
  const { row, position, columns, details, detailsOpen, printing, onRemove, texts } = props;
  const { rowKey, idPrefix, kept, onToggle } = props;
  const [nameColumn, ...dataColumns] = columns;
  const [{ wish, isOpen }, setState] = useState({ wish: detailsOpen, isOpen: detailsOpen });
  // The wish for all rows reaches a row once, when it changes; after that the row is free.
  if (wish !== detailsOpen) setState({ wish: detailsOpen, isOpen: detailsOpen });
  const toggle = (): void => {
    if (!kept) setState({ wish, isOpen: !isOpen });
    onToggle(rowKey, !isOpen);
  };
  const panel = details?.(row) ?? null;
  const open = panel !== null && (isOpen || printing);
  const name = nameColumn.cell(row);
  const context = texts.position(position);
  const isText = typeof name === 'string';
  const shownName = isText ? (
    name
  ) : (
    <span>
      {name}
      <span className={css.spoken}>, {context}</span>
    </span>
  );
  const panelId = `${idPrefix}-${position}`;
  return (
    <>
      <tr {...ROLE.row} className={css.row} data-open={open || undefined}>
        <td {...ROLE.cell} className={css.number} data-label={texts.number}>
          {position}
        </td>
        <th {...ROLE.rowHeader} className={css.nameCell}>
          {panel === null ? (
            <span className={css.plainName}>{name}</span>
          ) : (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              aria-label={isText ? `${name}, ${context}` : undefined}
              onClick={toggle}
            >
              {shownName}
            </button>
          )}
        </th>
        {dataColumns.map((column) => (
          <td
            key={column.id}
            {...ROLE.cell}
            className={css.cell}
            data-align={column.align}
            data-label={column.header}
          >
            {valueOf(column.cell(row))}
          </td>
        ))}
        {onRemove && (
          <td {...ROLE.cell} className={css.removeCell}>
            <button
              type="button"
              className={css.remove}
              aria-label={texts.removeItem(position)}
              data-remove-position={position}
              onClick={() => onRemove(row, position)}
            >
              <Icon name="trash" />
            </button>
          </td>
        )}
      </tr>
      {open && (
        <tr {...ROLE.row} id={panelId} className={css.detailsRow}>
          <td
            {...ROLE.cell}
            className={css.details}
            colSpan={columns.length + 1 + (onRemove ? 1 : 0)}
          >
            {panel}
          </td>
        </tr>
      )}
    </>
  );
}

/** One position and, when open, its details; memoised so that a toggle stays in its row. */
export const OrderRow = memo(OrderRowInner) as typeof OrderRowInner;
