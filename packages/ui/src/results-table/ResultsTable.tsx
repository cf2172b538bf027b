import { forwardRef, useId } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useTexts } from '../provider/index.ts';
import { ResultRow } from './ResultRow.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';
import { resultsTableTexts } from './texts.ts';
import type { ResultsProps } from './types.ts';

/** Properties of the results table. */
export interface ResultsTableProps<Row> extends ResultsProps<Row> {
  /** Key of the chosen row. */
  readonly selectedKey: string | null;
  readonly onSelectedKeyChange: (key: string, row: Row) => void;
}

function ResultsTableInner<Row>(
  {
    rows,
    rowKey,
    rowLabel,
    selectedKey,
    onSelectedKeyChange,
    texts,
    ...frame
  }: ResultsTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  const t = useTexts(resultsTableTexts, texts);
  const group = useId();
  return (
    <ResultsFrame {...frame} caption={t.caption} tableRef={ref}>
      {rows.map((row) => (
        <ResultRow
          key={rowKey(row)}
          row={row}
          columns={frame.columns}
          type="radio"
          group={group}
          label={rowLabel(row)}
          selected={rowKey(row) === selectedKey}
          onSelect={() => onSelectedKeyChange(rowKey(row), row)}
        />
      ))}
    </ResultsFrame>
  );
}

/**
 * Search results of which one is chosen (UI-6): a table whose first column holds radio buttons.
 * The arrow keys go from radio to radio; a click anywhere in a row chooses it.
 */
export const ResultsTable = forwardRef(ResultsTableInner) as <Row>(
  props: ResultsTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
