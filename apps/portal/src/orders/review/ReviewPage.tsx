import type { Order } from '@portal/api';
import { approvalRow, isDigital, reviewButton, statusRow } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { ButtonRow } from '@portal/ui/page-layout';
import { useAnnounce } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { lazy, useEffect } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useServices, useSession } from '../../services/services.ts';
import { paths } from '../../routes/paths.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../../pages/common/Await.tsx';
import { SentOrderHead } from '../SentOrderHead.tsx';
import { DownloadList, downloadablePositions } from '../DownloadList.tsx';
import { deliveredCount, progressOf } from '../order-progress.ts';
import { PaperNote } from '../delivery/PaperNote.tsx';
import { OrderAddressee } from '../OrderAddressee.tsx';
import { OptionalBoundary } from '../../pages/common/OptionalBoundary.tsx';
import { LoginNeeded } from '../../pages/common/LoginNeeded.tsx';
import { PositionsTable } from '../positions/PositionsTable.tsx';
import { OrderAgainButton } from '../OrderAgainButton.tsx';
import { DeclarationLink } from '../DeclarationLink.tsx';
import { InvoiceLink } from '../InvoiceLink.tsx';
import { OrderConversations } from '../conversation/OrderConversations.tsx';
import { Timeline } from '../Timeline.tsx';
import { PayableUntil } from '../PayableUntil.tsx';
import * as layout from '../../pages/styles/layout.css.ts';
import * as css from './ReviewPage.css.ts';
import { ReviewNotices } from './ReviewNotices.tsx';
import { orderFailure } from '../../pages/common/problem-text.ts';
import { useFreshOrder } from '../use-fresh-order.ts';

/** Only for people without an account. */
const GuestNote = lazy(async () => ({
  default: (await import('../guest/GuestNote.tsx')).GuestNote,
}));

interface OrderProps {
  readonly order: Order;
  /** Asks for the order again; undefined while it is being asked for. */
  readonly refresh: (() => void) | undefined;
}

const hasRejected = ({ orderPositions }: Order): boolean =>
  orderPositions.some(({ approvalStatus }) => approvalRow(approvalStatus).isRejected);

/** Whether the person must pay now: the button then stands below the status, in the first window (LOOK-1). */
const isToPay = (order: Order): boolean => {
  const { target, enabled } = reviewButton(order);
  return target === 'payment' && enabled && !statusRow(order).isEnded;
};

/** Leads to payment or delivery. */
function Continue({ order }: { order: Order }): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const { target, enabled } = reviewButton(order);
  const path = target === 'provisioning' ? paths.delivery : paths.payment;
  return (
    <Button
      variant="primary"
      disabled={!enabled}
      focusableWhenDisabled
      iconEnd="arrow-right"
      onClick={() => void navigate(path(order.orderNumber))}
    >
      {text(target === 'provisioning' ? 'review.toGeneration' : 'review.toPayment')}
    </Button>
  );
}

function Actions({ order, refresh }: OrderProps): ReactElement {
  const text = useText();
  const { isClosed, isEnded } = statusRow(order);
  const isAllRejected = isEnded && hasRejected(order);
  const justifiedAnew = hasRejected(order) && (
    <OrderAgainButton
      orderNumber={order.orderNumber}
      isJustifiedAnew
      variant={isAllRejected ? 'primary' : 'quiet'}
    />
  );
  return (
    <ButtonRow
      more={
        <>
          <InvoiceLink order={order} />
          <DeclarationLink orderNumber={order.orderNumber} />
          {!isAllRejected && justifiedAnew}
          {!isAllRejected && <OrderAgainButton orderNumber={order.orderNumber} />}
          {!isClosed && (
            <Button variant="quiet" loading={!refresh} onClick={refresh}>
              {text('review.refresh')}
            </Button>
          )}
        </>
      }
      next={
        // An order that has ended has no payment, now or later (PAGE-12).
        isEnded ? isAllRejected && justifiedAnew : !isToPay(order) && <Continue order={order} />
      }
    />
  );
}

/** The status, and what happens next with an order that is paid. */
function Status({ order }: { order: Order }): ReactElement {
  const text = useText();
  const { badge, message, isReleased, isClosed } = statusRow(order);
  const count = deliveredCount(order);
  const isReady = downloadablePositions(order).length > 0;
  const isPaper = order.orderPositions.every((position) => !isDigital(position));
  const state = isPaper ? 'paper-only' : 'waiting';
  return (
    <div className={css.status}>
      <Badge {...badge}>{text(message)}</Badge>
      {/* The files of a closed order may be deleted: nothing is being made. */}
      {isReleased && (isReady || isPaper || !isClosed) && (
        <Text>
          {text(`generation.${isReady ? 'ready' : state}.heading`, { count })}
          {!isReady && !isPaper && `. ${text('generation.waiting.duration')}`}
        </Text>
      )}
    </div>
  );
}

/** What a person can do against a rejection, as the authority words it. */
function LegalRemedy({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const { legalRemedy } = useServices().configuration;
  if (!legalRemedy || !hasRejected(order)) return null;
  return (
    <section className={layout.section}>
      <Heading size="small">{text('review.remedy')}</Heading>
      <Text>
        <ConfiguredText text={legalRemedy} />
      </Text>
    </section>
  );
}

function OrderDetails({ order, refresh }: OrderProps): ReactElement {
  const text = useText();
  const { opensOrder } = useSession();
  return (
    <Stack>
      <Status order={order} />
      <ReviewNotices order={order} />
      <PayableUntil order={order} />
      {isToPay(order) && (
        <div>
          <Continue order={order} />
        </div>
      )}
      <OrderConversations order={order} />
      <DownloadList order={order} />
      {statusRow(order).isReleased && <PaperNote order={order} />}
      <PositionsTable order={order} />
      <OrderAddressee order={order} />
      <Actions order={order} refresh={refresh} />
      <LegalRemedy order={order} />
      {order.timeline && order.timeline.length > 0 && (
        <section className={layout.section}>
          <Heading size="small">{text('timeline.heading')}</Heading>
          <Timeline order={order} />
        </section>
      )}
      {opensOrder && (
        <OptionalBoundary>
          <GuestNote />
        </OptionalBoundary>
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
  const heading = text('review.heading', { orderNumber: order.data?.orderNumber ?? orderId });
  const status = order.data && text(statusRow(order.data).message);
  usePageFocus(heading, `review ${orderId}`);
  useEffect(() => {
    // The focus reached the heading before the order was loaded.
    if (status) announce(status, 'polite');
  }, [announce, status]);
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
