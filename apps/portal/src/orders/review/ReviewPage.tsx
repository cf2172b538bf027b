import type { Order } from '@portal/api';
import { reviewButton, statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { ButtonRow } from '@portal/ui/page-layout';
import { useAnnounce } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services.ts';
import { paths } from '../../routes/paths.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../../pages/common/Await.tsx';
import { SentOrderHead } from '../SentOrderHead.tsx';
import { progressOf } from '../order-progress.ts';
import { OrderAddressee } from '../OrderAddressee.tsx';
import { LoginNeeded } from '../../pages/common/LoginNeeded.tsx';
import { PositionsTable } from '../positions/PositionsTable.tsx';
import { OrderAgainButton } from '../OrderAgainButton.tsx';
import { InvoiceLink } from '../InvoiceLink.tsx';
import { Timeline } from '../Timeline.tsx';
import { PayableUntil } from '../PayableUntil.tsx';
import * as layout from '../../pages/styles/layout.css.ts';
import { ReviewNotices } from './ReviewNotices.tsx';
import { orderFailure } from '../../pages/common/problem-text.ts';
import { useFreshOrder } from '../use-fresh-order.ts';

interface OrderProps {
  readonly order: Order;
  /** Asks for the order again; undefined while it is being asked for. */
  readonly refresh: (() => void) | undefined;
}

function NextButton({ order, refresh }: OrderProps): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const { target, enabled } = reviewButton(order);
  // An order that was cancelled or has expired has no next step, now or later (PAGE-12). When all positions are rejected, the
  // specification asks for the button, disabled (FLOW-15).
  const hasNext = !statusRow(order).hasOnlyOrderAgain;
  const path = target === 'provisioning' ? paths.delivery : paths.payment;
  return (
    <ButtonRow
      more={
        <>
          <InvoiceLink order={order} />
          <OrderAgainButton orderNumber={order.orderNumber} />
          {!statusRow(order).isClosed && (
            <Button variant="quiet" loading={!refresh} onClick={refresh}>
              {text('review.refresh')}
            </Button>
          )}
        </>
      }
      next={
        hasNext && (
          <Button
            variant="primary"
            disabled={!enabled}
            focusableWhenDisabled
            iconEnd="arrow-right"
            onClick={() => void navigate(path(order.orderNumber))}
          >
            {text(target === 'provisioning' ? 'review.toGeneration' : 'review.toPayment')}
          </Button>
        )
      }
    />
  );
}

function OrderDetails({ order, refresh }: OrderProps): ReactElement {
  const text = useText();
  return (
    <Stack>
      <Text>{text('review.number', { orderNumber: order.orderNumber })}</Text>
      <ReviewNotices order={order} />
      <PositionsTable order={order} />
      <OrderAddressee order={order} />
      <PayableUntil order={order} />
      <NextButton order={order} refresh={refresh} />
      {order.timeline && order.timeline.length > 0 && (
        <section className={layout.section}>
          <Heading size="small">{text('timeline.heading')}</Heading>
          <Timeline order={order} />
        </section>
      )}
    </Stack>
  );
}

function Review({ orderId }: { orderId: string }): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const { notifications } = useServices();
  const order = useFreshOrder(orderId);
  const refresh = async (): Promise<void> => {
    const { error } = await order.refetch();
    if (!error) return;
    notifications.show({ id: 'refresh', tone: 'danger', message: orderFailure(error) });
  };
  // The general one while the order is unknown.
  const id = order.data ? statusRow(order.data).heading : 'page.review';
  const heading = text(id);
  usePageFocus(heading, `review ${orderId}`);
  useEffect(() => {
    // The focus reached the heading before the order was loaded.
    if (id !== 'page.review') announce(heading, 'polite');
  }, [announce, id, heading]);
  return (
    <Stack>
      <SentOrderHead page="order-review" order={progressOf(order.data)} heading={heading} />
      <Await query={order} loading="loading.order" failure={orderFailure(order.error)}>
        {(found) => (
          <OrderDetails
            order={found}
            refresh={order.isFetching ? undefined : () => void refresh()}
          />
        )}
      </Await>
    </Stack>
  );
}

/** Status, positions and next step of an order (FLOW-15). */
export function ReviewPage(): ReactElement {
  return (
    <WithOrder>
      {(orderId) => (
        <LoginNeeded isOrder>
          <Review orderId={orderId} />
        </LoginNeeded>
      )}
    </WithOrder>
  );
}
