import { forwardRef, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { ButtonProps } from '../button/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Popover.css.ts';
import { usePopover } from './use-popover.ts';

/** Properties of a popover; further attributes go to the button, `className` to the outermost element. */
export interface PopoverProps extends Omit<ButtonProps, 'asChild' | 'block' | 'iconEnd'> {
  /** Text of the button, and name of the content. */
  readonly label: ReactNode;
  /** What the button shows: text, links or a few controls. */
  readonly children: ReactNode;
  /** Whether it is open; leave it out for an uncontrolled popover. */
  readonly open?: boolean | undefined;
  /** Called with the new state after a press, Escape, a press elsewhere, or when the focus has left. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

// A native group, `fieldset`, is one of the controls of a form.
const GROUP = { role: 'group' } as const;

/**
 * A button that shows content beside itself, above the page, which stays operable. It opens by a press, never by hovering, and closes by
 * Escape, a press elsewhere, or when the focus leaves it.
 */
export const Popover = forwardRef<HTMLButtonElement, PopoverProps>(function Popover(
  { label, children, open, onOpenChange, className, onClick, id, ...rest },
  ref,
) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const button = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(button, ref);
  const content = useRef<HTMLDivElement>(null);
  const popover = usePopover(button, content, { open, onOpenChange });
  return (
    <div {...popover.around} className={rootClassName(css.root, className)}>
      <Button
        {...rest}
        ref={mergedRef}
        id={buttonId}
        iconEnd="chevron-down"
        aria-expanded={popover.open}
        aria-controls={`${buttonId}-content`}
        onClick={(event) => {
          onClick?.(event);
          popover.onClick();
        }}
      >
        {label}
      </Button>
      <div
        ref={content}
        id={`${buttonId}-content`}
        {...GROUP}
        aria-labelledby={buttonId}
        popover="auto"
        className={css.content}
        data-open={popover.open || undefined}
      >
        {children}
      </div>
    </div>
  );
});
