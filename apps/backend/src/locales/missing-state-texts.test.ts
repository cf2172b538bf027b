import { expect, it } from 'vitest';
import { missingStateTexts } from './missing-state-texts.ts';

it('finds the texts and names that a language lacks, with their keys (STATE-5)', () => {
  const value = {
    title: { de: 'Karten', en: 'Maps', nds: 'Koorten' },
    pages: [{ title: { de: 'Hilfe', en: 'Help' } }],
    products: [
      { displayName: 'Karte', englishDisplayName: 'Map', names: { nds: 'Koort' } },
      {
        displayName: 'Nachweis',
        englishDisplayName: 'Record',
        description: 'Text',
        englishDescription: 'Text',
      },
    ],
  };
  expect(missingStateTexts(value, ['de', 'en-GB', 'nds'])).toEqual([
    { language: 'nds', key: 'pages.0.title' },
    { language: 'nds', key: 'products.1.names' },
    { language: 'nds', key: 'products.1.descriptions' },
  ]);
});
