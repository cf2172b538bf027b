import { forwardRef, useId } from 'react';
import type {
  ComponentPropsWithoutRef,
  ForwardedRef,
  ReactElement,
  ReactNode,
  RefAttributes,
} from 'react';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import { ResultRow } from './ResultRow.tsx';
import * as css from './ResultsTable.css.ts';
import { resultsTableTexts } from './texts.ts';
import type { ResultsTableTexts } from './texts.ts';

/** One column; the first one also holds the radio button. */
export interface ResultColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for areas and other figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** Set in the mono face, as parcel numbers are. */
  readonly mono?: boolean | undefined;
}

/** Properties of the results table. */
export interface ResultsTableProps<Row>
  extends Omit<ComponentPropsWithoutRef<'table'>, 'children' | 'onSelect'> {
  readonly columns: readonly [ResultColumn<Row>, ...ResultColumn<Row>[]];
  /** The rows of the page that is shown. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Accessible name of the row's radio button, such as the parcel's display string. */
  readonly rowLabel: (row: Row) => string;
  /** Key of the chosen row. */
  readonly selectedKey: string | null;
  readonly onSelectedKeyChange: (key: string, row: Row) => void;
  /** Rows are refetched; they stay, but say so. */
  readonly busy?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ResultsTableTexts> | undefined;
}

function ResultsTableInner<Row>(
  {
    columns,
    rows,
    rowKey,
    rowLabel,
    selectedKey,
    onSelectedKeyChange,
    busy,
    texts,
    className,
    ...rest
  }: ResultsTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const t = useTexts(resultsTableTexts, texts);
  const group = useId();
  return (
    <table
      {...rest}
      ref={ref}
      className={classNames(css.table, className)}
      aria-busy={busy || undefined}
    >
      <caption className={css.spoken}>{t.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={css.headCell} data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ResultRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            group={group}
            label={rowLabel(row)}
            selected={rowKey(row) === selectedKey}
            onSelect={() => onSelectedKeyChange(rowKey(row), row)}
          />
        ))}
      </tbody>
    </table>
  );
}

/**
 * Search results of which one is chosen (UI-6): a table whose first column holds radio buttons.
 * The arrow keys go from radio to radio; a click anywhere in a row chooses it.
 */
export const ResultsTable = forwardRef(ResultsTableInner) as <Row>(
  props: ResultsTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
