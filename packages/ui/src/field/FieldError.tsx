import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Field.css.ts';

/** Properties of a field's error. */
export interface FieldErrorProps extends ComponentPropsWithoutRef<'p'> {
  /** The control refers to it by `aria-describedby`. */
  readonly id: string;
  /** Text before the message, such as "Fehler:". */
  readonly label: string;
  /** Language of `label`, if it is not that of the page. */
  readonly labelLang?: string | undefined;
}

/** The error of a field: icon, label, message. */
export const FieldError = forwardRef<HTMLParagraphElement, FieldErrorProps>(function FieldError(
  { label, labelLang, className, children, ...rest },
  ref,
) {
  return (
    <p {...rest} ref={ref} className={rootClassName(css.error, className)}>
      <Icon name="alert-circle" className={css.errorIcon} />
      <span>
        {/* The icon says it to the eye. */}
        <span lang={labelLang} className={css.visuallyHidden}>
          {label}
        </span>{' '}
        {children}
      </span>
    </p>
  );
});
