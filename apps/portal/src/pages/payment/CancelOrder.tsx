import { Button } from '@portal/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../app/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';

/** Gives an order up before it is paid, after asking once more (FLOW-16). */
export function CancelOrder({ orderNumber }: { orderNumber: string }): ReactElement {
  const { client, notices } = useServices();
  const text = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => client.cancelOrder(orderNumber),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      notices.show({ id: 'cancel', severity: 'success', message: 'payment.cancelled' });
      await navigate(paths.extracts);
    },
    onError: () => {
      setAsking(false);
      notices.show({
        id: 'cancel',
        severity: 'danger',
        message: 'payment.cancelFailed',
        timeoutMs: null,
      });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
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
