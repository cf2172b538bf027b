import type { OrderSummary } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Price } from '@portal/ui/price';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { namesOf } from '../../i18n/language.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf } from '../../routes/paths.ts';
import { parcelName } from '../common/parcel-name.ts';
import { CancelOrder } from '../order/CancelOrder.tsx';
import { nextAction, statusMessage } from '../common/next-action.ts';
import { OrderAgainButton } from '../order/OrderAgainButton.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import * as css from './OrderList.css.ts';
import { useDate } from '../common/use-date.ts';

function Facts({ order }: { order: OrderSummary }): ReactElement {
  const text = useText();
  const date = useDate();
  const parcel = parcelName(order.firstParcel ?? '');
  const more = order.positionCount - 1;
  return (
    <DescriptionList
      layout="inline"
      items={[
        { term: text('order.number'), description: order.orderNumber, mono: true },
        {
          term: text('myOrders.date'),
          description: date(order.createdAt, { dateStyle: 'long' }),
        },
        {
          term: text('order.parcel'),
          description: more > 0 ? text('myOrders.parcelAndMore', { parcel, count: more }) : parcel,
        },
        { term: text('order.fee'), description: <Price cents={order.total.priceGross} /> },
      ]}
    />
  );
}

/** Next action, download, history and cancelling. */
function Actions(props: {
  order: OrderSummary;
  isOpen: boolean;
  onToggle: () => void;
}): ReactElement {
  const { order, isOpen, onToggle } = props;
  const { client } = useServices();
  const text = useText();
  const { orderNumber } = order;
  const action = nextAction(order);
  const isArchive = (order.downloadCount ?? 1) > 1;
  const download = isArchive ? 'download.all' : 'generation.download';
  const count = order.positionCount - (order.rejectedCount ?? 0);
  const named = (label: MessageId): string =>
    text('order.nameAction', { action: text(label, { count }), orderNumber });
  const toggle = isOpen ? 'timeline.hide' : 'timeline.show';
  return (
    <div className={css.actions}>
      {order.nextAction === 'DOWNLOAD' ? (
        <Button asChild variant="primary" icon="download">
          <a href={client.downloadUrl(orderNumber)} download aria-label={named(download)}>
            {text(download)}
          </a>
        </Button>
      ) : (
        <Button asChild variant="secondary">
          <a href={hrefOf(action.path)} aria-label={named(action.label)}>
            {text(action.label, { count })}
          </a>
        </Button>
      )}
      <Button variant="quiet" aria-expanded={isOpen} aria-label={named(toggle)} onClick={onToggle}>
        {text(toggle)}
      </Button>
      <OrderAgainButton orderNumber={orderNumber} label={named('action.orderAgain')} />
      {order.cancellable && (
        <CancelOrder orderNumber={orderNumber} label={named('action.cancelOrder')} />
      )}
    </div>
  );
}

/** Whether some extracts were rejected and others remain. */
function isPartlyRejected({ rejectedCount = 0, positionCount }: OrderSummary): boolean {
  return rejectedCount > 0 && rejectedCount < positionCount;
}

/** One order of the list (BEY-1). */
export function OrderEntry({ order }: { order: OrderSummary }): ReactElement {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const product = order.firstProduct && <ConfiguredText text={namesOf(order.firstProduct)} />;
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <h2 className={css.name}>{product ?? text('myOrders.order')}</h2>
        <Badge tone={order.orderStatus === 'CLOSED' ? 'neutral' : 'info'}>
          {text(statusMessage(order))}
        </Badge>
        {isPartlyRejected(order) && (
          <Badge tone="warning">
            {text('myOrders.rejected', { count: order.rejectedCount ?? 0 })}
          </Badge>
        )}
      </div>
      <Facts order={order} />
      <Actions order={order} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <OrderHistory
          orderNumber={order.orderNumber}
          leadsToOrder={nextAction(order).label !== 'action.toReview'}
        />
      )}
    </li>
  );
}
