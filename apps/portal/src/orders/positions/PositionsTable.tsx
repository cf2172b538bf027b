import type { Order, OrderPosition } from '@portal/api';
import { isCharged, statusRow } from '@portal/order-flow';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { OrderTable } from '@portal/ui/order-table';
import { Price } from '@portal/ui/price';
import { useComponentTexts } from '@portal/ui/provider';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { displayStringsOf } from '../../parcels/parcel-name.ts';
import { positionFacts } from '../position-facts.ts';
import { DetailsToggle } from './DetailsToggle.tsx';
import * as css from './PositionsTable.css.ts';
import { extentTexts } from './extent-texts.ts';
import { formatOf } from './format-text.ts';
import { useOrderColumns } from './use-order-columns.tsx';

const keyOf = (position: OrderPosition): string => position.positionId;

/** Rejected positions cost nothing, nor does an order that ended without delivering anything (BE-8, JRN-8). */
const factsIn = (isFree: boolean) => (position: OrderPosition) => {
  const { orderedProductDetails, parcelDetails, furtherParcels, approvalStatus, price } = position;
  return {
    ...formatOf(position),
    product: orderedProductDetails,
    parcels: displayStringsOf(parcelDetails, furtherParcels),
    approval: approvalStatus,
    fee: isFree || !isCharged(approvalStatus) ? 0 : price.priceGross,
  };
};

const chargedFacts = factsIn(false);
const freeFacts = factsIn(true);

/** The positions of an order that was sent, with approval status and total (FLOW-15). */
export function PositionsTable({ order }: { order: Order }): ReactElement {
  const text = useText();
  const extents = useComponentTexts(extentTexts);
  const columns = useOrderColumns(statusRow(order).isEnded ? freeFacts : chargedFacts);
  const [open, setOpen] = useState(false);
  const details = useCallback(
    (position: OrderPosition) => (
      <DescriptionList layout="inline" items={positionFacts(text, extents, position)} />
    ),
    [text, extents],
  );
  if (order.orderPositions.length === 0) {
    return <InlineMessage tone="warning">{text('error.CART_EMPTY')}</InlineMessage>;
  }
  return (
    <>
      <OrderTable
        caption={text('review.table')}
        {...columns}
        rows={order.orderPositions}
        rowKey={keyOf}
        details={details}
        detailsOpen={open}
        total={{ label: text('order.total'), value: <Price cents={order.total.priceGross} /> }}
        empty={null}
      />
      <div>
        <DetailsToggle className={css.toggle} open={open} onOpenChange={setOpen} />
      </div>
    </>
  );
}
