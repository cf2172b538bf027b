import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it('cuts each language after its first sentence, and keeps a text of one', () => {
  expect(firstSentence({ de: 'Zeigt Flurstücke. Maßstab 1:500.', en: 'Shows parcels' })).toEqual({
    de: 'Zeigt Flurstücke.',
    en: 'Shows parcels',
  });
});
