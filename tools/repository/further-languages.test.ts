import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { languagesOf, resolveTexts } from '../../packages/ui/src/texts/index.ts';
import { textsOf } from '../../packages/ui/src/locales/texts-of.ts';
import { builtInTexts, icuMessage, UI_TEXTS } from './component-texts.ts';
import { parseMessage } from './icu.ts';
import { ROOT } from './project-files.ts';

const FOLDER = join(ROOT, 'packages/ui/src/locales');
const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

const LANGUAGES = globSync('*/texts.json', { cwd: FOLDER })
  .map((file) => basename(dirname(file)))
  .toSorted();

const german = await builtInTexts('de', UI_TEXTS);
const english = new Map(await builtInTexts('en', UI_TEXTS));
const sources = german.map(([id, de]) => {
  const en = english.get(id) ?? '';
  return { id, de: icuMessage(de), en: icuMessage(en) };
});

/** German words of the cadastre, names of keys and of libraries: they are the same in every language. */
const KEPT =
  /Gemarkung|Grundbuch von|Flurstück|Flur|Musterdorf|Blatt|OpenLayers|npm|«ol»|“ol”|„ol”|« ol »|Shift|Esc\b|\d+[a-z]/g;

/** What a text of the language may consist of, besides digits and signs. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /^[\p{Script=Arabic}\p{M}]+$/u,
  fr: /^[a-zàâæçéèêëîïôœùûü]+$/u,
  nds: /^[a-zäöüß]+$/u,
  pl: /^[a-pr-uwyząćęłńóśźż]+$/u,
  tr: /^[a-pr-vyzçğıöşü]+$/u,
  uk: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]+$/u,
};

/** Words that only German or English texts have, in letters that other languages have too. */
const FOREIGN =
  /\b(?:the|and|of|with|your|please|could|not|you|was|this|und|oder|nicht|Sie|Ihre|wird|eine|einen|bitte|mit)\b/i;

/** Texts that are the same in the language and in German or English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'expandable-table.actions',
    'file-upload.images',
    'header.openMenu',
    'notification-stack.label',
    'order-table.actions',
    'pagination.page',
    'pagination.label',
    'combobox.count',
    'suggestion-field.count',
    'parcel-search.address',
  ],
  pl: ['header.openMenu'],
  tr: ['expandable-table.number', 'header.openMenu', 'order-table.number', 'parcel-search.address'],
};

/** The same in every language: an example as it stands in a document, and no text. */
const SAME_EVERYWHERE = new Set([
  'feature-map.ready',
  'map-preview.ready',
  'parcel-search.helpExample',
  'parcel-search.helpExampleWithoutSections',
]);

/** The plural categories of whole numbers that people count, and `other`, which ICU demands. */
function categoriesOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules([language, 'de']);
  const counted = Array.from({ length: 1001 }, (_, count) => rules.select(count));
  return [...new Set([...counted, 'other'])].toSorted();
}

const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(KEPT, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];

/** Values with which a text is compared; numbers take the place of strings. */
const samplesOf = (id: string): readonly (readonly (number | null)[])[] => [
  [0, 1, 2],
  [1, 2, 3],
  [2, 11, 5],
  [21, 22, 100],
  ...(id === 'stepper.position' ? [[5, null]] : []),
];

const isEmpty = ([, text]: readonly [string, unknown]): boolean => text === '';

it('have German and English texts of each component, with the same names (LIB-24)', () => {
  const names = german.map(([id]) => id);
  expect(new Set(names.map((id) => id.split('.')[0])).size).toBeGreaterThan(30);
  expect([...english.keys()]).toEqual(names);
  expect([...english].map(isEmpty)).toEqual(german.map(isEmpty));
});

it('are complete sets beside German and English (LIB-24)', () => {
  expect(LANGUAGES).toEqual(['ar', 'fr', 'nds', 'pl', 'tr', 'uk']);
});

