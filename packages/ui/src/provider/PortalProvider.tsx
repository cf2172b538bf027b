import { useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { languagesOf } from '../texts/index.ts';
import type { Locale, TextOverride } from '../texts/index.ts';
import { createAnnouncer } from './announcer.ts';
import { PortalContext } from './context.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { PlainLink } from './PlainLink.tsx';
import type { PortalLinkComponent } from './PlainLink.tsx';

/** Properties of the provider. */
export interface PortalProviderProps {
  /**
   * Language of the texts; default `de`. German and English are built in, `texts` adds others. The
   * portal sets the page's `lang` itself.
   */
  readonly locale?: Locale;
  /** Language of texts that are missing in `locale`, or several in order; default `de`. */
  readonly fallbackLocale?: Locale | readonly Locale[] | undefined;
  /** Texts of the portal that replace built-in ones, each made by `overrideTexts`. */
  readonly texts?: ReadonlyArray<TextOverride>;
  /** Renders links to other pages, such as the link of a router; default a plain `a`. */
  readonly link?: PortalLinkComponent;
  /** The application, or a part of it. */
  readonly children: ReactNode;
}

const NO_TEXTS: readonly TextOverride[] = [];

/**
 * Provides language, texts, links and the announcer; used once, around the application. Its live
 * regions are in the page from the start, as screen readers ignore a region that is inserted
 * together with its text.
 */
export function PortalProvider({
  locale = 'de',
  fallbackLocale = 'de',
  texts = NO_TEXTS,
  link = PlainLink,
  children,
}: PortalProviderProps): ReactElement {
  const [announcer] = useState(createAnnouncer);
  const value = useMemo(
    () => ({ locale, languages: languagesOf(locale, fallbackLocale), texts, link, announcer }),
    [locale, fallbackLocale, texts, link, announcer],
  );
  return (
    <PortalContext.Provider value={value}>
      {children}
      <LiveRegions announcer={announcer} />
    </PortalContext.Provider>
  );
}
