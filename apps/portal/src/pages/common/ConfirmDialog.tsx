import { lazy, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { OptionalBoundary } from './OptionalBoundary.tsx';

/** Properties of {@link ConfirmDialog}. */
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

const Box = lazy(async () => ({
  default: (await import('./ConfirmDialogBox.tsx')).ConfirmDialogBox,
}));

/**
 * Asks before an action that cannot be undone; cancelling is the default. The dialog is loaded when it is first
 * opened and stays mounted from then on, so that the focus returns when it closes.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <OptionalBoundary>
      <Box {...props} />
    </OptionalBoundary>
  );
}
