import { memo } from 'react';
import type { ReactElement } from 'react';
import { detailsOf } from '../table/details-of.ts';
import { ROLE } from '../table/roles.ts';
import { langOf } from '../texts/lang-of.ts';
import { box, parts as css, selectCell } from './DataTable.css.ts';
import type { DataTableTexts } from './texts.ts';
import type { DataTableProps } from './types.ts';

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'details' | 'rowLabel'> {
  readonly row: Row;
  readonly rowKey: string;
  readonly id: string;
  /** Whether the row is selected; undefined where rows have no checkbox. */
  readonly selected: boolean | undefined;
  /** Whether a person has opened it. */
  readonly isOpen: boolean;
  /** Number of the row, where not all rows are in the DOM. */
  readonly rowIndex: number | undefined;
  readonly printing: boolean;
  readonly texts: DataTableTexts;
  readonly onSelect: (rowKey: string, selected: boolean) => void;
  readonly onOpen: (rowKey: string, open: boolean) => void;
}

function DataRowInner<Row>(props: DataRowProps<Row>): ReactElement {
  const { row, rowKey, id, columns, details, rowLabel, selected, isOpen, rowIndex } = props;
  const { printing, texts } = props;
  const [name, ...others] = columns;
  const label = rowLabel(row);
  const panel = detailsOf(details, row);
  const open = panel !== null && (isOpen || printing);
  return (
    <>
      <tr {...ROLE.row} aria-rowindex={rowIndex} className={css.row} data-open={open || undefined}>
        {selected !== undefined && (
          <td {...ROLE.cell} className={selectCell}>
            <input
              type="checkbox"
              lang={langOf(texts, 'selectRow')}
              aria-label={texts.selectRow(label)}
              className={box}
              checked={selected}
              onChange={() => props.onSelect(rowKey, !selected)}
            />
          </td>
        )}
        <th {...ROLE.rowHeader} className={css.nameCell}>
          {panel === null ? (
            <span className={css.plainName}>{name?.cell(row)}</span>
          ) : (
            <button
              type="button"
              className={css.toggle}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => props.onOpen(rowKey, !isOpen)}
            >
              <span>
                {name?.cell(row)}
                <span className={css.visuallyHidden}> ({texts.details(label)})</span>
              </span>
            </button>
          )}
        </th>
        {others.map((column) => (
          <td
            key={column.id}
            {...ROLE.cell}
            className={css.cell}
            data-align={column.align}
            data-label={column.header}
          >
            <span className={css.cellValue}>{column.cell(row)}</span>
          </td>
        ))}
      </tr>
      {open && (
        <tr {...ROLE.row} id={id} className={css.detailsRow}>
          <td
            {...ROLE.cell}
            className={css.details}
            colSpan={columns.length + (selected === undefined ? 0 : 1)}
          >
            {panel}
          </td>
        </tr>
      )}
    </>
  );
}

/** One row and its details; memoised, so that a checkbox renders its own row only. */
export const DataRow = memo(DataRowInner) as typeof DataRowInner;
