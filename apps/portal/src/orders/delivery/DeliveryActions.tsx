import type { Order } from '@portal/api';
import type { DeliveryState } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { downloadablePositions } from '../DownloadList.tsx';
import { OrderAgainButton } from '../OrderAgainButton.tsx';

function Download(props: { orderId: string }): ReactElement {
  const { client } = useServices();
  const text = useText();
  return (
    <Button asChild variant="primary" icon="download">
      <a href={client.downloadUrl(props.orderId)} download>
        {text('generation.download')}
      </a>
    </Button>
  );
}

/** States in which nothing comes any more, so that ordering again is a next step. */
const ENDED: readonly DeliveryState[] = ['rejected', 'cancelled', 'expired'];

/** The buttons for a state of the provisioning page; every state has at least one. */
export function DeliveryActions(props: {
  orderId: string;
  order: Order | null;
  state: Exclude<DeliveryState, 'waiting'>;
}): ReactElement {
  const { orderId, order, state } = props;
  const text = useText();
  if (state === 'not-paid') {
    return (
      <Button asChild variant="primary" iconEnd="arrow-right">
        <a href={hrefOf(paths.payment(orderId))}>{text('generation.toPayment')}</a>
      </Button>
    );
  }
  // Without the order, or with one file for all extracts, there is no list of downloads.
  if (state === 'ready' && downloadablePositions(order).length === 0) {
    return <Download orderId={orderId} />;
  }
  return (
    <>
      <Button asChild variant="secondary">
        <a href={hrefOf(paths.review(orderId))}>{text('action.toReview')}</a>
      </Button>
      {ENDED.includes(state) && <OrderAgainButton orderNumber={orderId} />}
    </>
  );
}
