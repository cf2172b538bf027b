import type { LanguageTexts, PortalConfiguration } from '@portal/api';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { TextFile } from './locale-files.ts';
import type { Locales } from './locales.ts';
import { parseText } from './parse-text.ts';

/** Handler of the call that returns the texts of a language (STATE-5). */
export function languageHandlers(
  locales: Locales,
  { languages }: Pick<PortalConfiguration, 'languages'>,
): Handlers<'getLanguageTexts'> {
  const parsed = (language: string, file: TextFile) =>
    Object.fromEntries(
      Object.entries(locales.texts(language, file)).map(([id, text]) => [id, parseText(text)]),
    );
  const cache = new Map<string, LanguageTexts>();
  return {
    getLanguageTexts: async ({ params: { language } }) => {
      if (!languages.includes(language)) throw notFound('NOT_FOUND');
      const texts = cache.get(language) ?? {
        messages: parsed(language, 'portal'),
        components: parsed(language, 'components'),
      };
      cache.set(language, texts);
      return texts;
    },
  };
}
