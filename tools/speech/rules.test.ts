import { describe, expect, it } from 'vitest';
import { faultsOf } from './rules.ts';

describe('rules of speech (EYE-2)', () => {
  it('accept a page that is announced once, with its busy text before the result', () => {
    const spoken = ['Schritt 2 von 5, Flurstück wählen', 'Wir suchen Ihr Flurstück', '1 Treffer'];
    expect(
      faultsOf(spoken, [
        { contains: /Schritt 2 von 5/ },
        { atMostOnce: /Flurstück wählen/ },
        { before: [/Wir suchen/, /Treffer/] },
        { never: /Lade/ },
      ]),
    ).toEqual([]);
  });

  it('accept numbers, brackets after a blank, and names of products', () => {
    const spoken = ['22,00 €, Ostwert 393.503 m', 'Neudorf (1006)', 'z. B. 12a, 77 kB', 'PayPal'];
    expect(faultsOf(spoken, [])).toEqual([]);
  });

  it.each([
    ['a silent map', ['Schaltfläche'], { contains: /Karte/ }],
    ['a dialog without its consequence', ['Auftrag abbrechen?'], { contains: /geleert/ }],
    ['a heading announced twice', ['Suche', 'Format', 'Suche'], { atMostOnce: /Suche/ }],
    [
      'a busy text after the result',
      ['Wir suchen', '1 Treffer', 'Wir suchen'],
      { before: [/Wir suchen/, /Treffer/] },
    ],
    [
      'a text that is not read',
      ['Bestellt am', '18.', 'Beschreibungswert', 'November 2026'],
      { reads: ['Bestellt am', '18. November 2026', 'Lindenau'] },
    ],
    ['a reading of nothing', [], { reads: [] }],
    ['a loading text', ['Lade…'], { never: /Lade/ }],
  ] as const)('refuse %s', (_, spoken, rule) => {
    expect(faultsOf(spoken, [rule])).toHaveLength(1);
  });

  it('refuse a sentence that the line before contains', () => {
    const consequence = 'Ihr Warenkorb wird geleert.';
    const spoken = [`Auftrag abbrechen? ${consequence}`, consequence];
    expect(faultsOf(spoken, [])).toEqual([`doubled: ${consequence}`]);
    expect(faultsOf(['Gemarkung Auswahlfeld', 'Gemarkung'], [])).toEqual([]);
  });

  it('refuse the same line twice in a row, symbols read by name, English, joined texts, stray blanks, and "klickbar"', () => {
    const joined = [
      'Kataster onlineAuszüge',
      'Schritt 2 von 5,Format',
      'Glossar(neuer Tab)',
      'Gebühr22 €',
    ];
    const clickable = 'Bitte prüfen Sie Ihre Angaben klickbar.';
    const stray = 'Anmeldung , erledigt';
    const spoken = [
      'Weiter',
      'Weiter',
      'PDF · Papier',
      'Close the map',
      ...joined,
      stray,
      clickable,
    ];
    expect(faultsOf(spoken, [])).toEqual([
      'doubled: Weiter',
      'symbol: PDF · Papier',
      'English: Close the map',
      ...joined.map((line) => `joined: ${line}`),
      `stray blank: ${stray}`,
      `clickable: ${clickable}`,
    ]);
  });
});
