import type { PortalConfiguration } from '@portal/api';
import { isLanguage, LANGUAGE_KEY } from '../../i18n/language.ts';
import type { Language } from '../../i18n/language.ts';
import type { Storage } from '../../browser/storage.ts';
import { isTheme, THEME_KEY } from './theme.ts';
import type { Theme } from './theme.ts';

type Offered = Pick<PortalConfiguration, 'languages' | 'defaultLanguage'>;

/** The language somebody chose before, if the portal still offers it; else the configured one (APP-9). */
export function preferredLanguage(storage: Storage, configuration: Offered): Language {
  const kept = storage.read(LANGUAGE_KEY);
  const offered = isLanguage(kept) && configuration.languages.includes(kept);
  return offered ? kept : configuration.defaultLanguage;
}

/** The appearance somebody chose before; else the configured one. */
export function preferredTheme(
  storage: Storage,
  configuration: Pick<PortalConfiguration, 'defaultTheme'>,
): Theme {
  const kept = storage.read(THEME_KEY);
  return isTheme(kept) ? kept : configuration.defaultTheme;
}
