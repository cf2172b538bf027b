import { resolveLocalized } from '../texts/index.ts';
import type { LocalizedText, Resolved } from '../texts/texts.ts';
import { useLanguages } from './use-languages.ts';

/** A localized text in the current language, else in a fallback, with its language. */
export function useLocalized(text: LocalizedText): Resolved {
  return resolveLocalized(text, useLanguages());
}
