import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Properties of the dialog. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly heading: string;
  /** Consequences of confirming. */
  readonly children: ReactNode;
  /** Label of the confirm button: a verb, not "OK". */
  readonly confirm: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** The dialog, loaded lazily. */
export function ConfirmDialogBox(props: ConfirmDialogProps): ReactElement {
  const { open, onOpenChange, heading, children, confirm, pending, onConfirm } = props;
  const text = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      heading={heading}
      description={children}
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
    />
  );
}
