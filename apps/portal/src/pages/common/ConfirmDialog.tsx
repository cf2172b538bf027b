import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly heading: string;
  /** What is lost and what stays. */
  readonly children: ReactNode;
  /** Words of the button that does it: a verb, not "OK". */
  readonly confirm: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back; keeping everything is the easy way out. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
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
