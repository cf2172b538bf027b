import { describe, expect, it } from 'vitest';
import { preferredTheme } from './preferences.ts';
import { isThemePreference, resolveTheme, THEME_QUERIES } from './theme.ts';

const [PRINT = '', CONTRAST = '', DARK = ''] = THEME_QUERIES;

const device =
  (...matching: readonly string[]) =>
  (query: string): boolean =>
    matching.includes(query);

const storage = (value: string | null) => ({
  read: () => value,
  write: () => true,
  remove: () => undefined,
});

describe('theme (JRN-13)', () => {
  it.each([
    ['a light device', device(), 'light'],
    ['a dark device', device(DARK), 'dark'],
    ['a device with more contrast', device(CONTRAST), 'contrast'],
    ['a dark device with more contrast', device(DARK, CONTRAST), 'contrast'],
  ] as const)('follows %s', (_name, matches, theme) => {
    expect(resolveTheme('system', matches)).toBe(theme);
  });

  it('is the chosen one on any device', () => {
    expect(resolveTheme('light', device(DARK, CONTRAST))).toBe('light');
    expect(resolveTheme('contrast', device(DARK))).toBe('contrast');
  });

  it('is light in print (JRN-12)', () => {
    for (const preference of ['system', 'dark', 'contrast'] as const) {
      expect(resolveTheme(preference, device(PRINT, DARK))).toBe('light');
    }
  });

  it('is the stored preference, else the configured one', () => {
    const configuration = { defaultTheme: 'system' } as const;
    expect(preferredTheme(storage('dark'), configuration)).toBe('dark');
    expect(preferredTheme(storage('pink'), configuration)).toBe('system');
    expect(isThemePreference('system')).toBe(true);
  });
});
