import type { Order } from '@portal/api';
import { isFailedAttempt } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf } from '../../routes/paths.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { useArrival } from '../../shell/use-arrival.ts';
import { Await } from '../common/Await.tsx';
import { FollowUpStepper } from '../common/FollowUpStepper.tsx';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { nextAction, statusMessage } from '../my-orders/next-action.ts';
import { useOrderQuery } from '../common/use-order-query.ts';
import * as css from '../Page.css.ts';
import { PaymentForm } from './PaymentForm.tsx';

/** An order that is not waiting for money: says so and leads on, instead of offering to pay. */
function NothingToPay({ order }: { order: Order }): ReactElement {
  const text = useText();
  const action = nextAction(order);
  return (
    <InlineMessage
      tone="info"
      actions={
        <Button asChild variant="secondary">
          <a href={hrefOf(action.path)}>{text(action.label)}</a>
        </Button>
      }
    >
      {text('payment.notPayable', { status: text(statusMessage(order)) })}
    </InlineMessage>
  );
}

function Payment({ orderId }: { orderId: string }): ReactElement {
  const { prevResult } = useParams();
  const text = useText();
  const order = useOrderQuery(orderId);
  useArrival(text('page.payment'), `payment ${orderId} ${prevResult ?? ''}`);
  const isPayable = order.data?.orderStatus === 'APPROVED';
  return (
    <div className={css.flow}>
      <FollowUpStepper subStep="payment" />
      <h1 className={css.stepHeading}>{text('page.payment')}</h1>
      {isFailedAttempt(prevResult) && isPayable && (
        <InlineMessage tone="danger" role="alert">
          {text('error.PAYMENT_FAILED')}
        </InlineMessage>
      )}
      <Await query={order} loading="loading.order">
        {(found) =>
          found.orderStatus === 'APPROVED' ? (
            <PaymentForm order={found} />
          ) : (
            <NothingToPay order={found} />
          )
        }
      </Await>
    </div>
  );
}

/** Choosing how to pay (FLOW-16). */
export function PaymentPage(): ReactElement {
  return (
    <WithOrder>
      {(orderId) => (
        <LoginNeeded>
          <Payment orderId={orderId} />
        </LoginNeeded>
      )}
    </WithOrder>
  );
}
