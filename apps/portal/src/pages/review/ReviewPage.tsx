import type { Order } from '@portal/api';
import { reviewButton, reviewNotice } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { useArrival } from '../../shell/use-arrival.ts';
import { Await } from '../common/Await.tsx';
import { FollowUpStepper } from '../common/FollowUpStepper.tsx';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { PositionsTable } from '../common/PositionsTable.tsx';
import { useOrderQuery } from '../common/use-order-query.ts';
import * as css from '../Page.css.ts';

function Notice({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const notice = reviewNotice(order);
  if (!notice) return null;
  return (
    <InlineMessage tone="warning">
      {text(notice === 'CART_EMPTY' ? 'error.CART_EMPTY' : `review.${notice}`)}
    </InlineMessage>
  );
}

function Reviewed({ order }: { order: Order }): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const { target, enabled } = reviewButton(order);
  const path = target === 'provisioning' ? paths.generation : paths.payment;
  return (
    <div className={css.step}>
      <p className={css.paragraph}>{text('review.number', { orderNumber: order.orderNumber })}</p>
      <Notice order={order} />
      <PositionsTable order={order} />
      <ButtonRow
        next={
          <Button
            variant="primary"
            disabled={!enabled}
            iconEnd="arrow-right"
            onClick={() => void navigate(path(order.orderNumber))}
          >
            {text(target === 'provisioning' ? 'review.toGeneration' : 'review.toPayment')}
          </Button>
        }
      />
    </div>
  );
}

function Review({ orderId }: { orderId: string }): ReactElement {
  const text = useText();
  const order = useOrderQuery(orderId);
  useArrival(text('page.review'), `review ${orderId}`);
  return (
    <div className={css.flow}>
      <FollowUpStepper
        subStep="order-review"
        reviewPending={order.data?.orderStatus === 'APPROVAL_PENDING'}
      />
      <h1 className={css.stepHeading}>{text('page.review')}</h1>
      <Await query={order} loading="loading.order">
        {(found) => <Reviewed order={found} />}
      </Await>
    </div>
  );
}

/** What became of an order and where it leads (FLOW-15). */
export function ReviewPage(): ReactElement {
  return (
    <WithOrder>
      {(orderId) => (
        <LoginNeeded>
          <Review orderId={orderId} />
        </LoginNeeded>
      )}
    </WithOrder>
  );
}
