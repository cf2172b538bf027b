import type { Order } from '@portal/api';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { isCompletedByTime } from './order-progress.ts';

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
