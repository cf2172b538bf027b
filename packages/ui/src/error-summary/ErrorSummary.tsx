import { forwardRef, useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames, useMergedRef } from '../styles/index.ts';
import * as css from './ErrorSummary.css.ts';
import { focusField } from './focusField.ts';
import { errorSummaryTexts } from './texts.ts';
import type { ErrorSummaryTexts } from './texts.ts';

/** One error of the summary. */
export interface SummaryError {
  /** Id of the field or group it belongs to; without one the error is mere text. */
  readonly fieldId?: string | undefined;
  /** The sentence at the field, once more. */
  readonly message: ReactNode;
}

/** Properties of the error summary. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In the order of the fields; with none, nothing is shown. */
  readonly errors: readonly SummaryError[];
  /**
   * Change it with every failed attempt: the summary takes the focus each time, also when the
   * errors stayed the same. Without it the focus comes once, when the summary appears.
   */
  readonly attempt?: number | undefined;
  /** Level of the heading; default 2. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ErrorSummaryTexts> | undefined;
}

/** Following the link would change the hash, and with it the route. */
const goTo = (fieldId: string) => (event: MouseEvent) => {
  event.preventDefault();
  focusField(fieldId);
};

/** All errors of a form on top, each a link to its field (WCAG 3.3.1; hash routes stay as they are). */
export const ErrorSummary = forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
  { errors, attempt = 0, headingLevel = 2, texts, className, ...rest },
  ref,
) {
  const t = useTexts(errorSummaryTexts, texts);
  const box = useRef<HTMLElement>(null);
  const merged = useMergedRef(box, ref);
  const headingId = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      ref={merged}
      className={classNames(css.summary, className)}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <Heading id={headingId} className={css.heading}>
        <Icon name="alert-octagon" className={css.icon} /> {t.heading}
      </Heading>
      <ul className={css.list}>
        {errors.map((error, index) => (
          <li key={`${error.fieldId ?? ''} ${index}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} className={css.link} onClick={goTo(error.fieldId)}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
