import { describe, expect, it } from 'vitest';
import { CYRILLIC, GREEK, LETTERS, SEQUENCES, SIGNS } from './testing/din-91379.ts';
import { FONT_WEIGHTS, loadFont } from './fonts.ts';

const ALL = [...LETTERS, ...SEQUENCES, ...SIGNS, ...GREEK, ...CYRILLIC];

/** Marks that are beside their letter by nature: comma above right, and horn. */
const BESIDE = /[\u0315\u031B]/;

/** The stem of a J is at the right of its box; units of the font, which has 1000 in an em. */
const TOLERANCE = 80;

describe.each(FONT_WEIGHTS)('the %s font of the documents (NAME-2)', (weight) => {
  const font = loadFont(weight);

  it('has a glyph for every letter and sequence of DIN 91379', () => {
    expect([LETTERS.length, SEQUENCES.length]).toEqual([500, 149]);
    expect(ALL.filter((text) => font.layout(text).glyphs.some(({ id }) => id === 0))).toEqual([]);
  });

  it('places the marks of every sequence at their letter', () => {
    const misplaced = SEQUENCES.filter((text) => {
      if (BESIDE.test(text)) return false;
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      let letter = { left: 0, right: 0 };
      return glyphs.some(({ bbox }, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const [left, right] = [pen + xOffset + bbox.minX, pen + xOffset + bbox.maxX];
        pen += xAdvance;
        if (xAdvance > 0) letter = { left, right };
        const middle = (left + right) / 2;
        return middle < letter.left - TOLERANCE || middle > letter.right + TOLERANCE;
      });
    });
    expect(misplaced).toEqual([]);
  });

  it('keeps the characters of a glyph that stands for several', () => {
    const [meem, dal] = ['م', 'د'].map((text) => font.layout(text).glyphs[0]);
    expect([meem?.id, dal?.id]).toEqual([0, 0]);
    expect([meem?.codePoints, dal?.codePoints]).toEqual([[0x645], [0x62f]]);
  });
});
