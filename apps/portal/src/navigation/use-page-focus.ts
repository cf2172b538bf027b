import { useLanguages } from '@portal/ui/provider';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { isReturning } from '../browser/returning.ts';
import { localized } from '../i18n/language.ts';

/** Portals that have shown a page. */
const PAGE_SHOWN = new WeakSet<Services>();

/** Whether a page of the portal has been shown since it was loaded. */
export function hasShownPage(services: Services): boolean {
  return PAGE_SHOWN.has(services);
}

/** The portal's name without soft hyphens: window titles and bookmarks would show them. */
function plainTitle(title: string): string {
  return title.replaceAll('\u00AD', '');
}

/** The heading that names the page or step: the one marked with `data-page-heading`, or the first one. */
function pageHeading(): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main [data-page-heading]');
  if (marked?.matches('h1, h2')) return marked;
  const within = marked ?? document.querySelector('main');
  return within?.querySelector<HTMLElement>('h1, h2') ?? marked;
}

/**
 * Focuses the one control of a step that has nothing else to do, which is marked and described by the heading; else the heading. It is the
 * heading, too, where a notification says what has led there, such as a cancelled order.
 */
function focusPage(hasNews: boolean): void {
  const control = hasNews ? null : document.querySelector<HTMLElement>('main [data-first-focus]');
  if (!control) return focusPageHeading({ preventScroll: true });
  document.getSelection()?.removeAllRanges();
  control.focus();
}

/**
 * Moves the focus to the heading of the page, as after navigation; for a control that is removed while it has the
 * focus.
 */
export function focusPageHeading(options?: FocusOptions): void {
  const heading = pageHeading();
  heading?.setAttribute('tabindex', '-1');
  // The caret of a field that is gone would move to the heading before the focus does, and Orca then says nothing.
  document.getSelection()?.removeAllRanges();
  heading?.focus(options);
}

/**
 * Follows every change of page or step (APP-12): sets the document's title and focuses the heading,
 * which screen readers announce, or the only control of the step, and closes the notifications of the page before. A live region besides would announce it twice. The browser handles the focus of the first
 * page, unless a person returns from another site: the order continues, and its next step is announced.
 *
 * @param title title of the page, without the portal's name
 * @param key identifies the page or step; a change of language alone does not change it
 */
export function usePageFocus(title: string, key: string): void {
  const services = useServices();
  const { configuration } = services;
  const languages = useLanguages();
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    document.title = `${title} – ${plainTitle(localized(configuration.title, languages))}`;
  }, [title, configuration, languages]);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!PAGE_SHOWN.has(services)) {
      PAGE_SHOWN.add(services);
      if (!isReturning()) return;
    }
    services.notifications.leavePage();
    window.scrollTo(0, 0);
    focusPage(services.notifications.store.get().some(({ tone }) => tone === 'success'));
  }, [key, services]);
}
