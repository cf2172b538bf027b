import { useContext, useMemo } from 'react';
import { resolveTexts } from '../texts/index.ts';
import type { Locale, TextCatalogue } from '../texts/index.ts';
import type { Announce } from './announcer.ts';
import { PortalContext } from './context.ts';
import type { PortalLinkComponent } from './PlainLink.tsx';

/** Language of the built-in texts. */
export function useLocale(): Locale {
  return useContext(PortalContext).locale;
}

/** Speaks a text politely, or assertively if asked; the function stays the same between renders. */
export function useAnnounce(): Announce {
  return useContext(PortalContext).announce;
}

/** The component that renders links. */
export function usePortalLink(): PortalLinkComponent {
  return useContext(PortalContext).link;
}

/** A component's texts in the current language, with the portal's and its own put on top. */
export function useTexts<Texts extends object>(
  catalogue: TextCatalogue<Texts>,
  own?: Partial<Texts>,
): Texts {
  const { locale, texts } = useContext(PortalContext);
  return useMemo(
    () => resolveTexts(catalogue, locale, texts, own),
    [catalogue, locale, texts, own],
  );
}
