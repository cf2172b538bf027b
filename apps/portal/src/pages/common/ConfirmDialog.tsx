import { lazy, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { OptionalBoundary } from './OptionalBoundary.tsx';

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

const Box = lazy(async () => ({
  default: (await import('./ConfirmDialogBox.tsx')).ConfirmDialogBox,
}));

/**
 * Asks before something that cannot be taken back; keeping everything is the easy way out. What draws it is fetched
 * when it is first opened, and stays from then on, so that the focus goes back when it closes.
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
