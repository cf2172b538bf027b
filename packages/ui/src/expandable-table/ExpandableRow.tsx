import { memo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, iconOf } from '../icons/index.ts';
import { detailsOf } from '../table/details-of.ts';
import { ROLE } from '../table/roles.ts';
import { langOf } from '../texts/lang-of.ts';
import type { ExpandableParts } from './expandable-styles.ts';
import type { ExpandableTableTexts } from './texts.ts';
import type { ExpandableTableProps } from './types.ts';

interface ExpandableRowProps<Row> {
  readonly rowKey: string;
  readonly row: Row;
  /** Prefix of the ids in this table. */
  readonly idPrefix: string;
  readonly position: number;
  readonly numbered: boolean;
  readonly columns: ExpandableTableProps<Row>['columns'];
  readonly picture: ExpandableTableProps<Row>['picture'];
  readonly description: ExpandableTableProps<Row>['description'];
  readonly details: ExpandableTableProps<Row>['details'];
  /** Whether the consumer wants the details open. */
  readonly detailsOpen: boolean;
  /** Whether the consumer owns the open state; the row then only calls `onToggle`. */
  readonly isControlled: boolean;
  readonly onToggle: (rowKey: string, open: boolean) => void;
  readonly printing: boolean;
  readonly rowActions: ExpandableTableProps<Row>['rowActions'];
  readonly isRemovable: boolean;
  readonly parts: ExpandableParts;
  readonly texts: ExpandableTableTexts;
}

/**
 * Text needs no wrapper. Hundreds of rows are rendered at once, and the cost grows with elements
 * and components (`pnpm bench ui`): therefore no part of a row is a component or has an element it
 * does not need.
 */
function cellContent(content: ReactNode, css: ExpandableParts): ReactNode {
  const isText = typeof content === 'string' || typeof content === 'number';
  return isText ? content : <span className={css.cellValue}>{content}</span>;
}

function ExpandableRowInner<Row>(props: ExpandableRowProps<Row>): ReactElement {
  const { row, position, numbered, columns, details, detailsOpen, printing, isRemovable, texts } =
    props;
  const {
    rowKey,
    idPrefix,
    isControlled,
    onToggle,
    rowActions,
    picture,
    description,
    parts: css,
  } = props;
  const [nameColumn, ...dataColumns] = columns;
  const [[applied, isOpen], setState] = useState([detailsOpen, detailsOpen]);
  // `detailsOpen` is applied when it changes; in between the row keeps its own state.
  if (applied !== detailsOpen) setState([detailsOpen, detailsOpen]);
  const toggle = (): void => {
    if (!isControlled) setState([applied, !isOpen]);
    onToggle(rowKey, !isOpen);
  };
  const panel = detailsOf(details, row);
  const open = panel !== null && (isOpen || printing);
  const name = nameColumn?.cell(row);
  const context = texts.position(position);
  const isText = typeof name === 'string';
  const visibleName = isText ? (
    name
  ) : (
    <span>
      {name}
      <span className={css.visuallyHidden}> ({context})</span>
    </span>
  );
  const panelId = `${idPrefix}-${position}`;
  const heading =
    panel === null ? (
      <span className={css.plainName}>{name}</span>
    ) : (
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={isText ? `${name} (${context})` : undefined}
        onClick={toggle}
      >
        {visibleName}
      </button>
    );
  return (
    <>
      <tr {...ROLE.row} className={css.row} data-open={open || undefined}>
        {numbered && (
          <td {...ROLE.cell} className={css.number} data-label={texts.number}>
            {position}
          </td>
        )}
        <th {...ROLE.rowHeader} className={css.nameCell}>
          {picture || description ? (
            <div className={css.named}>
              {picture && <span className={css.picture}>{picture(row)}</span>}
              <div className={css.nameLines}>
                {heading}
                {description && <span className={css.description}>{description(row)}</span>}
              </div>
            </div>
          ) : (
            heading
          )}
        </th>
        {dataColumns.map((column) => (
          <td
            key={column.id}
            {...ROLE.cell}
            className={css.cell}
            data-align={column.align}
            data-narrow={column.narrowPlacement}
            data-label={column.header}
          >
            {cellContent(column.cell(row), css)}
          </td>
        ))}
        {(isRemovable || rowActions) && (
          <td {...ROLE.cell} className={css.actionsCell}>
            {rowActions?.map((action) => (
              <button
                key={action.id}
                type="button"
                className={css.action}
                aria-label={action.label(position)}
                // Not `disabled`: an action that disables itself would lose the focus.
                aria-disabled={action.disabled || undefined}
                onClick={action.disabled ? undefined : () => action.onClick(row, position)}
              >
                {iconOf(action.icon)}
              </button>
            ))}
            {isRemovable && (
              <button
                lang={langOf(texts, 'removeItem')}
                type="button"
                className={css.remove}
                aria-label={texts.removeItem(position)}
                data-remove-position={position}
              >
                <Icon name="trash" />
              </button>
            )}
          </td>
        )}
      </tr>
      {open && (
        <tr {...ROLE.row} id={panelId} className={css.detailsRow}>
          <td
            {...ROLE.cell}
            className={css.details}
            colSpan={columns.length + (numbered ? 1 : 0) + (isRemovable || rowActions ? 1 : 0)}
          >
            {panel}
          </td>
        </tr>
      )}
    </>
  );
}

/** One row and its details; memoised so that a toggle renders its own row only. */
export const ExpandableRow = memo(ExpandableRowInner) as typeof ExpandableRowInner;
