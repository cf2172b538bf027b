import type { Order, OrderPosition } from '@portal/api';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { OrderTable } from '@portal/ui/order-table';
import type { OrderColumn } from '@portal/ui/order-table';
import { useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { displayName } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ApprovalBadge } from './ApprovalBadge.tsx';
import { positionFacts } from './order-texts.ts';
import { useMoney } from './use-money.ts';

type Columns = readonly [OrderColumn<OrderPosition>, ...OrderColumn<OrderPosition>[]];

function useColumns(): Columns {
  const text = useText();
  const money = useMoney();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'extract',
        header: text('order.extract'),
        cell: (position) => displayName(position.orderedProductDetails, language),
      },
      {
        id: 'parcel',
        header: text('order.parcel'),
        cell: (position) => position.parcelDetails.displayString,
      },
      {
        id: 'check',
        header: text('order.check'),
        cell: ({ approvalStatus }) => <ApprovalBadge status={approvalStatus} />,
      },
      {
        id: 'fee',
        header: text('order.fee'),
        align: 'end',
        // Rejected positions cost nothing (BE-8).
        cell: ({ approvalStatus, price }) =>
          money(approvalStatus === 'REJECTED' ? 0 : price.priceGross),
      },
    ],
    [text, money, language],
  );
}

/** The positions of an order that exists, with the state of the check and the total (FLOW-15). */
export function PositionsTable({ order }: { order: Order }): ReactElement {
  const text = useText();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const details = useCallback(
    (position: OrderPosition) => (
      <DescriptionList layout="inline" items={positionFacts(text, position)} />
    ),
    [text],
  );
  return (
    <>
      <OrderTable
        caption={text('review.table')}
        columns={useColumns()}
        rows={order.orderPositions}
        rowKey={keyOf}
        details={details}
        detailsOpen={open}
        total={{ label: text('order.total'), value: money(order.total.priceGross) }}
        empty={<p>{text('error.CART_EMPTY')}</p>}
      />
      <div>
        <Button variant="quiet" onClick={() => setOpen(!open)}>
          {text(open ? 'summary.hideDetails' : 'summary.showDetails')}
        </Button>
      </div>
    </>
  );
}

const keyOf = (position: OrderPosition): string => position.positionId;
