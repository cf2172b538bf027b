import type { Order } from '@portal/api';
import { Button } from '@portal/ui/button';
import type { ButtonProps } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { isCompletedByTime } from './order-progress.ts';

/** Download links of the invoice or fee notice, and of credit notes (LAW-3); nothing until there is one. */
export function InvoiceLink(props: {
  order: Order;
  /** Default `medium`. */
  size?: ButtonProps['size'];
}): ReactElement {
  const { order, size } = props;
  const { client } = useServices();
  const text = useText();
  const link = (href: string, label: string): ReactElement => (
    <Button key={href} asChild variant="secondary" size={size} icon="download">
      <a href={href} download>
        {label}
      </a>
    </Button>
  );
  const { orderNumber, orderPositions } = order;
  return (
    <>
      {order.invoiceAvailable &&
        link(
          client.invoiceUrl(orderNumber),
          text(isCompletedByTime(order) ? 'order.feeNotice' : 'order.invoice'),
        )}
      {orderPositions
        .filter(({ credit }) => credit?.fileAvailable)
        .map(({ positionId, number }) =>
          link(
            client.creditUrl(orderNumber, positionId),
            text('order.credit', { count: orderPositions.length, number }),
          ),
        )}
    </>
  );
}
