import type { OrderSort, OrderSummary } from '@portal/api';
import { Icon } from '@portal/ui/icons';
import { ROLE } from '@portal/ui/table';
import type { ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { OrderRow } from './OrderRow.tsx';
import * as css from './OrdersTable.css.ts';

interface Column {
  readonly header: MessageId;
  /** The sortings of the column: that of the first click, then the other one. */
  readonly sorts?: readonly [OrderSort, OrderSort];
  readonly align?: 'end';
}

const COLUMNS: readonly Column[] = [
  { header: 'myOrders.order', sorts: ['DATE_DESC', 'DATE'] },
  { header: 'order.extract', sorts: ['PRODUCT', 'PRODUCT_DESC'] },
  { header: 'order.parcel', sorts: ['PARCEL', 'PARCEL_DESC'] },
  { header: 'myOrders.status' },
  { header: 'order.fee', sorts: ['FEE_DESC', 'FEE'], align: 'end' },
  { header: 'myOrders.nextStep' },
];

const directionOf = (sort: OrderSort): 'ascending' | 'descending' =>
  sort.endsWith('_DESC') ? 'descending' : 'ascending';

function ColumnHeader(props: {
  column: Column;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}): ReactElement {
  const { column, sort, onSort } = props;
  const text = useText();
  const name = text(column.header);
  const { sorts } = column;
  const isSorted = sorts?.includes(sort) ?? false;
  const next = sorts?.[sort === sorts[0] ? 1 : 0];
  return (
    <th
      {...ROLE.columnHeader}
      className={css.headCell}
      data-align={column.align}
      aria-sort={isSorted ? directionOf(sort) : undefined}
    >
      {next ? (
        <>
          <span className={css.name}>{name}</span>
          <button type="button" className={css.sort} onClick={() => onSort(next)}>
            {name}
            {isSorted && <Icon name={sort.endsWith('_DESC') ? 'arrow-down' : 'arrow-up'} />}
          </button>
        </>
      ) : (
        name
      )}
    </th>
  );
}

/** Orders as a table; in a narrow container each row has several lines, and stays a table row. */
export function OrdersTable(props: {
  orders: readonly OrderSummary[];
  sort: OrderSort;
  isBusy: boolean;
  onSort: (sort: OrderSort) => void;
}): ReactElement {
  const { orders, sort, isBusy, onSort } = props;
  const text = useText();
  return (
    <table
      {...ROLE.table}
      className={css.table}
      aria-label={text('page.myOrders')}
      aria-busy={isBusy || undefined}
    >
      <thead {...ROLE.rowGroup} className={css.head}>
        <tr {...ROLE.row}>
          {COLUMNS.map((column) => (
            <ColumnHeader key={column.header} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowGroup} className={css.body}>
        {orders.map((order) => (
          <OrderRow key={order.orderNumber} order={order} />
        ))}
      </tbody>
    </table>
  );
}
