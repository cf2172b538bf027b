import { Slot, Slottable } from '@radix-ui/react-slot';
import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Icon, iconOf } from '../icons/index.ts';
import type { IconContent } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Button.css.ts';
import { buttonTexts } from './texts.ts';
import type { ButtonTexts } from './texts.ts';

/** Visual emphasis; use at most one `primary` button on a page. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Properties of a button. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Default `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** `small` is 44 px high, the minimum target size; the default `medium` is 50 px. */
  readonly size?: 'small' | 'medium' | undefined;
  /** Icon before the text. */
  readonly icon?: IconContent | undefined;
  /** Icon after the text, such as a forward arrow. */
  readonly iconEnd?: IconContent | undefined;
  /** Fills the width of its container. */
  readonly block?: boolean | undefined;
  /** An action is in progress: clicks are ignored, the button stays focusable and exposes the state. */
  readonly loading?: boolean | undefined;
  /**
   * A disabled button stays in the tab order and is read with its description: for the main action of
   * a page, which otherwise is not found before it is possible. Describe the reason by `aria-describedby`.
   */
  readonly focusableWhenDisabled?: boolean | undefined;
  /** Applies styles and behaviour to the single child, such as a link: `<Button asChild><Link…`. */
  readonly asChild?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ButtonTexts> | undefined;
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function LeadingIcon({
  loading,
  icon,
}: {
  loading: boolean;
  icon?: IconContent | undefined;
}): ReactNode {
  if (loading) return <Icon name="loader" className={css.spinner} />;
  return iconOf(icon);
}

/**
 * Triggers an action. `type` defaults to `button`. While loading it is `aria-disabled`, not
 * `disabled`, so that the focus is not lost and a second click submits nothing twice.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    iconEnd,
    block,
    loading = false,
    disabled,
    focusableWhenDisabled = false,
    asChild = false,
    texts,
    className,
    children,
    type,
    onClick,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(buttonTexts, texts);
  const Root = asChild ? Slot : 'button';
  const isInert = loading || (disabled && focusableWhenDisabled);
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type: type ?? 'button' })}
      ref={ref}
      className={rootClassName(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      disabled={focusableWhenDisabled ? undefined : disabled}
      aria-disabled={isInert || rest['aria-disabled']}
      onClick={isInert ? preventClick : onClick}
    >
      <LeadingIcon loading={loading} icon={icon} />
      <Slottable>{children}</Slottable>
      {loading && (
        <span lang={langOf(t, 'loading')} className={css.visuallyHidden}>
          ({t.loading})
        </span>
      )}
      {!loading && iconOf(iconEnd)}
    </Root>
  );
});
