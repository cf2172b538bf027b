import { Button } from '@portal/ui/button';
import { useFocusReturn } from '@portal/ui/provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../pages/common/ConfirmDialog.tsx';
import { useProblemMessage } from '../../pages/common/problem-text.ts';
import { useServices } from '../../services/services.ts';

/** Withdraws an extract about which the authority asks, after a confirmation (DESK-2). */
export function Withdraw(props: { orderNumber: string; positionId: string }): ReactElement {
  const { client, notifications, query } = useServices();
  const text = useText();
  const messageOf = useProblemMessage('conversation.withdrawFailed');
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button);
  const [asking, setAsking] = useState(false);
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
  const withdraw = useMutation({
    mutationFn: () => client.call('withdrawPosition', { path: props }),
    onSuccess: async () => {
      setAsking(false);
      await refresh();
      notifications.show({ id: 'answer', tone: 'success', message: 'conversation.withdrawn' });
    },
    onError: async (error) => {
      setAsking(false);
      notifications.show({ id: 'answer', tone: 'danger', message: messageOf(error) });
      await refresh();
    },
  });
  return (
    <>
      <Button ref={button} variant="quiet" onClick={() => setAsking(true)}>
        {text('conversation.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        heading={text('conversation.withdrawHeading')}
        confirm={text('conversation.withdrawConfirm')}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      >
        {text('conversation.withdrawText')}
      </ConfirmDialog>
    </>
  );
}
