import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { useAnnounce, useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { GAP, pagesToShow } from './pages.ts';
import * as css from './Pagination.css.ts';
import { paginationTexts } from './texts.ts';
import type { PaginationTexts } from './texts.ts';

/** Properties of the pagination. */
export interface PaginationProps extends ComponentPropsWithoutRef<'nav'> {
  /** The current page, counted from 0. */
  readonly page: number;
  /** Number of pages; nothing is rendered for a single page. */
  readonly pageCount: number;
  /** Called with the requested page, counted from 0. */
  readonly onPageChange: (page: number) => void;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<PaginationTexts> | undefined;
}

function StepButton(props: {
  label: string;
  lang: string | undefined;
  icon: 'chevron-left' | 'chevron-right';
  enabled: boolean;
  onClick: () => void;
}): ReactElement {
  const { label, lang, icon, enabled, onClick } = props;
  return (
    // `aria-disabled` instead of `disabled`: on the last page the focus must not be lost.
    <button
      type="button"
      className={css.button}
      aria-label={label}
      lang={lang}
      aria-disabled={!enabled || undefined}
      onClick={enabled ? onClick : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}

/**
 * Navigation between the pages of a list. Nothing is rendered for a single page. In a narrow
 * container, "Seite 2 von 50" replaces the page numbers.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, onPageChange, texts, className, ...rest },
  ref,
) {
  const t = useComponentTexts(paginationTexts, texts);
  const announce = useAnnounce();
  if (pageCount <= 1) return null;
  const go = (next: number): void => {
    if (next === page) return;
    onPageChange(next);
    announce(t.position(next + 1, pageCount), 'polite');
  };
  return (
    <nav aria-label={t.label} {...rest} ref={ref} className={rootClassName(css.root, className)}>
      <div className={css.row}>
        <StepButton
          label={t.previous}
          lang={langOf(t, 'previous')}
          icon="chevron-left"
          enabled={page > 0}
          onClick={() => go(page - 1)}
        />
        <ol className={css.list}>
          {pagesToShow(page, pageCount).map((shown, index) => (
            <li key={shown === GAP ? `gap ${index}` : shown} className={css.item}>
              {shown === GAP ? (
                <span className={css.gap}>…</span>
              ) : (
                <button
                  lang={langOf(t, 'page')}
                  type="button"
                  className={css.button}
                  aria-label={t.page(shown + 1)}
                  aria-current={shown === page ? 'page' : undefined}
                  onClick={() => go(shown)}
                >
                  {shown + 1}
                </button>
              )}
            </li>
          ))}
        </ol>
        <span lang={langOf(t, 'position')} className={css.position}>
          {t.position(page + 1, pageCount)}
        </span>
        <StepButton
          label={t.next}
          lang={langOf(t, 'next')}
          icon="chevron-right"
          enabled={page < pageCount - 1}
          onClick={() => go(page + 1)}
        />
      </div>
    </nav>
  );
});
