import { createContext } from 'react';
import type { Locale, TextOverride } from '../texts/index.ts';
import { createAnnouncer } from './announcer.ts';
import type { Announcer } from './announcer.ts';
import { PlainLink } from './PlainLink.tsx';
import type { PortalLinkComponent } from './PlainLink.tsx';

/** What the provider passes to every component. */
interface PortalContextValue {
  readonly locale: Locale;
  /** The language and those that texts fall back to. */
  readonly languages: readonly Locale[];
  readonly texts: readonly TextOverride[];
  readonly link: PortalLinkComponent;
  readonly announcer: Announcer;
}

/** Without a provider: German texts, plain links, no announcements, as no live region is mounted. */
export const PortalContext = createContext<PortalContextValue>({
  locale: 'de',
  languages: ['de'],
  texts: [],
  link: PlainLink,
  announcer: createAnnouncer(),
});
