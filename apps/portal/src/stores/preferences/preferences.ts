import type { Language, PortalConfiguration } from '@portal/api';
import { LANGUAGE_KEY } from '../../i18n/language.ts';
import type { Storage } from '../../browser/storage.ts';
import { isThemePreference, THEME_KEY } from './theme.ts';
import type { ThemePreference } from './theme.ts';

type Offered = Pick<PortalConfiguration, 'languages' | 'defaultLanguage'>;

/**
 * The language chosen before, if the configuration still offers it; else that of the document, in which the backend answers what the
 * browser prefers (PAGE-11); else the configured one (APP-9).
 */
export function preferredLanguage(
  storage: Storage,
  { languages, defaultLanguage }: Offered,
  documentLanguage: string,
): Language {
  const wanted = [storage.read(LANGUAGE_KEY), documentLanguage];
  return wanted.find((one) => one !== null && languages.includes(one)) ?? defaultLanguage;
}

/** The appearance chosen before; else the configured one. */
export function preferredTheme(
  storage: Storage,
  configuration: Pick<PortalConfiguration, 'defaultTheme'>,
): ThemePreference {
  const stored = storage.read(THEME_KEY);
  return isThemePreference(stored) ? stored : configuration.defaultTheme;
}

/**
 * Removes stored preferences that this version does not offer, such as those of another version (SAFE-3).
 *
 * @returns whether there were any, which the person is told
 */
export function dropUnknownPreferences(
  storage: Storage,
  { languages }: Pick<Offered, 'languages'>,
): boolean {
  const language = storage.read(LANGUAGE_KEY);
  const theme = storage.read(THEME_KEY);
  const unknown = [
    ...(language === null || languages.includes(language) ? [] : [LANGUAGE_KEY]),
    ...(theme === null || isThemePreference(theme) ? [] : [THEME_KEY]),
  ];
  for (const key of unknown) storage.remove(key);
  return unknown.length > 0;
}
