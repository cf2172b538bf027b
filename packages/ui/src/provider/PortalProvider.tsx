import { useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import '../styles/reset.css.ts';
import type { Locale, TextOverride } from '../texts/index.ts';
import { createAnnouncer } from './announcer.ts';
import { PortalContext } from './context.ts';
import { PlainLink } from './PlainLink.tsx';
import type { PortalLinkComponent } from './PlainLink.tsx';
import * as css from './PortalProvider.css.ts';

/** Properties of the provider. */
export interface PortalProviderProps {
  /** Language of the built-in texts; the page's `lang` stays the portal's business. */
  readonly locale?: Locale;
  /** The portal's own texts, each made by `overrideTexts`. */
  readonly texts?: readonly TextOverride[];
  /** Renders every link, such as a router's; an ordinary `a` by default. */
  readonly link?: PortalLinkComponent;
  /** The portal, or a part of it. */
  readonly children: ReactNode;
}

const NO_TEXTS: readonly TextOverride[] = [];

/**
 * Stands once around the portal: language, texts, links and the one announcer. Its live regions
 * are there from the start and stay, as screen readers miss regions that arrive with their text.
 */
export function PortalProvider({
  locale = 'de',
  texts = NO_TEXTS,
  link = PlainLink,
  children,
}: PortalProviderProps): ReactElement {
  const [announcer] = useState(createAnnouncer);
  const { announce, setPolite, setAssertive } = announcer;
  const value = useMemo(() => ({ locale, texts, link, announce }), [locale, texts, link, announce]);
  return (
    <PortalContext.Provider value={value}>
      {children}
      <div className={css.regions}>
        <div ref={setPolite} aria-live="polite" data-portal-announcer="polite" />
        <div ref={setAssertive} aria-live="assertive" data-portal-announcer="assertive" />
      </div>
    </PortalContext.Provider>
  );
}
