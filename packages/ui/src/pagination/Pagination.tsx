import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { Icon } from '../icons/index.ts';
import { useAnnounce, useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import { GAP, pagesToShow } from './pages.ts';
import * as css from './Pagination.css.ts';
import { paginationTexts } from './texts.ts';
import type { PaginationTexts } from './texts.ts';

/** Properties of the pagination. */
export interface PaginationProps extends ComponentPropsWithoutRef<'nav'> {
  /** The page that is shown, counted from 0. */
  readonly page: number;
  /** How many pages there are; with one, nothing is shown. */
  readonly pageCount: number;
  /** Called with the page asked for, counted from 0. */
  readonly onPageChange: (page: number) => void;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<PaginationTexts> | undefined;
}

function StepButton(props: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  enabled: boolean;
  onClick: () => void;
}): ReactElement {
  const { label, icon, enabled, onClick } = props;
  return (
    // aria-disabled instead of disabled: at the last page the focus must not get lost.
    <button
      type="button"
      className={css.button}
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={enabled ? onClick : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}

/**
 * Goes from page to page of a list. Nothing is shown for a single page. Where there is little
 * room only "Seite 2 von 50" stands between the two arrows.
 */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, onPageChange, texts, className, ...rest },
  ref,
) {
  const t = useTexts(paginationTexts, texts);
  const announce = useAnnounce();
  if (pageCount <= 1) return null;
  const go = (next: number): void => {
    if (next === page) return;
    onPageChange(next);
    announce(t.position(next + 1, pageCount), 'polite');
  };
  return (
    <nav aria-label={t.label} {...rest} ref={ref} className={classNames(css.root, className)}>
      <div className={css.row}>
        <StepButton
          label={t.previous}
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
        <span className={css.position}>{t.position(page + 1, pageCount)}</span>
        <StepButton
          label={t.next}
          icon="chevron-right"
          enabled={page < pageCount - 1}
          onClick={() => go(page + 1)}
        />
      </div>
    </nav>
  );
});
