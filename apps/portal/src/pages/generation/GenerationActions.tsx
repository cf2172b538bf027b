import type { GenerationState } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useOrderQuery } from '../common/use-order-query.ts';
import { InvoiceLink } from '../my-orders/InvoiceLink.tsx';

/** The invoice link; when the order cannot be loaded, the link is on the order's page. */
function Invoice({ orderId }: { orderId: string }): ReactElement | null {
  const order = useOrderQuery(orderId);
  return order.data ? <InvoiceLink order={order.data} /> : null;
}

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
  state: Exclude<GenerationState, 'waiting'>;
  onDownload: () => void;
}): ReactElement {
  const { orderId, state, onDownload } = props;
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
        <Download orderId={orderId} onDownload={onDownload} />
        <Invoice orderId={orderId} />
      </>
    );
  }
  return (
    <>
      <Button asChild variant="secondary">
        <a href={hrefOf(paths.review(orderId))}>{text('action.toReview')}</a>
      </Button>
      {state === 'paper-only' && <Invoice orderId={orderId} />}
    </>
  );
}
