import { describe, expect, it } from 'vitest';
import { describeParcel } from './describe.ts';
import type { DescriptionLanguage, Ring } from './model.ts';
import { describeInSentences } from './sentences.ts';

const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

const HOUSE = describeParcel({
  number: '114/1',
  area: 1640,
  outline: [[box(0, 0, 41, 40)]],
  neighbours: [
    {
      number: '200',
      outline: [[box(-20, -8, 90, 8)]],
      street: 'Lindenallee',
      uses: ['Straßenverkehr'],
    },
    { number: '113', outline: [[box(0, 40, 24, 9)]], uses: ['Wald'] },
    { number: '112', outline: [[box(24, 40, 17, 9)]], uses: ['Wohnbaufläche', 'Weg', 'Wald'] },
    { number: '115', outline: [[box(41, 0, 9, 40)]] },
  ],
  buildings: [
    { outline: [[box(5, 3.2, 12, 10), box(9, 7, 2, 2)]], houseNumber: '12' },
    { outline: [[box(0, 30, 3, 6)]], houseNumber: null },
    { outline: [[box(39, 20, 6, 6)]], houseNumber: null },
    { outline: [[box(41, 10, 6, 6)]], houseNumber: '14' },
  ],
  sheet: [-50, -100, 91, 50],
});

const BARE = describeParcel({
  number: '7',
  area: 0,
  outline: [[box(0, 0, 3, 60), box(1, 1, 1, 1), box(1, 5, 1, 1)], [box(90, 0, 2, 2)]],
  buildings: [],
});

/** What is said of the northern neighbour of a parcel with these uses. */
function said(uses: readonly string[], language: DescriptionLanguage) {
  const parcel = describeParcel({
    number: '1',
    area: 4,
    outline: [[box(0, 0, 2, 2)]],
    neighbours: [{ number: '2', outline: [[box(0, 2, 2, 2)]], uses }],
  });
  return describeInSentences(parcel, language)[1]?.sentences.slice(1, 3);
}

describe('the sentences of a description (DATA-8)', () => {
  it.each(['de', 'en', 'de-easy'] as const)('are those of the language: %s', (language) => {
    expect(describeInSentences(HOUSE, language)).toMatchSnapshot('of a house');
    expect(describeInSentences(BARE, language)).toMatchSnapshot('of a strip in two parts');
  });

  it('say nothing of what is not known', () => {
    const known = describeParcel({ number: '1', area: 4, outline: [[box(0, 0, 2, 2)]] });
    const subjects = describeInSentences(known, 'de').map(({ subject }) => subject);
    expect(subjects).toEqual(['size', 'boundary', 'accuracy']);
  });

  it('name the use of a neighbour in the language, and leave out one that has no easy words', () => {
    expect(said(['Wald'], 'en')).toContain('There it borders on parcel 2 (forest).');
    expect(said(['Wald'], 'de-easy')).toContain('Auf dem Flurstück 2 ist Wald.');
    expect(said(['Deponie'], 'en')).toContain('There it borders on parcel 2 (Deponie).');
    expect(said(['Deponie'], 'de-easy')?.[0]).toBe('Dort ist das Flurstück 2.');
    expect(said(['Deponie'], 'de-easy')?.[1]).not.toContain('Flurstück 2');
  });

  it.each(['de', 'en', 'de-easy'] as const)('have at most 20 words each: %s', (language) => {
    const sentences = [HOUSE, BARE].flatMap((one) =>
      describeInSentences(one, language).flatMap((paragraph) => paragraph.sentences),
    );
    for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(20);
  });

  it('count the neighbours that they do not name', () => {
    const many = describeParcel({
      number: '1',
      area: 400,
      outline: [[box(0, 0, 20, 20)]],
      neighbours: [0, 1, 2, 3, 4].map((index) => ({
        number: String(index),
        outline: [[box(index * 4, 20, 4, 4)]],
      })),
    });
    const text = describeInSentences(many, 'de').flatMap(({ sentences }) => sentences);
    expect(text).toContain('Dort hat es 2 weitere Nachbarn mit kurzen Grenzen.');
  });
});
