export { languagesOf, overrideTexts, resolveLocalized, resolveTexts } from './texts.ts';
export type {
  BuiltInLocale,
  LoadedTexts,
  Locale,
  LocalizedText,
  TextCatalogue,
  TextOverride,
} from './texts.ts';
