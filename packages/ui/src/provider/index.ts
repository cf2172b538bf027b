export { PortalProvider } from './PortalProvider.tsx';
export type { PortalProviderProps } from './PortalProvider.tsx';
export { useAnnounce, useLocale, usePortalLink, useTexts } from './hooks.ts';
export { useDebouncedAnnouncement } from './useDebouncedAnnouncement.ts';
export type { Announce, Politeness } from './announcer.ts';
export type { PortalLinkComponent, PortalLinkProps } from './PlainLink.tsx';
export { useMergedRef } from '../styles/index.ts';
export { overrideTexts } from '../texts/index.ts';
export type { Locale, TextCatalogue, TextOverride } from '../texts/index.ts';
