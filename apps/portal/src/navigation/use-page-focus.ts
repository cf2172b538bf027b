import { useAnnounce } from '@portal/ui/provider';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import type { Services } from '../services/services.ts';
import { localized } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-text.ts';

/** Portals that have shown a page: the first one is where the browser put the person; only later ones move the focus. */
const PAGE_SHOWN = new WeakSet<Services>();

/** Whether a page of the portal has been shown in this window since it was loaded. */
export function hasShownPage(services: Services): boolean {
  return PAGE_SHOWN.has(services);
}

/** The portal's name where nothing is hyphenated: windows and bookmarks would show a soft hyphen. */
export function plainTitle(title: string): string {
  return title.replaceAll('\u00AD', '');
}

/** The heading that says where one is: the marked one, or the first that can be seen. */
function pageHeading(): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main [data-arrival]');
  if (marked?.matches('h1, h2')) return marked;
  const within = marked ?? document.querySelector('main');
  return within?.querySelector<HTMLElement>('h1, h2') ?? marked;
}

/** Puts the focus on the heading that says where one is, as on arrival; for a control that goes while it has the focus. */
export function focusPageHeading(options?: FocusOptions): void {
  const heading = pageHeading();
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
}

/**
 * Follows every change of page or step (APP-12): the document's title, the focus on the heading, and the same
 * words for those who listen.
 *
 * @param title what the page is about, without the portal's name
 * @param key what makes it another place; a mere change of language is none
 */
export function usePageFocus(title: string, key: string): void {
  const services = useServices();
  const { configuration } = services;
  const language = useLanguage();
  const announce = useAnnounce();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    document.title = `${title} – ${plainTitle(localized(configuration.title, language))}`;
  }, [title, configuration, language]);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    if (!PAGE_SHOWN.has(services)) {
      PAGE_SHOWN.add(services);
      return;
    }
    window.scrollTo(0, 0);
    focusPageHeading({ preventScroll: true });
    announce(document.title.split(' – ')[0] ?? '', 'polite');
  }, [key, announce, services]);
}
