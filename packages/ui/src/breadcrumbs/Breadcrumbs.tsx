import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { moveFocus } from '../assistive/move-focus.ts';
import { useIsInPage } from '../assistive/use-is-in-page.ts';
import { Icon } from '../icons/index.ts';
import { usePortalLink, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Breadcrumbs.css.ts';
import { breadcrumbsTexts } from './texts.ts';
import type { BreadcrumbsTexts } from './texts.ts';

/** One level of the hierarchy. */
export interface BreadcrumbItem {
  /** Name of the page. */
  readonly label: string;
  /** Without an address the level is text, not a link. */
  readonly href?: string | undefined;
}

/** Properties of the breadcrumbs. */
export interface BreadcrumbsProps extends ComponentPropsWithoutRef<'nav'> {
  /** From the start page to the current page, which is last and never a link. */
  readonly items: ReadonlyArray<BreadcrumbItem>;
  /**
   * Layout in a narrow container: `fold` collapses the middle levels behind a button, `back` shows
   * only a link to the parent level and the current page, `wrap` shows all levels in as many lines
   * as needed. Default `fold`.
   */
  readonly narrow?: 'fold' | 'back' | 'wrap' | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<BreadcrumbsTexts> | undefined;
}

/**
 * The path from the start page to the current page. In a narrow container the middle levels
 * are collapsed behind a button; start and current page stay visible.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, narrow = 'fold', texts, className, ...rest },
  ref,
) {
  const t = useComponentTexts(breadcrumbsTexts, texts);
  const Link = usePortalLink();
  const [expanded, setExpanded] = useState(false);
  const hasButton = useIsInPage(!expanded);
  const list = useRef<HTMLOListElement>(null);
  const last = items.length - 1;
  const parent = items.findLastIndex((item, index) => index < last && item.href !== undefined);
  useEffect(() => {
    const levels = list.current;
    // The button disappears: the first link that it has revealed gets the focus.
    if (expanded && levels) {
      moveFocus(levels.querySelector<HTMLElement>('[data-middle] a') ?? levels.querySelector('a'));
    }
  }, [expanded]);
  return (
    <nav aria-label={t.label} {...rest} ref={ref} className={rootClassName(css.root, className)}>
      <ol
        className={css.list}
        data-narrow={narrow}
        data-expanded={expanded || undefined}
        ref={list}
      >
        {items.map((item, index) => (
          <li
            key={`${index} ${item.label}`}
            className={css.item}
            data-middle={(index > 0 && index < last) || undefined}
            data-parent={index === parent || undefined}
            data-last={index === last || undefined}
          >
            {index > 0 && <Icon name="chevron-right" className={css.separator} />}
            {index === parent && narrow === 'back' && (
              <Icon name="chevron-left" className={css.back} />
            )}
            {index === 1 && last > 1 && narrow === 'fold' && hasButton && (
              <button
                lang={langOf(t, 'showAll')}
                type="button"
                className={css.expand}
                data-closed={expanded ? '' : undefined}
                aria-label={t.showAll}
                onClick={() => setExpanded(true)}
              >
                …
              </button>
            )}
            {item.href && index < last ? (
              <Link className={css.link} href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span className={css.text} aria-current={index === last ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
