import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { rootClassName } from '../styles/index.ts';
import * as css from './Typography.css.ts';

/** Properties of a paragraph. */
export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** `large` for the introduction below the first heading, `small` for notes; default `medium`. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** `soft` for less important text; default `plain`. */
  readonly variant?: 'plain' | 'soft' | undefined;
}

/** A paragraph of at most the width that is easy to read. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { size = 'medium', variant = 'plain', className, ...rest },
  ref,
) {
  return (
    <p
      {...rest}
      ref={ref}
      className={rootClassName(css.text, className)}
      data-size={size}
      data-variant={variant}
    />
  );
});
