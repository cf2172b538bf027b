export { languagesOf, overrideTexts, resolveLocalized, resolveTexts } from './texts.ts';
export type { BuiltInLocale, Locale, LocalizedText, TextCatalogue, TextOverride } from './texts.ts';
