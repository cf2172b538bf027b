import { Button } from '@portal/ui/button';
import { useFocusReturn } from '@portal/ui/provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../pages/common/ConfirmDialog.tsx';
import { useIsMounted } from '../navigation/use-is-mounted.ts';
import { useProblemMessage } from '../pages/common/problem-text.ts';

/** Properties of {@link CancelOrder}. */
export interface CancelOrderProps {
  readonly orderNumber: string;
  /** Accessible name that includes the order number. */
  readonly label?: string;
  /** Called after cancelling; without it the page stays and shows the updated order. */
  readonly onCancelled?: () => void;
}

/** Cancels an unpaid order after a confirmation (FLOW-16, BEY-1). */
export function CancelOrder({ orderNumber, label, onCancelled }: CancelOrderProps): ReactElement {
  const { client, notifications, query } = useServices();
  const text = useText();
  const messageOf = useProblemMessage('payment.cancelFailed');
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const button = useRef<HTMLButtonElement>(null);
  // A cancelled order cannot be cancelled again: the button disappears, with the focus that the dialog has returned to it.
  useFocusReturn(button);
  const [asking, setAsking] = useState(false);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
  const cancel = useMutation({
    mutationFn: () => client.call('cancelOrder', { path: { orderNumber } }),
    onSuccess: async () => {
      setAsking(false);
      // Checked before the refresh, which unmounts this button.
      const wasMounted = isMounted();
      await refresh();
      notifications.show({ id: 'cancel', tone: 'success', message: 'payment.cancelled' });
      if (wasMounted) onCancelled?.();
    },
    onError: async (error) => {
      setAsking(false);
      notifications.show({
        id: 'cancel',
        tone: 'danger',
        message: messageOf(error),
      });
      // Paying in another tab may be the reason of the refusal: show the current order.
      await refresh();
    },
  });
  return (
    <>
      <Button ref={button} variant="quiet" aria-label={label} onClick={() => setAsking(true)}>
        {text('action.cancelOrder')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        heading={text('payment.cancelHeading')}
        confirm={text('payment.cancelConfirm')}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      >
        {text('payment.cancelText')}
      </ConfirmDialog>
    </>
  );
}
