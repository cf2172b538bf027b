import { describe, expect, it } from 'vitest';
import { dropUnknownPreferences, preferredLanguage, preferredTheme } from './preferences.ts';

const offered = { languages: ['de', 'en'], defaultLanguage: 'de', defaultTheme: 'system' } as const;

/** Storage as the first version of the portal and each one since have written it. */
function stored(language: string, theme: string) {
  const saved = new Map([
    ['portal.language', language],
    ['portal.theme', theme],
  ]);
  return {
    saved,
    read: (key: string) => saved.get(key) ?? null,
    write: () => true,
    remove: (key: string) => void saved.delete(key),
  };
}

describe('preferences that another version has stored (SAFE-3)', () => {
  it.each(['system', 'light', 'dark', 'contrast'])('are used: en, %s', (theme) => {
    const storage = stored('en', theme);
    expect(dropUnknownPreferences(storage, offered)).toBe(false);
    expect(preferredLanguage(storage, offered, 'de')).toBe('en');
    expect(preferredTheme(storage, offered)).toBe(theme);
  });

  it.each([
    ['xx', 'dark', ['portal.theme']],
    ['en', 'sepia', ['portal.language']],
    ['xx', 'sepia', []],
  ])('are removed and reported once if they are not offered: %s, %s', (language, theme, left) => {
    const storage = stored(language, theme);
    expect(dropUnknownPreferences(storage, offered)).toBe(true);
    expect([...storage.saved.keys()]).toEqual(left);
    expect(dropUnknownPreferences(storage, offered)).toBe(false);
  });
});
