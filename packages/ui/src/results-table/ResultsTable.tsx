import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { ResultsFrame } from './ResultsFrame.tsx';
import type { ResultsProps } from './types.ts';

/** Properties of the results table. */
export interface ResultsTableProps<Row> extends ResultsProps<Row> {
  /** Key of the chosen row. */
  readonly selectedKey: string | null;
  /** Called with the key and the row that was chosen. */
  readonly onSelectedKeyChange: (key: string, row: Row) => void;
}

function ResultsTableInner<Row>(
  { selectedKey, onSelectedKeyChange, ...table }: ResultsTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  return (
    <ResultsFrame
      {...table}
      tableRef={ref}
      type="radio"
      choiceOf={(row) => {
        const key = table.rowKey(row);
        return { selected: key === selectedKey, onSelect: () => onSelectedKeyChange(key, row) };
      }}
    />
  );
}

/**
 * Search results of which one is chosen (UI-6): a table whose first column holds radio buttons.
 * The arrow keys go from radio to radio; a click anywhere in a row chooses it.
 */
export const ResultsTable = forwardRef(ResultsTableInner) as <Row>(
  props: ResultsTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
