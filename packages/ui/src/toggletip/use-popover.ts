import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

interface Popover {
  readonly open: boolean;
  /** For the button. */
  readonly onClick: () => void;
  /** For an element around button and popover. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Not in jsdom, and not in browsers before 2024. */
const isNative = (button: HTMLButtonElement | null): button is HTMLButtonElement =>
  button !== null && 'popoverTargetElement' in button;

/**
 * Connects a button with an element that has the attribute `popover`: the platform opens it above everything else, and closes it by
 * Escape or a click elsewhere, in every frame and shadow root. Without the platform, the button and Escape set the state.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  popover: RefObject<HTMLElement | null>,
): Popover {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const [control, element] = [button.current, popover.current];
    if (!isNative(control) || !element) return undefined;
    control.popoverTargetElement = element;
    const follow = (): void => setOpen(element.matches(':popover-open'));
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [button, popover]);
  return {
    open,
    onClick: () => {
      if (!isNative(button.current)) setOpen(!open);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      if (isNative(button.current)) popover.current?.hidePopover();
      else setOpen(false);
    },
  };
}
