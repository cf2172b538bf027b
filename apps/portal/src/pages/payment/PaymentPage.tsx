import type { Order } from '@portal/api';
import { isFailedAttempt, statusRow } from '@portal/order-flow';
import { InlineMessage } from '@portal/ui/inline-message';
import { Stack } from '@portal/ui/stack';
import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../common/Await.tsx';
import * as layout from '../styles/layout.css.ts';
import { SentOrderHead } from '../common/SentOrderHead.tsx';
import { progressOf } from '../order/order-progress.ts';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { orderFailure, useProblemMessage } from '../common/problem-text.ts';
import { NothingToPay } from './NothingToPay.tsx';
import { OpenPayment } from './OpenPayment.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import * as css from './PaymentForm.css.ts';
import { isChosenAtProvider, usePaymentMethods } from './use-payment-methods.ts';
import { usePaymentOrder } from './use-payment-order.ts';
import { usePay } from './use-pay.ts';
import type { Pay } from './use-pay.ts';

/** What is to be said of an order that cannot be paid now, beside the order. */
function BesideOrder(props: { order: Order; children: ReactNode }): ReactElement {
  return (
    <div className={css.columns}>
      <div className={layout.step}>{props.children}</div>
      <OrderCard order={props.order} />
    </div>
  );
}

/**
 * A payment whose result is unknown: nothing on the page starts another one (OPS-6). A person who came back from the page of a provider
 * that names no result can go there again: it is the same payment (REAL-4).
 */
function PendingPayment({ order, payment }: { order: Order; payment: Pay }): ReactElement {
  const text = useText();
  const isAtProvider = order.openPayment?.paymentMethod === 'ONLINE';
  return (
    <BesideOrder order={order}>
      <InlineMessage tone="warning" role="alert">
        {text('payment.pending')}
      </InlineMessage>
      {isAtProvider && <OpenPayment order={order} methods={[]} payment={payment} isUnknown />}
    </BesideOrder>
  );
}

/** Message about the last attempt: the reason of a refusal, else the general text for a failed payment. */
function AttemptResult(props: { result: string | undefined; payment: Pay }): ReactElement | null {
  const { result, payment } = props;
  const text = useText();
  const messageOf = useProblemMessage('error.PAYMENT_FAILED');
  // A payment that was pending and is no longer open has failed.
  const hasFailed = isFailedAttempt(result) || result === 'pending';
  if (!payment.error && !hasFailed) return null;
  return (
    <InlineMessage tone="danger" role="alert">
      {text(payment.error ? messageOf(payment.error) : 'error.PAYMENT_FAILED')}
    </InlineMessage>
  );
}

function PaymentContent(props: { order: Order; result: string | undefined }): ReactElement {
  const { order, result } = props;
  const payment = usePay(order.orderNumber);
  if (statusRow(order).notPayable) {
    return (
      <BesideOrder order={order}>
        <NothingToPay order={order} />
      </BesideOrder>
    );
  }
  if (result === 'pending' && order.openPayment) {
    return <PendingPayment order={order} payment={payment} />;
  }
  return (
    <>
      <AttemptResult result={result} payment={payment} />
      <PaymentForm order={order} payment={payment} />
    </>
  );
}

function Payment({ orderId }: { orderId: string }): ReactElement {
  const { prevResult } = useParams();
  const text = useText();
  const order = usePaymentOrder(orderId, prevResult === 'pending');
  const { data: methods } = usePaymentMethods(order.data);
  const isPending = prevResult === 'pending' && order.data?.openPayment;
  // Before the methods arrive as well: the sentence would move what is below it (layout shift).
  const hasChoice = !methods || (methods.length > 0 && !isChosenAtProvider(methods));
  const isPayable = order.data && !statusRow(order.data).notPayable;
  const canChoose = isPayable && hasChoice && !isPending;
  usePageFocus(text('page.payment'), `payment ${orderId} ${prevResult ?? ''}`);
  return (
    <Stack>
      <SentOrderHead
        page="payment"
        order={progressOf(order.data)}
        heading={text('page.payment')}
        intro={canChoose ? text('payment.chooseFirst') : undefined}
      />
      <Await query={order} loading="loading.order" failure={orderFailure(order.error)}>
        {(found) => <PaymentContent order={found} result={prevResult} />}
      </Await>
    </Stack>
  );
}

/** Choosing a payment method (FLOW-16). */
export function PaymentPage(): ReactElement {
  return (
    <WithOrder>
      {(orderId) => (
        <LoginNeeded isOrder>
          <Payment key={orderId} orderId={orderId} />
        </LoginNeeded>
      )}
    </WithOrder>
  );
}
