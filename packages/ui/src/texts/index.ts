export { overrideTexts, resolveTexts } from './texts.ts';
export type { Locale, TextCatalogue, TextOverride } from './texts.ts';
