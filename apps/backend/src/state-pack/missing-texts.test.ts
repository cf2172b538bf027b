import { expect, it } from 'vitest';
import { missingTextLines, missingTextList } from './missing-texts.ts';

const pack = {
  locales: {
    lookupOrder: () => ['nds', 'en', 'de'],
    texts: () => ({ closing: 'Freundliche Grüße', greeting: 'Guten Tag' }),
    formatter: () => () => '',
    loaded: [],
    missing: [{ language: 'nds', file: 'mails', ids: ['closing', 'greeting'], of: 48 }],
  },
  missingTexts: [{ language: 'nds', file: 'state.json', key: 'contact.name' }],
} as const;

it('names file, number, fallback and ids of the texts that a language lacks (STATE-5)', () => {
  expect(missingTextLines(pack, 1)).toEqual([
    'nds: mails.json lacks 2 of 48 texts, shown in en, then de: closing, …',
    'nds: state.json, catalogue.json and legal.json lack 1 texts, shown in en, then de: contact.name',
  ]);
  expect(missingTextLines(pack, 2)[0]).toMatch(/: closing, greeting$/);
});

it('names each text with the German one (STATE-5)', () => {
  expect(missingTextList(pack)).toEqual([
    'locales/nds/mails.json: closing is missing; in German: "Freundliche Grüße"',
    'locales/nds/mails.json: greeting is missing; in German: "Guten Tag"',
    'state.json: contact.name has no text in nds',
  ]);
});
