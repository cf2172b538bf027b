import { Slot, Slottable } from '@radix-ui/react-slot';
import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import type { IconName } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Button.css.ts';
import { buttonTexts } from './texts.ts';
import type { ButtonTexts } from './texts.ts';

/** How strongly a button asks to be pressed; one `primary` on a page is enough. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Properties of a button. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Default `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** `small` is 44 px high and still large enough to press; default `medium` is 50 px. */
  readonly size?: 'small' | 'medium' | undefined;
  /** Icon before the words. */
  readonly icon?: IconName | undefined;
  /** Icon after the words, such as an arrow onwards. */
  readonly iconEnd?: IconName | undefined;
  /** Takes the whole width of its place. */
  readonly block?: boolean | undefined;
  /** Work is under way: presses do nothing, but the button stays focusable and says so. */
  readonly loading?: boolean | undefined;
  /** Gives looks and behaviour to the one child instead, such as a link: `<Button asChild><Link…`. */
  readonly asChild?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ButtonTexts> | undefined;
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function Leading({ loading, icon }: { loading: boolean; icon?: IconName | undefined }): ReactNode {
  if (loading) return <Icon name="loader" className={css.spinner} />;
  return icon ? <Icon name={icon} /> : null;
}

/**
 * Does something. `type` is `button` unless given. While loading it is `aria-disabled`, not
 * `disabled`, so that the focus is not lost and a second press sends nothing twice.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    iconEnd,
    block,
    loading = false,
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
  const t = useTexts(buttonTexts, texts);
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type: type ?? 'button' })}
      ref={ref}
      className={classNames(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? stop : onClick}
    >
      <Leading loading={loading} icon={icon} />
      <Slottable>{children}</Slottable>
      {loading && <span className={css.spoken}>({t.loading})</span>}
      {iconEnd && !loading && <Icon name={iconEnd} />}
    </Root>
  );
});
