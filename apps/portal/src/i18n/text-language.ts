import type { Language, LocalizedText } from '@portal/api';
import { localized } from './language.ts';

/**
 * The attribute `lang` of a configured text that the chosen language lacks, so that screen readers pronounce it right (WCAG 3.1.2).
 * The backend has put the text of another language in its place.
 */
export function textLanguage(text: LocalizedText, language: Language): { lang?: Language } {
  const shown = localized(text, language);
  const source = Object.keys(text).find((one) => one !== language && text[one] === shown);
  return source === undefined || language === 'de' ? {} : { lang: source };
}
