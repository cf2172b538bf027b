import type { Order } from '@portal/api';
import type { GenerationState } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { downloadablePositions } from '../order/DownloadList.tsx';
import { InvoiceLink } from '../order/InvoiceLink.tsx';

function Download(props: { orderId: string; onDownload: () => void }): ReactElement {
  const { client } = useServices();
  const text = useText();
  return (
    <Button asChild variant="primary" icon="download">
      <a href={client.downloadUrl(props.orderId)} download onClick={props.onDownload}>
        {text('generation.download')}
      </a>
    </Button>
  );
}

/** The buttons for a state of the provisioning page; every state has at least one. */
export function GenerationActions(props: {
  orderId: string;
  order: Order | null;
  state: Exclude<GenerationState, 'waiting'>;
  onDownload: () => void;
}): ReactElement {
  const { orderId, order, state, onDownload } = props;
  const text = useText();
  if (state === 'not-paid') {
    return (
      <Button asChild variant="primary" iconEnd="arrow-right">
        <a href={hrefOf(paths.payment(orderId))}>{text('generation.toPayment')}</a>
      </Button>
    );
  }
  if (state === 'ready') {
    return (
      <>
        {/* Without the order, or with one file for all extracts, there is no list of downloads. */}
        {downloadablePositions(order).length === 0 && (
          <Download orderId={orderId} onDownload={onDownload} />
        )}
        {order && <InvoiceLink order={order} />}
      </>
    );
  }
  return (
    <>
      <Button asChild variant="secondary">
        <a href={hrefOf(paths.review(orderId))}>{text('action.toReview')}</a>
      </Button>
      {state === 'paper-only' && order && <InvoiceLink order={order} />}
    </>
  );
}
