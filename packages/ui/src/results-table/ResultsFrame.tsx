import type { ForwardedRef, ReactElement, ReactNode } from 'react';
import { ROLE } from '../order-table/roles.ts';
import { classNames } from '../styles/index.ts';
import * as css from './ResultsTable.css.ts';
import type { ResultsProps } from './types.ts';

type FrameProps<Row> = Omit<ResultsProps<Row>, 'rows' | 'rowKey' | 'rowLabel' | 'texts'> & {
  caption: string;
  tableRef: ForwardedRef<HTMLTableElement>;
  children: ReactNode;
};

/** The table around the rows; where there is little room each row shows its facts with their names. */
export function ResultsFrame<Row>(props: FrameProps<Row>): ReactElement {
  const { columns, busy, caption, tableRef, className, children, ...rest } = props;
  return (
    <div className={css.frame}>
      <table
        {...ROLE.table}
        {...rest}
        ref={tableRef}
        className={classNames(css.table, className)}
        aria-busy={busy || undefined}
      >
        <caption className={css.spoken}>{caption}</caption>
        <thead {...ROLE.rowGroup} className={css.head}>
          <tr {...ROLE.row}>
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
          </tr>
        </thead>
        <tbody {...ROLE.rowGroup} className={css.body}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
