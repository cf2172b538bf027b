import type { Order } from '@portal/api';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';

/** Whether the order was completed automatically; its bill is then a fee notice (BE-8). */
export function isCompletedByTime(order: Pick<Order, 'timeline'>): boolean {
  return order.timeline?.some(({ event }) => event === 'COMPLETED_BY_TIME') ?? false;
}

/** Download link of the invoice or fee notice, if there is one. */
export function InvoiceLink({ order }: { order: Order }): ReactElement | null {
  const { client } = useServices();
  const text = useText();
  if (!order.invoiceAvailable) return null;
  return (
    <Button asChild variant="secondary" icon="download">
      <a href={client.invoiceUrl(order.orderNumber)} download>
        {text(isCompletedByTime(order) ? 'order.feeNotice' : 'order.invoice')}
      </a>
    </Button>
  );
}
