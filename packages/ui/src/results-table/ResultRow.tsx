import { useRef } from 'react';
import type { ReactElement } from 'react';
import { ROLE } from '../table/roles.ts';
import * as css from './ResultsTable.css.ts';
import type { ResultChoice, ResultColumn } from './types.ts';

/** One result with its radio button or checkbox. */
export function ResultRow<Row>(
  props: ResultChoice & {
    row: Row;
    columns: readonly ResultColumn<Row>[];
    type: 'radio' | 'checkbox';
    group: string;
    label: string;
    active: boolean;
    onActiveChange: ((active: boolean) => void) | undefined;
  },
): ReactElement {
  const { row, columns, type, group, label, selected, disabled, onSelect } = props;
  const { active, onActiveChange } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    // The row is only a larger target for the pointer; keyboard and screen reader use the input.
    <tr
      {...ROLE.row}
      className={css.row}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      data-active={active || undefined}
      // A finger has no hover, but ends with one.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActiveChange?.(true)}
      onPointerLeave={() => onActiveChange?.(false)}
      onFocus={() => onActiveChange?.(true)}
      onBlur={() => onActiveChange?.(false)}
      onClick={() => input.current?.click()}
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...ROLE.cell}
          className={css.cell}
          data-align={column.align}
          data-mono={column.mono || undefined}
          data-card={column.card}
          translate={column.mono ? 'no' : undefined}
        >
          {index === 0 ? (
            <span className={css.choice}>
              <input
                ref={input}
                type={type}
                className={type === 'radio' ? css.radio : css.box}
                name={group}
                aria-label={label}
                checked={selected}
                disabled={disabled}
                onChange={(event) => onSelect(event.target.checked)}
                onClick={(event) => event.stopPropagation()}
              />
              <span>{column.cell(row)}</span>
            </span>
          ) : (
            <>
              <span className={css.cardLabel} aria-hidden="true">
                {column.header}
              </span>
              {column.cell(row)}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
