import type { Order, OrderPosition } from '@portal/api';
import { approvalRow, isCharged } from '@portal/order-flow';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { Price } from '@portal/ui/price';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApprovalBadge } from '../positions/ApprovalBadge.tsx';
import { extentTexts } from '../positions/extent-texts.ts';
import { DetailsToggle } from '../positions/DetailsToggle.tsx';
import { formatOf, formatText } from '../positions/format-text.ts';
import { ParcelChip } from '../positions/ParcelChip.tsx';
import { displayStringsOf } from '../../parcels/parcel-name.ts';
import { positionFacts } from '../position-facts.ts';
import * as frame from '../../pages/styles/frame.css.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import * as css from './OrderCard.css.ts';
import { OrderSketch } from './OrderSketch.tsx';

/** An extract with what tells it apart; a rejected one costs nothing (BE-8). */
function Item({ position, isOpen }: { position: OrderPosition; isOpen: boolean }): ReactElement {
  const text = useText();
  const extents = useComponentTexts(extentTexts);
  const { approvalStatus, parcelDetails, furtherParcels } = position;
  const fee = isCharged(approvalStatus) ? position.price.priceGross : 0;
  return (
    <li>
      <strong>
        <ConfiguredText text={namesOf(position.orderedProductDetails)} />
      </strong>
      <Price cents={fee} />
      <span className={typography.note}>{formatText(text, formatOf(position))}</span>
      <span className={css.place}>
        <ParcelChip parcels={displayStringsOf(parcelDetails, furtherParcels)} />
        {approvalRow(approvalStatus).isReviewed && <ApprovalBadge status={approvalStatus} />}
      </span>
      {isOpen && <DescriptionList layout="inline" items={positionFacts(text, extents, position)} />}
    </li>
  );
}

/** What is paid: the extracts of the order with their fees, and where they are (FLOW-16). */
export function OrderCard({ order }: { order: Order }): ReactElement {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { orderPositions, orderNumber } = order;
  if (orderPositions.length === 0) {
    return <InlineMessage tone="warning">{text('error.CART_EMPTY')}</InlineMessage>;
  }
  return (
    <section aria-labelledby={id} className={css.card}>
      <OrderSketch positions={orderPositions} />
      <div className={frame.head}>
        <Heading id={id} size="small">
          {text('payment.order')}
        </Heading>
        <span className={css.number}>{text('review.number', { orderNumber })}</span>
      </div>
      <ul className={css.items}>
        {orderPositions.map((position) => (
          <Item key={position.positionId} position={position} isOpen={isOpen} />
        ))}
      </ul>
      <p className={css.total}>
        <span>{text('order.total')}</span> <Price cents={order.total.priceGross} />
      </p>
      <DetailsToggle size="small" className={css.toggle} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
