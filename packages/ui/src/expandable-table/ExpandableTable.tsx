import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { BaseTable } from './BaseTable.tsx';
import { parts } from './ExpandableTable.css.ts';
import { expandableTableTexts } from './texts.ts';
import type { ExpandableTableProps } from './types.ts';

function ExpandableTableInner<Row>(
  { numbered = false, ...props }: ExpandableTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  return (
    <BaseTable
      {...props}
      numbered={numbered}
      tableRef={ref}
      parts={parts}
      catalogue={expandableTableTexts}
    />
  );
}

/**
 * A table of any rows that open individually or all at once, with buttons in each row, a total and an empty state. In a narrow
 * container each row becomes a few lines. Details of closed rows are not in the DOM.
 */
export const ExpandableTable = forwardRef(ExpandableTableInner) as <Row>(
  props: ExpandableTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
