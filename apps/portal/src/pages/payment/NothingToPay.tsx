import type { Order } from '@portal/api';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf } from '../../routes/paths.ts';
import { nextAction, statusMessage } from '../my-orders/next-action.ts';

/** Whether the order is paid or billed by a fee notice. */
function isPaid({ orderStatus, closeResolution }: Order): boolean {
  if (orderStatus === 'READY_FOR_DELIVERY' || orderStatus === 'GENERATION_COMPLETED') return true;
  return orderStatus === 'CLOSED' && closeResolution === 'COMPLETED';
}

/** An order that cannot be paid now: its status and next action instead of the payment form. */
export function NothingToPay({ order }: { order: Order }): ReactElement {
  const text = useText();
  const action = nextAction(order);
  const paid = isPaid(order);
  const message = paid
    ? text('payment.alreadyPaid')
    : text('payment.notPayable', { status: text(statusMessage(order)) });
  const announce = useAnnounce();
  useEffect(() => announce(message, 'polite'), [announce, message]);
  return (
    <InlineMessage
      tone={paid ? 'success' : 'info'}
      actions={
        <Button asChild variant={paid ? 'primary' : 'secondary'} iconEnd="arrow-right">
          <a href={hrefOf(action.path)}>{text(action.label)}</a>
        </Button>
      }
    >
      {message}
    </InlineMessage>
  );
}
