import type { Order } from '@portal/api';
import type { GenerationState } from '@portal/order-flow';
import { LoadingRegion } from '@portal/ui/loading-region';
import { StatePage } from '@portal/ui/state-page';
import type { StateTone } from '@portal/ui/state-page';
import { useAnnounce } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { OrderAddressee } from '../common/OrderAddressee.tsx';
import { deliveredCount, isCompletedByTime } from '../order/order-progress.ts';
import * as typography from '../styles/typography.css.ts';
import { DownloadList } from '../order/DownloadList.tsx';
import { GenerationActions } from './GenerationActions.tsx';
import { PaidNote } from './PaidNote.tsx';
import { PaperNote } from './PaperNote.tsx';

const TONES: Record<Exclude<GenerationState, 'waiting'>, StateTone> = {
  ready: 'success',
  'paper-only': 'success',
  'not-approved': 'waiting',
  'not-paid': 'info',
  failed: 'danger',
  empty: 'warning',
  rejected: 'warning',
  cancelled: 'info',
  expired: 'info',
  timeout: 'warning',
};

/** States whose text mentions paper. */
const HAVE_PAPER: readonly GenerationState[] = ['ready', 'paper-only'];

function hasPaper(order: Order | null): boolean {
  return (
    order?.orderPositions.some(
      ({ approvalStatus, numberOfCopies }) => approvalStatus !== 'REJECTED' && numberOfCopies > 0,
    ) ?? false
  );
}

/** The state of the provisioning page: heading, explanation and actions (FLOW-17). */
export function GenerationView(props: {
  orderId: string;
  /** Null while it is unknown. */
  order: Order | null;
  state: GenerationState;
  onDownload: () => void;
}): ReactElement {
  const { orderId, order, state, onDownload } = props;
  const text = useText();
  const announce = useAnnounce();
  const count = deliveredCount(order);
  const heading = state === 'waiting' ? null : text(`generation.${state}.heading`, { count });
  useEffect(() => {
    if (heading) announce(heading, 'polite');
  }, [heading, announce]);
  if (state === 'waiting' || heading === null) {
    return (
      <LoadingRegion
        label={text('generation.waiting.heading', { count })}
        duration={text('generation.waiting.duration')}
      >
        <Text>{text('generation.waiting.text', { count })}</Text>
        {order && <PaidNote order={order} />}
      </LoadingRegion>
    );
  }
  return (
    <StatePage
      tone={TONES[state]}
      heading={heading}
      actions={
        <GenerationActions orderId={orderId} order={order} state={state} onDownload={onDownload} />
      }
    >
      <div className={typography.paragraphs}>
        {order && <PaidNote order={order} />}
        <p>{text(`generation.${state}.text`, { count })}</p>
        {state === 'ready' && order && <DownloadList order={order} onDownload={onDownload} />}
        {state === 'ready' && hasPaper(order) && <p>{text('generation.ready.paper')}</p>}
        {order && HAVE_PAPER.includes(state) && <PaperNote order={order} />}
        {order && HAVE_PAPER.includes(state) && <OrderAddressee order={order} />}
        {order && isCompletedByTime(order) && <p>{text('generation.feeNotice')}</p>}
        <Text size="small" variant="soft">
          {text('review.number', { orderNumber: orderId })}
        </Text>
      </div>
    </StatePage>
  );
}
