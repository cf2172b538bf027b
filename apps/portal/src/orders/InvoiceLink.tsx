import type { Order } from '@portal/api';
import { Button } from '@portal/ui/button';
import type { ButtonProps } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { isCompletedByTime } from './order-progress.ts';

/** Download link of the invoice or fee notice, if there is one. */
export function InvoiceLink(props: {
  order: Order;
  /** Default `medium`. */
  size?: ButtonProps['size'];
}): ReactElement | null {
  const { order, size } = props;
  const { client } = useServices();
  const text = useText();
  if (!order.invoiceAvailable) return null;
  return (
    <Button asChild variant="secondary" size={size} icon="download">
      <a href={client.invoiceUrl(order.orderNumber)} download>
        {text(isCompletedByTime(order) ? 'order.feeNotice' : 'order.invoice')}
      </a>
    </Button>
  );
}
