import { forwardRef, useContext, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import { useMergedRef } from '../hooks/index.ts';
import { Icon } from '../icons/index.ts';
import { PortalContext } from '../provider/context.ts';
import { useComponentTexts } from '../provider/index.ts';
import { LiveRegions } from '../provider/LiveRegions.tsx';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Dialog.css.ts';
import { dialogTexts } from './texts.ts';
import type { DialogTexts } from './texts.ts';
import { useModal } from './use-modal.ts';

/** Properties of the dialog. */
export interface DialogProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onCancel' | 'onClose'> {
  /** Whether the dialog is open; the rest of the page is inert meanwhile. */
  readonly open: boolean;
  /** Called with `false` by Escape, the close button or a click outside the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /**
   * What closes the dialog besides its buttons, with the values of the attribute of `dialog` (HTML): `any` also a click outside,
   * `closerequest` only Escape and the Back gesture, for a dialog in which something was typed. Default `any`.
   */
  readonly closedBy?: 'any' | 'closerequest' | undefined;
  /** Heading of the dialog, and its accessible name. */
  readonly heading: ReactNode;
  /** The consequence of the actions: the accessible description, announced after the heading. */
  readonly description?: ReactNode;
  /** Buttons at the end of the dialog. */
  readonly actions?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DialogTexts> | undefined;
}

/** Whether the pointer is on the backdrop: its events have the dialog as their target, too. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const DialogInPage = forwardRef<HTMLDialogElement, DialogProps>(function DialogInPage(
  {
    open,
    onOpenChange,
    closedBy = 'any',
    heading,
    description,
    actions,
    texts,
    className,
    children,
    onKeyDown,
    onPointerDown,
    onClick,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(dialogTexts, texts);
  const { announcer } = useContext(PortalContext);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(dialog, ref);
  const isPressedOutside = useRef(false);
  useModal(dialog, open);
  // Not closed by a button inside: nothing that was pressed has to stay for a moment (`useIsInPage`).
  const [isLeft, setIsLeft] = useState(false);
  if (open && isLeft) setIsLeft(false);
  const close = (): void => onOpenChange(false);
  const leave = (): void => {
    setIsLeft(true);
    close();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLDialogElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  // The keyboard equivalent of a click on the backdrop is Escape.
  const handlers = {
    // Not `onPointerUp`: see `OWN_CLICK_LISTENER`.
    onClick: (event: MouseEvent<HTMLDialogElement>): void => {
      onClick?.(event);
      // A press that began inside, such as a selection of text, does not close the dialog.
      if (closedBy === 'any' && isPressedOutside.current && isOnBackdrop(event)) leave();
      isPressedOutside.current = false;
    },
  };
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      {...handlers}
      ref={mergedRef}
      className={rootClassName(css.dialog, className)}
      data-closed={open || isLeft ? undefined : ''}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        // The consumer closes the dialog; this is the Back gesture of phones.
        event.preventDefault();
        leave();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        isPressedOutside.current = isOnBackdrop(event);
      }}
    >
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {heading}
        </h2>
        <button
          lang={langOf(t, 'close')}
          type="button"
          className={css.close}
          aria-label={t.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {description && (
        <p id={`${id}-description`} className={css.text}>
          {description}
        </p>
      )}
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
      {open && <LiveRegions announcer={announcer} />}
    </dialog>
  );
});

/**
 * A modal dialog: the native `dialog`, which makes the rest of the page inert. Closing returns the
 * focus to the element that had it before. Use it sparingly: a page interrupts people less.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(props, ref) {
  return useIsInPage(props.open) ? <DialogInPage {...props} ref={ref} /> : null;
});
