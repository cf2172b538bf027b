import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { forwardRef, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Dialog.css.ts';
import { dialogTexts } from './texts.ts';
import type { DialogTexts } from './texts.ts';

/** Properties of the dialog. */
export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Whether the dialog is open; the rest of the page is inert meanwhile. */
  readonly open: boolean;
  /** Called with `false` by Escape, the close button or a click outside the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  readonly title: ReactNode;
  /** Accessible description; announced together with the title. */
  readonly description?: ReactNode;
  /** Buttons at the end of the dialog. */
  readonly actions?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DialogTexts> | undefined;
}

/**
 * A modal dialog. Traps the focus, returns it when closed and closes by Escape (behaviour by
 * Radix). Use it sparingly: a page interrupts people less.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onOpenChange, title, description, actions, texts, className, children, ...rest },
  ref,
) {
  const t = useTexts(dialogTexts, texts);
  const opener = useRef<Element | null>(null);
  const rememberOpener = (): void => {
    opener.current = document.activeElement;
  };
  // The consumer opens the dialog, so Radix has no trigger to return the focus to.
  const returnFocus = (event: Event): void => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={css.overlay} />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          ref={ref}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
          className={classNames(css.dialog, className)}
        >
          <div className={css.head}>
            <Title className={css.title}>{title}</Title>
            <Close className={css.close} aria-label={t.close}>
              <Icon name="close" />
            </Close>
          </div>
          {description && <Description className={css.text}>{description}</Description>}
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </Content>
      </Portal>
    </Root>
  );
});
