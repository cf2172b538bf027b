import type { ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { ROLE } from '../table/roles.ts';
import { langOf } from '../texts/lang-of.ts';
import { isSortable, nextSort } from './arrange.ts';
import { header, parts as css, sort as sortButton } from './DataTable.css.ts';
import type { DataTableTexts } from './texts.ts';
import type { DataColumn, DataSort } from './types.ts';

interface DataHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: DataSort | null;
  readonly selectable: boolean;
  /** Number of the row of headers, where not all rows are in the DOM. */
  readonly rowIndex: number | undefined;
  readonly texts: DataTableTexts;
  readonly onSort: (sort: DataSort | null) => void;
}

/** The headers; those of columns that have an order are buttons. */
export function DataHead<Row>(props: DataHeadProps<Row>): ReactElement {
  const { columns, sort, selectable, rowIndex, texts, onSort } = props;
  return (
    <thead {...ROLE.rowGroup} className={css.head}>
      <tr {...ROLE.row} aria-rowindex={rowIndex}>
        {selectable && (
          <th {...ROLE.columnHeader} className={css.headCell}>
            <span lang={langOf(texts, 'select')} className={css.visuallyHidden}>
              {texts.select}
            </span>
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.id === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              {...ROLE.columnHeader}
              className={css.headCell}
              data-align={column.align}
              aria-sort={direction}
            >
              {isSortable(column) ? (
                <>
                  <button
                    type="button"
                    className={sortButton}
                    onClick={() => onSort(nextSort(column.id, sort))}
                  >
                    {column.header}
                    {direction && (
                      <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />
                    )}
                  </button>
                  <span className={header}>{column.header}</span>
                </>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
