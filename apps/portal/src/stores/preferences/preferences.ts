import type { Language, PortalConfiguration } from '@portal/api';
import { LANGUAGE_KEY } from '../../i18n/language.ts';
import type { Storage } from '../../browser/storage.ts';
import { isThemePreference, THEME_KEY } from './theme.ts';
import type { ThemePreference } from './theme.ts';

type Offered = Pick<PortalConfiguration, 'languages' | 'defaultLanguage'>;

/** The language chosen before, if the configuration still offers it; else the configured one (APP-9). */
export function preferredLanguage(storage: Storage, configuration: Offered): Language {
  const stored = storage.read(LANGUAGE_KEY);
  const isOffered = stored !== null && configuration.languages.includes(stored);
  return isOffered ? stored : configuration.defaultLanguage;
}

/** The appearance chosen before; else the configured one. */
export function preferredTheme(
  storage: Storage,
  configuration: Pick<PortalConfiguration, 'defaultTheme'>,
): ThemePreference {
  const stored = storage.read(THEME_KEY);
  return isThemePreference(stored) ? stored : configuration.defaultTheme;
}
