import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import german from '../../locales/de/components.json' with { type: 'json' };
import english from '../../locales/en/components.json' with { type: 'json' };
import { builtInTexts, icuMessage, type Value } from './component-texts.ts';

/** Arguments with which a text is compared; numbers take the place of strings. */
const SAMPLES: readonly (readonly Value[])[] = [
  [1, 2, 3],
  [2, 1, 3],
  [5, 5, 5],
];

function format(language: string, text: string, values: readonly Value[]): string {
  return String(
    new IntlMessageFormat(text, language).format(Object.fromEntries(Object.entries(values))),
  );
}

const LANGUAGES = [
  ['de', german, await builtInTexts('de')],
  ['en', english, await builtInTexts('en')],
] as const;

describe.each(LANGUAGES)(
  'texts of components in %s, which translators start from (STATE-5)',
  (language, { $comment: _comment, ...file }, builtIn) => {
    const texts: Readonly<Record<string, string>> = file;

    it('has every text of every component, and no other', () => {
      const components = new Set(builtIn.map(([id]) => id.split('.')[0]));
      expect(components.size).toBeGreaterThan(24);
      expect(Object.keys(texts).toSorted()).toEqual(builtIn.map(([id]) => id).toSorted());
    });

    it.each(builtIn)('%s is the built-in text', (id, text) => {
      const builtInText = typeof text === 'string' ? () => text : text;
      const samples = id === 'stepper.position' ? [...SAMPLES, [1, null]] : SAMPLES;
      for (const values of samples) {
        expect(format(language, texts[id] ?? '', values)).toBe(builtInText(...values));
      }
    });
  },
);

describe('icuMessage (STATE-5)', () => {
  it('makes a case of its own of a text for one, and of a text without a value', () => {
    expect(
      icuMessage((of, count) =>
        count === 1 ? `one in ${String(of)}` : `${String(count)} in ${String(of)}`,
      ),
    ).toBe('{1, plural, one {one in {0}} other {{1} in {0}}}');
    expect(icuMessage((of) => (of === null ? 'page' : `page of ${String(of)}`))).toBe(
      '{0, select, null {page} other {page of {0}}}',
    );
  });

  it('keeps other texts, with the positions of their values', () => {
    expect(icuMessage('ready')).toBe('ready');
    expect(icuMessage((one, other) => `${String(other)} of ${String(one)}`)).toBe('{1} of {0}');
  });
});
