import { expect, it } from 'vitest';
import { unshownStateTexts } from './unshown-state-texts.ts';

it('finds the texts whose language is not shown, with their keys (STATE-2)', () => {
  const value = {
    title: { de: 'Karten', en: 'Maps', nds: 'Koorten' },
    languageNames: { nds: 'Plattdüütsch', en: 'English' },
    pages: [{ title: { de: 'Hilfe', 'de-AT': 'Hilfe' } }],
    products: [{ displayName: 'Karte', names: { nds: 'Koort' }, descriptions: { dsb: 'Kórta' } }],
    map: { projection: 'EPSG:25833', extent: [1, 2, 3, 4], layer: null },
  };
  expect(unshownStateTexts(value, ['de', 'en'])).toEqual([
    { language: 'nds', key: 'title.nds' },
    { language: 'nds', key: 'languageNames.nds' },
    { language: 'de-AT', key: 'pages.0.title.de-AT' },
    { language: 'nds', key: 'products.0.names.nds' },
    { language: 'dsb', key: 'products.0.descriptions.dsb' },
  ]);
  expect(unshownStateTexts(value, ['de', 'de-AT', 'en', 'nds', 'dsb'])).toEqual([]);
});
