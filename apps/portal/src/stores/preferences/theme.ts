/** Appearances to choose from; `system` follows the device (JRN-13). */
export const THEME_PREFERENCES = ['system', 'light', 'dark', 'contrast'] as const;

/** A chosen appearance. */
export type ThemePreference = (typeof THEME_PREFERENCES)[number];

/** A theme of the design tokens (UI-10). */
export type Theme = Exclude<ThemePreference, 'system'>;

/** Storage key of the chosen appearance. */
export const THEME_KEY = 'portal.theme';

/** Whether a value from storage or a control is an appearance. */
export function isThemePreference(value: unknown): value is ThemePreference {
  return THEME_PREFERENCES.some((preference) => preference === value);
}

const PRINT = 'print';
const MORE_CONTRAST = '(prefers-contrast: more)';
const DARK = '(prefers-color-scheme: dark)';

/** Media queries that change the theme. */
export const THEME_QUERIES: readonly string[] = [PRINT, MORE_CONTRAST, DARK];

/**
 * The theme to use. Paper is white, so a printed page is always light (JRN-12).
 *
 * @param matches whether a media query matches now
 */
export function resolveTheme(
  preference: ThemePreference,
  matches: (query: string) => boolean,
): Theme {
  if (matches(PRINT)) return 'light';
  if (preference !== 'system') return preference;
  if (matches(MORE_CONTRAST)) return 'contrast';
  return matches(DARK) ? 'dark' : 'light';
}
