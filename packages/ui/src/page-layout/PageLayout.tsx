import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { SkipLink } from '../skip-link/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './PageLayout.css.ts';

/** Id of the `main` element, where the skip link and route changes put the focus. */
export const MAIN_ID = 'inhalt';

/** Properties of the page frame; each part is a slot in the order it is read. */
export interface PageLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Usually a `Header`, at the very top. */
  readonly header: ReactNode;
  /** Announcement banner, across the full width. */
  readonly banner?: ReactNode;
  /** Usually `Breadcrumbs`, above notifications and content. */
  readonly breadcrumbs?: ReactNode;
  /** Notifications, between header and content (APP-6). */
  readonly notifications?: ReactNode;
  /** Something across the full width above the content, such as the landing page's drawing. */
  readonly hero?: ReactNode;
  /** Content of `main`, at most 1140 px wide. */
  readonly children: ReactNode;
  /** Usually a `Footer`, at the foot of the window even on short pages. */
  readonly footer: ReactNode;
}

/**
 * Frame of every page: skip link, header, banner, breadcrumbs, notifications, `main`, footer.
 * From 280 to 1140 px; the footer stays at the foot of a short page.
 */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { header, banner, breadcrumbs, notifications, hero, children, footer, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={classNames(css.page, className)}>
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
