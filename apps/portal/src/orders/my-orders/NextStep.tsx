import type { OrderSummary } from '@portal/api';
import { statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf } from '../../routes/paths.ts';
import { nextAction } from '../next-action.ts';
import { OrderAgainButton } from '../OrderAgainButton.tsx';

/** The one next step of an order; only what waits for the customer is the main button (PAGE-12). */
export function NextStep({ order }: { order: OrderSummary }): ReactElement {
  const { client } = useServices();
  const text = useText();
  const { orderNumber } = order;
  const count = order.positionCount - (order.rejectedCount ?? 0);
  const named = (label: MessageId): string =>
    text('order.nameAction', { action: text(label, { count }), orderNumber });
  const row = statusRow(order);
  if (row.hasOnlyOrderAgain) {
    return (
      <OrderAgainButton
        variant="secondary"
        orderNumber={orderNumber}
        label={named('action.orderAgain')}
      />
    );
  }
  if (order.nextAction === 'DOWNLOAD') {
    const download = (order.downloadCount ?? 1) > 1 ? 'download.all' : 'generation.download';
    return (
      <Button asChild variant="secondary" icon="download">
        <a href={client.downloadUrl(orderNumber)} download aria-label={named(download)}>
          {text('myOrders.download')}
        </a>
      </Button>
    );
  }
  const { label: usual, path } = nextAction(order);
  const label = row.isEnded ? 'myOrders.reason' : usual;
  const isDue = ['PAY', 'CONTINUE_PAYMENT', 'ANSWER'].includes(order.nextAction ?? '');
  return (
    <Button asChild variant={isDue ? 'primary' : 'secondary'}>
      <a href={hrefOf(path)} aria-label={named(label)}>
        {text(label, { count })}
      </a>
    </Button>
  );
}
