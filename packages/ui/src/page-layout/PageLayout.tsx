import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { SkipLink } from '../skip-link/index.ts';
import { rootClassName } from '../styles/index.ts';
import * as css from './PageLayout.css.ts';

/** Id of the `main` element, which skip link and route changes focus. */
export const MAIN_ID = 'inhalt';

/** Properties of the page layout; each part is a slot, in DOM order. */
export interface PageLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Usually a `Header`, at the very top. */
  readonly header?: ReactNode;
  /** Announcement banner, across the full width. */
  readonly banner?: ReactNode;
  /** Usually `Breadcrumbs`, above notifications and content. */
  readonly breadcrumbs?: ReactNode;
  /** Notifications, between header and content. */
  readonly notifications?: ReactNode;
  /**
   * Content across the full width above the page content, such as the picture of the landing page.
   */
  readonly hero?: ReactNode;
  /** Content of `main`, at most 1140 px wide. */
  readonly children: ReactNode;
  /** Usually a `Footer`, at the bottom of the window also on short pages. */
  readonly footer?: ReactNode;
}

/**
 * Layout of every page: skip link, header, banner, breadcrumbs, notifications, `main`, footer. For
 * widths from 280 px; content is at most 1140 px wide.
 */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { header, banner, breadcrumbs, notifications, hero, children, footer, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={rootClassName(css.page, className)}>
      <SkipLink targetId={MAIN_ID} />
      {header}
      {banner}
      {breadcrumbs && <div className={css.crumbs}>{breadcrumbs}</div>}
      {notifications && <div className={css.notices}>{notifications}</div>}
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {hero}
        <div className={css.content}>{children}</div>
      </main>
      {footer}
    </div>
  );
});
