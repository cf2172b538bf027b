import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import {
  focusedBeside,
  isComposing,
  isElement,
  useControllableState,
  useStableCallback,
} from '../hooks/index.ts';
import { placeBeside } from './position.ts';

/** The state of a popover that its consumer may control. */
interface PopoverState {
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What connects a button with its popover. */
interface Connected {
  readonly open: boolean;
  readonly show: () => void;
  /** Closes it; the button gets the focus, if the popover had it. */
  readonly hide: () => void;
  /** For the button. */
  readonly onClick: () => void;
  /** For an element around button and popover. */
  readonly around: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
  };
}

/** Not in jsdom, and not in browsers before 2024. */
const isNative = (button: HTMLButtonElement | null): button is HTMLButtonElement =>
  button !== null && 'popoverTargetElement' in button;

/** Not in jsdom, and not in browsers before 2026. */
const hasAnchors = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('position-area', 'block-end');

/** Moves a popover beside its button, in a browser without CSS anchors. */
function place(button: HTMLElement, popover: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = popover.ownerDocument.documentElement;
  const direction = getComputedStyle(popover).direction === 'rtl' ? 'rtl' : 'ltr';
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { left, top } = placeBeside(
    button.getBoundingClientRect(),
    size,
    { width, height },
    direction,
  );
  Object.assign(popover.style, { inset: `${top}px auto auto ${left}px`, margin: '0' });
}

/** Moves the focus from a popover that closes to its button. The browser would return it to where it was before, which may be elsewhere. */
function returnFocus(button: HTMLElement | null, popover: HTMLElement | null): void {
  if (popover?.contains(focusedBeside(popover))) button?.focus();
}

/** Keeps an open popover beside its button while something scrolls or the window changes, without CSS anchors. */
function usePlace(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    const [control, element] = [button.current, popover.current];
    const view = element?.ownerDocument.defaultView;
    if (!open || !control || !element || !view || hasAnchors()) return undefined;
    const follow = (): void => place(control, element);
    follow();
    view.addEventListener('scroll', follow, { capture: true, passive: true });
    view.addEventListener('resize', follow);
    return () => {
      view.removeEventListener('scroll', follow, { capture: true });
      view.removeEventListener('resize', follow);
    };
  }, [button, popover, open]);
}

/**
 * Connects a button with an element that has the attribute `popover`: the platform opens it above everything else, in every frame
 * and shadow root. It closes by a press elsewhere and when the focus leaves both, and Escape returns the focus to the button.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  popover: RefObject<HTMLElement | null>,
  state: PopoverState = {},
): Connected {
  const [open, setOpen] = useControllableState(state.open, false, state.onOpenChange);
  const follow = useStableCallback((shown: boolean) => {
    if (shown !== open) setOpen(shown);
  });
  useEffect(() => {
    const [control, element] = [button.current, popover.current];
    if (!isNative(control) || !element) return undefined;
    control.popoverTargetElement = element;
    const listen = (): void => follow(element.matches(':popover-open'));
    element.addEventListener('toggle', listen);
    return () => element.removeEventListener('toggle', listen);
  }, [button, popover, follow]);
  useEffect(() => {
    const [control, element] = [button.current, popover.current];
    if (!control || !element) return;
    if (!open) returnFocus(control, element);
    if (!isNative(control) || element.matches(':popover-open') === open) return;
    if (open) element.showPopover({ source: control });
    else element.hidePopover();
  }, [button, popover, open]);
  const inside = useRef<Event>(null);
  useEffect(() => {
    const page = button.current?.ownerDocument;
    if (!open || !page) return undefined;
    // React has heard a press inside before, also one in a closed shadow root, of which the page sees the host only.
    const press = (event: Event): void => {
      if (event !== inside.current) follow(false);
    };
    page.addEventListener('pointerdown', press);
    return () => page.removeEventListener('pointerdown', press);
  }, [button, open, follow]);
  usePlace(button, popover, open);
  const hide = (): void => {
    returnFocus(button.current, popover.current);
    setOpen(false);
  };
  return {
    open,
    show: () => follow(true),
    hide,
    onClick: () => {
      if (!isNative(button.current)) setOpen(!open);
    },
    around: {
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented || isComposing(event)) return;
        // A dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (open && isElement(relatedTarget) && !currentTarget.contains(relatedTarget)) {
          setOpen(false);
        }
      },
      onPointerDown: ({ nativeEvent }) => {
        inside.current = nativeEvent;
      },
    },
  };
}
