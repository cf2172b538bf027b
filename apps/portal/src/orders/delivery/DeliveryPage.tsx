import { Stack } from '@portal/ui/stack';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { WithOrder } from '../../routes/WithOrder.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { SentOrderHead } from '../SentOrderHead.tsx';
import { LoginNeeded } from '../../pages/common/LoginNeeded.tsx';
import { orderFailure } from '../../pages/common/problem-text.ts';
import { Problem } from '../../pages/common/Problem.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { useDelivery } from './use-delivery.ts';
import { isFinal } from './poll-download.ts';

function Delivery({ orderId }: { orderId: string }): ReactElement {
  const text = useText();
  const { state, progress, order, error, retry } = useDelivery(orderId);
  usePageFocus(text('page.delivery'), `delivery ${orderId}`);
  // Whether anything is being made is not known before the order was loaded once.
  const isUnknown = error !== null && (isFinal(error) || progress === null);
  return (
    <Stack>
      <SentOrderHead page="provisioning" order={progress} heading={text('page.delivery')} />
      {error !== null && (
        <Problem error={error} message={orderFailure(error)} onRetry={retry}>
          {isFinal(error) ? null : <p>{text('generation.unsure')}</p>}
        </Problem>
      )}
      {!isUnknown && <DeliveryView orderId={orderId} order={order} state={state} />}
    </Stack>
  );
}

/** Waiting for an extract and downloading it (FLOW-17). */
export function DeliveryPage(): ReactElement {
  return (
    <WithOrder>
      {(orderId) => (
        <LoginNeeded isOrder>
          <Delivery key={orderId} orderId={orderId} />
        </LoginNeeded>
      )}
    </WithOrder>
  );
}
