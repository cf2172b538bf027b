import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { iconOf } from '../icons/index.ts';
import type { IconContent } from '../icons/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './Disclosure.css.ts';

/** Properties of a disclosure. */
export interface DisclosureProps extends ComponentPropsWithoutRef<'details'> {
  /** Content of the `summary`, such as a question. */
  readonly summary: ReactNode;
  /** Default `help`. */
  readonly icon?: IconContent | undefined;
}

/**
 * Optional help next to a control: a native `details`, so it works without JavaScript and is
 * found by the browser's search. For several related sections use `Accordion`.
 */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { summary, icon = 'help', className, children, ...rest },
  ref,
) {
  return (
    <details {...rest} ref={ref} className={rootClassName(css.disclosure, className)}>
      <summary className={css.summary}>
        {iconOf(icon)}
        <span className={css.summaryText}>{summary}</span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
});
