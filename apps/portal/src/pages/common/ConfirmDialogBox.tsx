import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** The dialog, loaded lazily. */
export function ConfirmDialogBox(props: ConfirmDialogProps): ReactElement {
  const { open, onOpenChange, heading, children, confirm, pending, onConfirm } = props;
  const text = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={heading}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {text('dialog.keep')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
