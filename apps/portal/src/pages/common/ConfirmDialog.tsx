import { lazy, useState } from 'react';
import type { ReactElement } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogBox.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';

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
