export { PortalProvider } from './PortalProvider.tsx';
export type { PortalProviderProps } from './PortalProvider.tsx';
export { useAnnounce } from './useAnnounce.ts';
export { useBusyAnnouncement } from './useBusyAnnouncement.ts';
export { useDebouncedAnnouncement } from './useDebouncedAnnouncement.ts';
export { useLocale } from './useLocale.ts';
export { useLocalized } from './useLocalized.ts';
export { usePortalLink } from './usePortalLink.ts';
export { useTexts } from './useTexts.ts';
export { returnFocus, useFocusReturn, useMergedRef } from '../hooks/index.ts';
export type { Announce, Politeness } from './announcer.ts';
export type { PortalLinkComponent, PortalLinkProps } from './PlainLink.tsx';
export { overrideTexts } from '../texts/index.ts';
export type {
  BuiltInLocale,
  LoadedTexts,
  Locale,
  LocalizedText,
  TextCatalogue,
  TextOverride,
} from '../texts/index.ts';
