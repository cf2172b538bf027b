export { PortalProvider } from './PortalProvider.tsx';
export type { PortalProviderProps } from './PortalProvider.tsx';
export { useAnnounce } from './use-announce.ts';
export { useBusyAnnouncement } from './use-busy-announcement.ts';
export { useDebouncedAnnouncement } from './use-debounced-announcement.ts';
export { useLanguages } from './use-languages.ts';
export { useLocale } from './use-locale.ts';
export { useLocalized } from './use-localized.ts';
export { usePortalLink } from './use-portal-link.ts';
export { useComponentTexts } from './use-component-texts.ts';
export { returnFocus, useFocusReturn, useMergedRef } from '../hooks/index.ts';
export type { Announce, Politeness } from './announcer.ts';
export type { PortalLinkComponent, PortalLinkProps } from './PlainLink.tsx';
export { textsOf } from '../locales/texts-of.ts';
export { overrideTexts } from '../texts/index.ts';
export type {
  BuiltInLocale,
  LoadedTexts,
  Locale,
  LocalizedText,
  TextCatalogue,
  TextOverride,
} from '../texts/index.ts';
