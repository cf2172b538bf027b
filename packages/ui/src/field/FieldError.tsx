import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icons/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Field.css.ts';

/** Properties of a field's error. */
export interface FieldErrorProps extends ComponentPropsWithoutRef<'p'> {
  /** What the control's description refers to. */
  readonly id: string;
  /** Says that it is an error, such as "Fehler:". */
  readonly word: string;
}

/** The error of a field: icon, the word, what to do. */
export const FieldError = forwardRef<HTMLParagraphElement, FieldErrorProps>(function FieldError(
  { word, className, children, ...rest },
  ref,
) {
  return (
    <p {...rest} ref={ref} className={classNames(css.error, className)}>
      <Icon name="alert-circle" className={css.errorIcon} />
      <span>
        {word} {children}
      </span>
    </p>
  );
});
