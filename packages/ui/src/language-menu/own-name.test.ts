import { describe, expect, it } from 'vitest';
import { ownName } from './own-name.ts';

describe('ownName (LIB-21)', () => {
  it.each([
    ['de', 'Deutsch'],
    ['en', 'English'],
    ['fr', 'Français'],
    ['tr', 'Türkçe'],
    ['pl', 'Polski'],
    ['uk', 'Українська'],
    ['ar', 'العربية'],
  ])('names %s in its own language', (tag, name) => {
    expect(ownName(tag)).toBe(name);
  });

  it.each(['tlh', 'xx', 'not a tag', ''])(
    'is the tag of a language without a name: "%s"',
    (tag) => {
      expect(ownName(tag)).toBe(tag);
    },
  );
});
