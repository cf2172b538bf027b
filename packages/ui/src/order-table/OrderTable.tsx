import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { BaseTable } from '../expandable-table/BaseTable.tsx';
import type { ExpandableTableProps } from '../expandable-table/types.ts';
import { parts } from './OrderTable.css.ts';
import { orderTableTexts } from './texts.ts';

function OrderTableInner<Row>(
  props: ExpandableTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
): ReactElement {
  return <BaseTable {...props} tableRef={ref} parts={parts} catalogue={orderTableTexts} />;
}

/**
 * The extracts of an order: an `ExpandableTable` with numbered positions, and with the words of an order.
 */
export const OrderTable = forwardRef(OrderTableInner) as <Row>(
  props: ExpandableTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
