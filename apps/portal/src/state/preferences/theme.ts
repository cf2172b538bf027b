/** Appearances to choose from (UI-10). */
export const THEMES = ['light', 'dark', 'contrast'] as const;

/** An appearance. */
export type Theme = (typeof THEMES)[number];

/** Storage key of the chosen appearance (names.md). */
export const THEME_KEY = 'portal.theme';

/** Whether a value from storage or a control is an appearance. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}
