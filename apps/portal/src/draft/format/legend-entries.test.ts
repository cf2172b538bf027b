import { describe, expect, it } from 'vitest';
import { placeEntries } from './legend-entries.ts';
import type { LegendContent } from './legend-entries.ts';

const content: LegendContent = {
  scale: 1000,
  isSeveral: false,
  isBw: false,
  withLandEstimate: false,
  hasCrosses: true,
  boundaries: { sections: false, subdistricts: false },
  land: { uses: new Set(), hasBuildings: true, hasGaps: false },
  signs: {
    uses: [
      { names: ['Straßenverkehr', 'Weg'], fill: '#f0ece3' },
      { names: ['Wohnbaufläche'], fill: '#ffffff' },
      { names: ['Fläche besonderer funktionaler Prägung'], fill: '#f7f0f2' },
    ],
  },
};
/** Widths of the column on A4 upright and on A3 across. */
const [NARROW, WIDE] = [33.8, 92.6];

const textsOf = (given: Partial<LegendContent>, width = NARROW): string[] =>
  placeEntries({ ...content, ...given }, width).entries.map(({ lines }) => lines.join(' '));

const land = (...uses: string[]) => ({ ...content.land, uses: new Set(uses) });

describe('the legend of the preview of a sheet (LOOK-3)', () => {
  it('names the land uses that lie on the sheet, those with one sign together', () => {
    const uses = ['Wohnbaufläche', 'Weg', 'Straßenverkehr', 'Wald'];
    expect(textsOf({ land: land(...uses) }).slice(-3)).toEqual([
      'Gebäude, Hausnummer',
      'Straßenverkehr, Weg',
      'Wohnbaufläche',
    ]);
    expect(textsOf({ land: land('Weg') }).at(-1)).toBe('Weg');
  });

  it('names none that the state pack has no sign for', () => {
    expect(textsOf({ land: land('Wald', 'Weg'), signs: {} }).at(-1)).toBe('Gebäude, Hausnummer');
  });

  it('leaves out what is not on the sheet', () => {
    const bare = { ...content.land, hasBuildings: false };
    expect(textsOf({ land: bare, hasCrosses: false })).toEqual([
      'Flurstück des Auszugs',
      'Flurstücksgrenze',
      'Grenzpunkt',
    ]);
    // A cadastre without buildings may be one that publishes none.
    expect(textsOf({ land: { ...bare, hasBuildings: null } }).at(-1)).toBe('Gebäude, Hausnummer');
  });

  it('has the signs of the land estimate, boundaries, and ground without data', () => {
    const texts = textsOf({
      withLandEstimate: true,
      scale: 2000,
      isSeveral: true,
      boundaries: { sections: true, subdistricts: true },
      land: { ...content.land, hasGaps: true },
    });
    expect(texts).toEqual([
      'Flurstücke des Auszugs',
      'Flurstücksgrenze',
      'Grenze der Flur',
      'Grenze der Gemarkung',
      'Grenzpunkt der Flurstücke',
      'Koordinatenkreuz',
      'Gebäude',
      'Grenze der Schätzung',
      'Klassenzeichen',
      'ohne Daten',
    ]);
  });

  it('fits the height of the title block: long names have two lines, short entries share one', () => {
    const full = {
      withLandEstimate: true,
      boundaries: { sections: true, subdistricts: true },
      land: {
        ...land('Weg', 'Wohnbaufläche', 'Fläche besonderer funktionaler Prägung'),
        hasGaps: true,
      },
    };
    for (const width of [NARROW, WIDE]) {
      const { entries, step } = placeEntries({ ...content, ...full }, width);
      const last = Math.max(...entries.map(({ row, lines }) => row + lines.length));
      expect(last * step).toBeLessThanOrEqual(37.5);
    }
    const long = placeEntries({ ...content, ...full }, NARROW).entries;
    expect(long.find(({ lines }) => lines[0]?.startsWith('Fläche'))?.lines).toHaveLength(2);
    expect(placeEntries(content, WIDE).entries.some(({ column }) => column === 1)).toBe(true);
  });
});