describe.each(LANGUAGES)('texts of components in %s (LIB-24)', (language) => {
  const { $comment = '', ...messages } = read(`${language}/texts.json`);
  const texts = textsOf(language, messages);
  const categories = categoriesOf(language);
  const parsed = sources.map(({ id }) => ({ id, message: parseMessage(messages[id] ?? '') }));

  it('say that no native speaker has reviewed them', () => {
    expect($comment).toMatch(/^[A-Z][a-z]+(?: German)?\. Not reviewed by a native speaker\./);
    expect(readFileSync(join(FOLDER, language, 'index.ts'), 'utf8')).toContain(
      'not reviewed by a native speaker',
    );
  });

  it('lack no text, and have no other', () => {
    expect(Object.keys(messages).toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  });

  it('have the placeholders of the built-in texts', () => {
    const slots = Object.fromEntries(parsed.map(({ id, message }) => [id, message.slots]));
    expect(slots).toEqual(
      Object.fromEntries(sources.map(({ id, de }) => [id, parseMessage(de).slots])),
    );
  });

  it('have each plural form of the language, and no other', () => {
    const wrong = parsed.filter(({ message: { plurals } }) =>
      plurals.some((forms) => forms.toSorted().join() !== categories.join()),
    );
    expect(wrong).toEqual([]);
  });

  it('are in the letters of the language, without signs that nobody sees', () => {
    const wrong = parsed.flatMap(({ id, message }) => {
      const { shown } = message;
      const foreign = SAME_EVERYWHERE.has(id)
        ? []
        : wordsOf(shown).filter(
            (word) => !LETTERS[language]?.test(word.toLocaleLowerCase(language)),
          );
      // A straight apostrophe begins a quotation of ICU.
      const signs = shown.match(/['\p{Cc}\p{Cf}]/gu) ?? [];
      return [...foreign, ...signs].map((part) => `${id}: ${part}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are shown as ICU reads them', () => {
    const compared = parsed.flatMap(({ id, message }) => {
      const [component = '', key = ''] = id.split('.');
      const builtIn = { [key]: message.slots.length > 0 ? () => '' : '' };
      const catalogue = { component, de: builtIn, en: builtIn };
      const { [key]: text } = resolveTexts(catalogue, languagesOf(language), texts);
      const icu = new IntlMessageFormat(messages[id] ?? '', language);
      return samplesOf(id).map((values) => ({
        id,
        shown: typeof text === 'function' ? Reflect.apply(text, undefined, values) : text,
        icu: String(icu.format(Object.fromEntries(Object.entries(values)))),
      }));
    });
    expect(compared.filter(({ shown, icu }) => shown !== icu)).toEqual([]);
  });
});

describe.each(LANGUAGES.filter((language) => language !== 'nds'))(
  'texts of components in %s, which is no neighbour of German (LIB-24)',
  (language) => {
    const messages = read(`${language}/texts.json`);

    it('have plural forms wherever English has them', () => {
      const counted = sources.filter(({ en }) => parseMessage(en).plurals.length > 0);
      const without = counted.filter(({ id }) => !messages[id]?.includes(', plural, '));
      expect(without.map(({ id }) => id)).toEqual([]);
    });

    it('are neither German nor English', () => {
      const wrong = sources.filter(({ id, de, en }) => {
        if (SAME_EVERYWHERE.has(id)) return false;
        const message = messages[id] ?? '';
        const isSame = [de, en].includes(message) && !SAME[language]?.includes(id);
        return isSame || FOREIGN.test(wordsOf(message).join(' '));
      });
      expect(wrong.map(({ id }) => `${id}: ${messages[id] ?? ''}`)).toEqual([]);
    });
  },
);

it('have the spaces that French puts before signs (LIB-24)', () => {
  const wrong = Object.entries(read('fr/texts.json')).filter(
    ([id, text]) => id !== '$comment' && /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text),
  );
  expect(wrong).toEqual([]);
});
