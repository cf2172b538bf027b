import { expect, it } from 'vitest';
import { missingTextLines } from './missing-texts.ts';

const pack = {
  locales: {
    lookupOrder: () => ['nds', 'en', 'de'],
    texts: () => ({}),
    formatter: () => () => '',
    loaded: [],
    missing: [{ language: 'nds', file: 'mails', ids: ['closing', 'greeting'], of: 48 }],
  },
  missingTexts: [{ language: 'nds', key: 'contact.name' }],
} as const;

it('names file, number, fallback and ids of the texts that a language lacks (STATE-5)', () => {
  expect(missingTextLines(pack, 1)).toEqual([
    'nds: mails.json lacks 2 of 48 texts, shown in en, then de: closing, …',
    'nds: 1 texts of state.json and catalogue.json are missing, shown in en, then de: contact.name',
  ]);
  expect(missingTextLines(pack, 2)[0]).toMatch(/: closing, greeting$/);
});
