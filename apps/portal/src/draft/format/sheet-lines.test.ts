import { describe, expect, it } from 'vitest';
import { linesOf, widthOf } from './sheet-lines.ts';

describe('texts of the preview of a sheet (LOOK-3)', () => {
  it.each([
    ['Flurstück des Auszugs', 'regular', 10.38],
    ['Grenzpunkt der Flurstücke', 'regular', 12.47],
    ['Gebäude, Hausnummer', 'regular', 11.28],
    ['Fläche besonderer funktionaler Prägung', 'regular', 18.99],
    ['120653003001140001__', 'strong', 11.14],
    ['Liegenschaftskarte', 'bold', 9.62],
  ] as const)('are as wide as on paper, within 6 per cent: %s', (text, weight, printed) => {
    expect(widthOf(text, 1, weight) / printed).toBeGreaterThan(0.97);
    expect(widthOf(text, 1, weight) / printed).toBeLessThan(1.06);
  });

  it('break at blanks where they are wider than their column', () => {
    expect(linesOf('Katasteramt Lindenau', 25, 2.47, 'strong')).toEqual([
      'Katasteramt',
      'Lindenau',
    ]);
    expect(linesOf('Katasteramt Lindenau', 40, 2.47, 'strong')).toEqual(['Katasteramt Lindenau']);
    expect(linesOf('Flurstücksgrenze', 5, 2.12)).toEqual(['Flurstücksgrenze']);
  });
});
