import { forwardRef, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icons/index.ts';
import { usePortalLink, useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './Breadcrumbs.css.ts';
import { breadcrumbsTexts } from './texts.ts';
import type { BreadcrumbsTexts } from './texts.ts';

/** One level of the way to the current page. */
export interface Crumb {
  /** Name of the page. */
  readonly label: string;
  /** Without an address the level is named, but cannot be gone to (UI-2). */
  readonly href?: string | undefined;
}

/** Properties of the breadcrumbs. */
export interface BreadcrumbsProps extends ComponentPropsWithoutRef<'nav'> {
  /** From the start to the current page, which is the last and never a link. */
  readonly items: readonly Crumb[];
  /**
   * What a line with little room shows: `fold` hides the middle levels behind a button, `back`
   * leaves a way to the level above and the current page, `wrap` keeps all of them in as many
   * lines as they need. Default `fold`.
   */
  readonly narrow?: 'fold' | 'back' | 'wrap' | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<BreadcrumbsTexts> | undefined;
}

/**
 * The way from the start to the current page (UI-2). Where the line has little room the middle
 * levels fold behind a button; start and current page always stay.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, narrow = 'fold', texts, className, ...rest },
  ref,
) {
  const t = useTexts(breadcrumbsTexts, texts);
  const Link = usePortalLink();
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const last = items.length - 1;
  const above = items.findLastIndex((item, index) => index < last && item.href !== undefined);
  const unfold = (): void => {
    setUnfolded(true);
    // The pressed button disappears; without this the focus would fall back to the page's top.
    list.current?.focus();
  };
  return (
    <nav aria-label={t.label} {...rest} ref={ref} className={classNames(css.root, className)}>
      <ol
        className={css.list}
        data-narrow={narrow}
        data-unfolded={unfolded || undefined}
        ref={list}
        tabIndex={-1}
      >
        {items.map((item, index) => (
          <li
            key={`${index} ${item.label}`}
            className={css.item}
            data-middle={(index > 0 && index < last) || undefined}
            data-above={index === above || undefined}
            data-last={index === last || undefined}
          >
            {index > 0 && <Icon name="chevron-right" className={css.separator} />}
            {index === above && narrow === 'back' && (
              <Icon name="chevron-left" className={css.back} />
            )}
            {index === 1 && last > 1 && narrow === 'fold' && (
              <button type="button" className={css.fold} aria-label={t.showAll} onClick={unfold}>
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
