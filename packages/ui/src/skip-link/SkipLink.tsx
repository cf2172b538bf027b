import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { focusStart, rootOf, scrollTo } from '../hooks/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './SkipLink.css.ts';
import { skipLinkTexts } from './texts.ts';
import type { SkipLinkTexts } from './texts.ts';

/** Properties of the skip link. */
export interface SkipLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'children'> {
  /** Id of the target element; default `inhalt`, the `main` of `PageLayout`. */
  readonly targetId?: string | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<SkipLinkTexts> | undefined;
}

/**
 * First link of every page: skips the header (WCAG 2.4.1). It moves the focus by script to the first visible `h1` or `h2` of its
 * target, which screen readers announce, or to the target if it has none. It does not change the URL, because a hash router
 * would interpret the fragment as a route.
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'inhalt', texts, className, onClick, ...rest },
  ref,
) {
  const t = useComponentTexts(skipLinkTexts, texts);
  const skip = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const target = rootOf(event.currentTarget).getElementById(targetId);
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    const start = focusStart(target);
    scrollTo(target);
    scrollTo(start, { block: 'nearest' });
  };
  return (
    <a
      lang={langOf(t, 'label')}
      {...rest}
      ref={ref}
      href={`#${targetId}`}
      className={rootClassName(css.link, className)}
      onClick={skip}
    >
      {t.label}
    </a>
  );
});
