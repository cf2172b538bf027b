import { Button } from '@portal/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { useProblemMessage } from '../common/problem-text.ts';

/** Properties of {@link CancelOrder}. */
export interface CancelOrderProps {
  readonly orderNumber: string;
  /** More words for those who cannot see which order the button belongs to. */
  readonly label?: string;
  /** Where to go afterwards; without it the page stays and shows the order as it is now. */
  readonly onCancelled?: () => void;
}

/** Gives an order up before it is paid, after asking once more (FLOW-16, BEY-1). */
export function CancelOrder({ orderNumber, label, onCancelled }: CancelOrderProps): ReactElement {
  const { client, notifications } = useServices();
  const text = useText();
  const messageOf = useProblemMessage('payment.cancelFailed');
  const queryClient = useQueryClient();
  const isHere = useIsMounted();
  const [asking, setAsking] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['orders'] });
  const cancel = useMutation({
    mutationFn: () => client.cancelOrder(orderNumber),
    onSuccess: async () => {
      setAsking(false);
      notifications.show({ id: 'cancel', severity: 'success', message: 'payment.cancelled' });
      // Asked before the order is looked at again: as a cancelled one it no longer shows this button.
      const stays = isHere();
      await refresh();
      if (stays) onCancelled?.();
    },
    onError: async (error) => {
      setAsking(false);
      notifications.show({
        id: 'cancel',
        severity: 'danger',
        message: messageOf(error),
        timeoutMs: null,
      });
      // It may have been paid in another tab: what is shown must not be older than the refusal.
      await refresh();
    },
  });
  return (
    <>
      <Button variant="quiet" aria-label={label} onClick={() => setAsking(true)}>
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
