import type { Order } from '@portal/api';
import { PAYMENT_ROWS, statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf } from '../../routes/paths.ts';
import { deliveredCount, isCompletedByTime } from '../order-progress.ts';
import { nextAction } from '../next-action.ts';

/** Why an order cannot be paid now, and whether it is paid already. */
function reasonOf(order: Order): { readonly message: MessageId; readonly isPaid: boolean } {
  const { notPayable } = statusRow(order);
  if (notPayable === 'NOT_APPROVED') return { message: 'payment.inReview', isPaid: false };
  if (notPayable === 'ORDER_CLOSED') return { message: 'payment.notPayable', isPaid: false };
  if (isCompletedByTime(order)) return { message: 'payment.feeNotice', isPaid: false };
  const { paymentMethod: method } = order;
  const isCollective = method !== undefined && !PAYMENT_ROWS[method].hasOwnInvoice;
  return { message: isCollective ? 'payment.onCollective' : 'payment.alreadyPaid', isPaid: true };
}

/** An order that cannot be paid now: its status and next action instead of the payment form. */
export function NothingToPay({ order }: { order: Order }): ReactElement {
  const text = useText();
  const action = nextAction(order);
  const { message: id, isPaid } = reasonOf(order);
  const message = text(id, { status: text(statusRow(order).message) });
  const announce = useAnnounce();
  useEffect(() => announce(message, 'polite'), [announce, message]);
  return (
    <InlineMessage
      tone={isPaid ? 'success' : 'info'}
      actions={
        <Button asChild variant={isPaid ? 'primary' : 'secondary'} iconEnd="arrow-right">
          <a href={hrefOf(action.path)}>{text(action.label, { count: deliveredCount(order) })}</a>
        </Button>
      }
    >
      {message}
    </InlineMessage>
  );
}
