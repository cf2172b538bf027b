import type { Order } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import { DescriptionList } from '@portal/ui/description-list';
import { Price } from '@portal/ui/price';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { OrderAddressee } from '../OrderAddressee.tsx';
import { useDate } from '../../i18n/use-date.ts';
import { DeclarationLink } from '../DeclarationLink.tsx';
import { InvoiceLink } from '../InvoiceLink.tsx';
import * as css from './DeliveryView.css.ts';
import { deliveryTexts } from './texts.ts';

/** The payment of an order, which counts until it is refunded (PAGE-12). */
function paidAtOf(order: Order): string | undefined {
  if (order.total.priceGross === 0) return undefined;
  return order.timeline?.findLast(({ event }) => event === 'PAID')?.at;
}

/** What belongs to the whole order: its number, when it was ordered and paid, where its paper goes, its invoice (PAGE-12). */
export function OrderCard(props: {
  orderId: string;
  /** Null while it is unknown. */
  order: Order | null;
}): ReactElement {
  const { orderId, order } = props;
  const t = useComponentTexts(deliveryTexts);
  const date = useDate();
  const id = useId();
  const long = (at: string): string => date(at, { dateStyle: 'long' });
  const paidAt = order ? paidAtOf(order) : undefined;
  return (
    <aside className={css.order} aria-labelledby={id}>
      <Heading id={id} size="small">
        {t.order}
      </Heading>
      <DescriptionList
        items={[
          { term: t.number, description: orderId, mono: true },
          ...(order ? [{ term: t.orderedAt, description: long(order.createdAt) }] : []),
          ...(order && paidAt
            ? [
                {
                  term: t.paidAt(long(paidAt)),
                  description: <Price cents={order.total.priceGross} />,
                },
              ]
            : []),
        ]}
      />
      {order && !statusRow(order).isEnded && <OrderAddressee order={order} headingLevel={3} />}
      {order && <InvoiceLink order={order} size="small" />}
      {order && <DeclarationLink orderNumber={orderId} size="small" />}
    </aside>
  );
}
