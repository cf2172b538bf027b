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
  /** Whether it is shown; the rest of the page cannot be used meanwhile. */
  readonly open: boolean;
  /** Asked to close by Escape, the close button or a press beside the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  readonly title: ReactNode;
  /** What it is about, read out together with the title. */
  readonly description?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<DialogTexts> | undefined;
}

/**
 * A question that has to be answered first. Holds the focus, gives it back on closing, closes by
 * Escape (behaviour by Radix). Use sparingly: a page is calmer.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onOpenChange, title, description, actions, texts, className, children, ...rest },
  ref,
) {
  const t = useTexts(dialogTexts, texts);
  const origin = useRef<Element | null>(null);
  const remember = (): void => {
    origin.current = document.activeElement;
  };
  // The dialog is opened by its consumer, so Radix knows no trigger to go back to.
  const goBack = (event: Event): void => {
    event.preventDefault();
    if (origin.current instanceof HTMLElement) origin.current.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={css.overlay} />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          ref={ref}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={goBack}
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
