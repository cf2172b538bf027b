import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { ResultsFrame } from './ResultsFrame.tsx';
import type { ResultsProps } from './types.ts';

/** Properties of the results table. */
export interface ResultsTableProps<Row> extends ResultsProps<Row> {
  /** Key of the selected row. */
  readonly selectedKey: string | null;
  /** Called with the key and the row that was selected. */
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
 * Search results with single selection: a table with radio buttons in the first column.
 * Arrow keys move between the radio buttons; a click anywhere in a row selects it.
 */
export const ResultsTable = forwardRef(ResultsTableInner) as <Row>(
  props: ResultsTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
