import { forwardRef, useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { isElement, rootOf, useMergedRef } from '../hooks/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './ErrorSummary.css.ts';
import { focusField } from './focus-field.ts';
import { errorSummaryTexts } from './texts.ts';
import type { ErrorSummaryTexts } from './texts.ts';
import type { HeadingLevel } from '../typography/index.ts';
import { langOf } from '../texts/lang-of.ts';

/** One error of the summary. */
export interface ErrorSummaryItem {
  /** Id of the field or group; without it the error is text without a link. */
  readonly fieldId?: string | undefined;
  /** The label of the field, if its error is shown there; else what is wrong. */
  readonly message: ReactNode;
}

/** Properties of the error summary. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** In the order of the fields; nothing is rendered if it is empty. */
  readonly items: ReadonlyArray<ErrorSummaryItem>;
  /**
   * Change it after each failed attempt: the summary receives the focus each time, even if the
   * errors are the same. Without it, the summary receives the focus only when it appears.
   */
  readonly attempt?: number | undefined;
  /** Level of the heading; default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<ErrorSummaryTexts> | undefined;
}

/** Following a link would change the hash, and in a hash router the route. */
function focusInsteadOfNavigating(event: MouseEvent): void {
  if (event.defaultPrevented || !isElement(event.target)) return;
  const fieldId = event.target.closest('a')?.dataset['field'];
  if (fieldId === undefined) return;
  event.preventDefault();
  focusField(fieldId, rootOf(event.target));
}

/**
 * Lists all errors of a form, each with a link to its field (WCAG 3.3.1). The URL does not change.
 * The errors are its description: screen readers announce them when it receives the focus.
 */
export const ErrorSummary = forwardRef<HTMLElement, ErrorSummaryProps>(function ErrorSummary(
  { items, attempt = 0, headingLevel = 2, texts, className, onClick, ...rest },
  ref,
) {
  const t = useComponentTexts(errorSummaryTexts, texts);
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(section, ref);
  const listId = useId();
  const isShown = items.length > 0;
  useEffect(() => {
    if (isShown) section.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  const Heading = `h${headingLevel}` as const;
  // Not on each link: see `OWN_CLICK_LISTENER`.
  const handlers = {
    onClick: (event: MouseEvent<HTMLElement>): void => {
      onClick?.(event);
      focusInsteadOfNavigating(event);
    },
  };
  return (
    <section
      {...rest}
      {...handlers}
      ref={mergedRef}
      className={rootClassName(css.summary, className)}
      tabIndex={-1}
      // Not by the id of the heading: when Orca reads a page, it leaves out what labels an element that can have the focus.
      aria-label={t.heading}
      aria-describedby={listId}
    >
      <Heading lang={langOf(t, 'heading')} className={css.heading}>
        <Icon name="alert-octagon" className={css.icon} /> {t.heading}
      </Heading>
      <ul id={listId} className={css.list}>
        {items.map((error, index) => (
          <li key={`${error.fieldId ?? ''} ${index}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} className={css.link} data-field={error.fieldId}>
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
