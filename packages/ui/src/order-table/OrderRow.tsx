import { memo, useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './OrderTable.css.ts';
import { ROLE } from './roles.ts';
import type { OrderTableTexts } from './texts.ts';
import type { OrderColumn, OrderTableProps } from './types.ts';

interface OrderRowProps<Row> {
  readonly rowKey: string;
  readonly row: Row;
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

/** The column's name inside the cell, seen only where rows are cards; the header is spoken. */
function CardLabel({ children }: { children: string }): ReactElement {
  return (
    <span className={css.cardLabel} aria-hidden="true">
      {children}
    </span>
  );
}

function RowName(props: {
  name: ReactNode;
  open: boolean;
  panelId: string;
  context: string;
  onToggle: () => void;
}): ReactElement {
  const { name, open, panelId, context, onToggle } = props;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      <Icon name="chevron-right" className={css.chevron} />
      <span className={css.toggleText}>
        {name}
        <span className={css.spoken}>, {context}</span>
      </span>
    </button>
  );
}

function DataCell<Row>({ column, row }: { column: OrderColumn<Row>; row: Row }): ReactElement {
  return (
    <td {...ROLE.cell} className={css.cell} data-align={column.align}>
      <CardLabel>{column.header}</CardLabel>
      <span className={css.cellValue}>{column.cell(row)}</span>
    </td>
  );
}

function OrderRowInner<Row>(props: OrderRowProps<Row>): ReactElement {
  const { row, position, columns, details, detailsOpen, printing, onRemove, texts } = props;
  const { rowKey, kept, onToggle } = props;
  const [nameColumn, ...dataColumns] = columns;
  const panelId = useId();
  const [isOpen, setOpen] = useState(detailsOpen);
  // The wish for all rows reaches a row once, when it changes; after that the row is free.
  const [lastWish, setLastWish] = useState(detailsOpen);
  if (lastWish !== detailsOpen) {
    setLastWish(detailsOpen);
    setOpen(detailsOpen);
  }
  const toggle = (): void => {
    if (!kept) setOpen(!isOpen);
    onToggle(rowKey, !isOpen);
  };
  const panel = details?.(row) ?? null;
  const open = panel !== null && (isOpen || printing);
  return (
    <>
      <tr {...ROLE.row} className={css.row} data-open={open || undefined}>
        <td {...ROLE.cell} className={css.number}>
          <span className={css.cardNumber}>{texts.number} </span>
          {position}
        </td>
        <th {...ROLE.rowHeader} className={css.nameCell}>
          {panel === null ? (
            <span className={css.plainName}>{nameColumn.cell(row)}</span>
          ) : (
            <RowName
              name={nameColumn.cell(row)}
              open={open}
              panelId={panelId}
              context={texts.position(position)}
              onToggle={toggle}
            />
          )}
        </th>
        {dataColumns.map((column) => (
          <DataCell key={column.id} column={column} row={row} />
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
