import { createContext } from 'react';
import type { Locale, TextOverride } from '../texts/index.ts';
import type { Announce } from './announcer.ts';
import { PlainLink } from './PlainLink.tsx';
import type { PortalLinkComponent } from './PlainLink.tsx';

/** What the provider passes to every component. */
export interface PortalContextValue {
  readonly locale: Locale;
  readonly texts: readonly TextOverride[];
  readonly link: PortalLinkComponent;
  readonly announce: Announce;
}

/** Without a provider: German texts, plain links, no announcements. */
export const PortalContext = createContext<PortalContextValue>({
  locale: 'de',
  texts: [],
  link: PlainLink,
  announce: () => undefined,
});
