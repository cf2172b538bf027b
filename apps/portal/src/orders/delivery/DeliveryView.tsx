import type { Order } from '@portal/api';
import type { DeliveryState } from '@portal/order-flow';
import { LoadingRegion } from '@portal/ui/loading-region';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import type { StateTone } from '@portal/ui/state-page';
import { useAnnounce } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { deliveredCount, isCompletedByTime } from '../order-progress.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import { DownloadList } from '../DownloadList.tsx';
import { DeliveryActions } from './DeliveryActions.tsx';
import * as css from './DeliveryView.css.ts';
import { DeliveryFeedback } from './feedback/DeliveryFeedback.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PaperNote } from './PaperNote.tsx';

const TONES: Record<Exclude<DeliveryState, 'waiting'>, StateTone> = {
  ready: 'success',
  'paper-only': 'success',
  'not-approved': 'waiting',
  'not-paid': 'info',
  failed: 'danger',
  rejected: 'warning',
  cancelled: 'info',
  expired: 'info',
  timeout: 'warning',
};

/** States whose text mentions paper. */
const HAVE_PAPER: readonly DeliveryState[] = ['ready', 'paper-only'];

/** The state of the provisioning page: heading, explanation and actions (FLOW-17). */
export function DeliveryView(props: {
  orderId: string;
  /** Null while it is unknown. */
  order: Order | null;
  state: DeliveryState;
}): ReactElement {
  const { orderId, order, state } = props;
  const text = useText();
  const announce = useAnnounce();
  const count = deliveredCount(order);
  const heading = state === 'waiting' ? null : text(`generation.${state}.heading`, { count });
  useEffect(() => {
    if (heading) announce(heading, 'polite');
  }, [heading, announce]);
  const rows = order && <DownloadList order={order} showsAll />;
  if (state === 'waiting' || heading === null) {
    return (
      <div className={css.columns}>
        <div className={css.main}>
          <LoadingRegion
            label={text('generation.waiting.heading', { count })}
            duration={text('generation.waiting.duration')}
          >
            <Text>{text('generation.waiting.text', { count })}</Text>
          </LoadingRegion>
          {rows}
        </div>
        <OrderCard orderId={orderId} order={order} />
      </div>
    );
  }
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <StatePage tone={TONES[state]} heading={heading}>
          <div className={typography.paragraphs}>
            <p>{text(`generation.${state}.text`, { count })}</p>
            {order && isCompletedByTime(order) && <p>{text('generation.feeNotice')}</p>}
          </div>
        </StatePage>
        {rows}
        {order && HAVE_PAPER.includes(state) && <PaperNote order={order} />}
        <Stack orientation="horizontal" gap="small">
          <DeliveryActions orderId={orderId} order={order} state={state} />
        </Stack>
        <DeliveryFeedback state={state} />
      </div>
      <OrderCard orderId={orderId} order={order} />
    </div>
  );
}
