import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ResultColumn } from './ResultsTable.tsx';
import * as css from './ResultsTable.css.ts';

/** One result with its radio button. */
export function ResultRow<Row>(props: {
  row: Row;
  columns: readonly ResultColumn<Row>[];
  group: string;
  label: string;
  selected: boolean;
  onSelect: () => void;
}): ReactElement {
  const { row, columns, group, label, selected, onSelect } = props;
  const radio = useRef<HTMLInputElement>(null);
  return (
    // The row is only a larger target for the pointer; keyboard and speech have the radio.
    <tr
      className={css.row}
      data-selected={selected || undefined}
      onClick={() => radio.current?.click()}
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={css.cell}
          data-align={column.align}
          data-mono={column.mono || undefined}
        >
          {index === 0 ? (
            <span className={css.choice}>
              <input
                ref={radio}
                type="radio"
                className={css.radio}
                name={group}
                aria-label={label}
                checked={selected}
                onChange={onSelect}
                onClick={(event) => event.stopPropagation()}
              />
              <span>{column.cell(row)}</span>
            </span>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
