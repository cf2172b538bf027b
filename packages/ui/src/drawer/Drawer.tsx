import { forwardRef } from 'react';
import { Dialog } from '../dialog/index.ts';
import type { DialogProps } from '../dialog/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as css from './Drawer.css.ts';

/** Properties of a drawer: those of a dialog, and its side. */
export interface DrawerProps extends DialogProps {
  /** The side of the window that it fills; default `end`. */
  readonly side?: 'start' | 'end' | undefined;
}

/**
 * A dialog at the side of the window, in its whole height: for filters, settings or details beside which the page stays in view. A
 * narrow window is filled by it.
 */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer(
  { side = 'end', className, ...dialog },
  ref,
) {
  return (
    <Dialog {...dialog} ref={ref} className={classNames(css.drawer, className)} data-side={side} />
  );
});
