import { useId } from 'react';
import type { ForwardedRef, ReactElement } from 'react';
import { ROLE } from '../table/roles.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { ResultRow } from './ResultRow.tsx';
import * as css from './ResultsTable.css.ts';
import { resultsTableTexts } from './texts.ts';
import type { ResultChoice, ResultsProps } from './types.ts';
import { langOf } from '../texts/lang-of.ts';

type FrameProps<Row> = ResultsProps<Row> & {
  /** Single or multiple selection. */
  type: 'radio' | 'checkbox';
  choiceOf: (row: Row) => ResultChoice;
  tableRef: ForwardedRef<HTMLTableElement>;
};

/** The table of the results; in a narrow container each cell shows its column header. */
export function ResultsFrame<Row>({
  columns,
  rows,
  rowKey,
  rowLabel,
  type,
  choiceOf,
  activeKey = null,
  onActiveKeyChange,
  loading,
  texts,
  tableRef,
  className,
  ...rest
}: FrameProps<Row>): ReactElement {
  const t = useComponentTexts(resultsTableTexts, texts);
  const group = useId();
  return (
    <div className={rootClassName(css.frame, undefined)}>
      <table
        {...ROLE.table}
        {...rest}
        ref={tableRef}
        className={rootClassName(css.table, className)}
        aria-busy={loading || undefined}
      >
        <caption lang={langOf(t, 'caption')} className={css.visuallyHidden}>
          {t.caption}
        </caption>
        <thead {...ROLE.rowGroup} className={css.head}>
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...ROLE.columnHeader}
                className={css.headCell}
                data-align={column.align}
                data-card={column.card}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowGroup} className={css.body}>
          {rows.map((row) => (
            <ResultRow
              key={rowKey(row)}
              {...choiceOf(row)}
              row={row}
              columns={columns}
              type={type}
              group={group}
              label={rowLabel(row)}
              active={rowKey(row) === activeKey}
              onActiveChange={
                onActiveKeyChange && ((active) => onActiveKeyChange(active ? rowKey(row) : null))
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
