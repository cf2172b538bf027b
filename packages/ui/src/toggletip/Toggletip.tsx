import { forwardRef, useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { usePopover } from '../popover/use-popover.ts';
import { useAnnounce } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Toggletip.css.ts';

/** Properties of a toggletip; further attributes go to the button, `className` to the outermost element. */
export interface ToggletipProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  /** Name of the button, such as "Hilfe zu Gemarkung". */
  readonly label: string;
  /** The explanation: one or two sentences, without links or controls. */
  readonly children: ReactNode;
}

/**
 * A short explanation that a button shows, and a screen reader speaks. It opens by a press, never by hovering: nobody loses it, and it
 * works by touch.
 */
export const Toggletip = forwardRef<HTMLButtonElement, ToggletipProps>(function Toggletip(
  { label, className, children, onClick, ...rest },
  ref,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(button, ref);
  const bubble = useRef<HTMLSpanElement>(null);
  const { open, onClick: toggle, around } = usePopover(button, bubble);
  const announce = useAnnounce();
  useEffect(() => {
    if (open) announce(bubble.current?.textContent ?? '');
  }, [open, announce]);
  return (
    <span {...around} className={rootClassName(css.root, className)}>
      <button
        {...rest}
        ref={mergedRef}
        type="button"
        className={css.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          onClick?.(event);
          toggle();
        }}
      >
        <Icon name="help" />
      </button>
      <span
        ref={bubble}
        id={id}
        popover="auto"
        className={css.bubble}
        data-open={open || undefined}
      >
        {children}
      </span>
    </span>
  );
});
