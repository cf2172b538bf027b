import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { CYRILLIC, GREEK, LETTERS, SEQUENCES, SIGNS } from '@portal/tagged-pdf/testing';
import { charactersOf, type Cut, CUTS, fileOf, WEIGHTS } from '../../packages/ui/src/fonts/cuts.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'packages/ui/src/fonts/generated');
const NAMES = [...LETTERS, ...SEQUENCES, ...SIGNS, ...GREEK, ...CYRILLIC];

/** Bytes of both weights: the first load needs one part. */
const MOST = { 'noto-sans-text': 32_000, 'noto-sans-names': 60_000 };

const read = (cut: Cut, weight: number): Buffer => readFileSync(join(FOLDER, fileOf(cut, weight)));

function open(cut: Cut, weight: number): Font {
  const font = create(read(cut, weight));
  if (!('layout' in font)) throw new TypeError('A collection of fonts');
  return font;
}

/** Whether one file draws a text: a browser takes a letter and its marks from the same file. */
function draws(cut: Cut, font: Font, text: string): boolean {
  const characters = charactersOf(cut);
  const isInRange = Array.from(text).every((character) => characters.includes(character));
  return isInRange && font.layout(text).glyphs.every(({ id }) => id !== 0);
}

/** Lines from one pen stroke to the next: a zero has two, one with a slash more. */
const outlines = (font: Font, features: string[]): number =>
  font.layout('0', features).glyphs[0]?.path.commands.filter(({ command }) => command === 'moveTo')
    .length ?? 0;

/** A hundredth of an em. */
const TOLERANCE = 10;

/** The box around a text and its width, in units of the font. */
function boxOf(font: Font, text: string, features: Record<string, boolean>): readonly number[] {
  const { glyphs, positions } = font.layout(text, features);
  let pen = 0;
  const boxes = glyphs.map(({ path: { bbox } }, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const [x, y] = [pen + xOffset, yOffset];
    pen += xAdvance;
    return [x + bbox.minX, y + bbox.minY, x + bbox.maxX, y + bbox.maxY] as const;
  });
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, bottom]) => bottom)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , top]) => top)),
    pen,
  ];
}

describe('the typeface of the portal (NAME-3)', () => {
  it.each(WEIGHTS)('has every letter and sequence of DIN 91379 in weight %i', (weight) => {
    const fonts = CUTS.map((cut) => ({ cut, font: open(cut, weight) }));
    const missing = NAMES.filter((text) => !fonts.some(({ cut, font }) => draws(cut, font, text)));
    expect(missing).toEqual([]);
  });

  it.each(WEIGHTS)('has figures of equal width and a zero without slash in weight %i', (weight) => {
    const [text] = CUTS;
    const font = open(text as Cut, weight);
    const widths = Array.from('0123456789', (digit) => font.layout(digit).advanceWidth);
    expect(new Set(widths).size).toBe(1);
    expect(outlines(font, [])).toBe(2);
    expect(outlines(font, ['zero'])).toBeGreaterThan(2);
  });

  it.each(WEIGHTS)('draws a letter alike from both files in weight %i', (weight) => {
    const [text, names] = CUTS as [Cut, Cut];
    const [one, other] = [open(text, weight), open(names, weight)];
    const inText = charactersOf(text);
    const composed = Array.from(charactersOf(names)).filter((letter) => {
      const parts = letter.normalize('NFD');
      const isComposed = parts !== letter && !inText.includes(letter) && /\p{L}/u.test(letter);
      return isComposed && Array.from(parts).every((part) => inText.includes(part));
    });
    expect(composed.length).toBeGreaterThan(200);
    const unlike = composed.filter((letter) => {
      const whole = boxOf(other, letter, { ccmp: false });
      const drawn = boxOf(one, letter.normalize('NFD'), {});
      return whole.some((side, index) => Math.abs(side - (drawn[index] ?? 0)) > TOLERANCE);
    });
    expect(unlike).toEqual([]);
  });

  it('divides the letters between its files', () => {
    const [text = '', names = ''] = CUTS.map(charactersOf);
    expect(CUTS).toHaveLength(2);
    for (const letter of 'ßÄöüéçñ') expect(names).not.toContain(letter);
    for (const letter of 'łşčАΑ') expect(text).not.toContain(letter);
  });

  it('needs one part for every text of the portal', () => {
    const texts = readdirSync(join(ROOT, 'locales'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .map((path) => readFileSync(join(ROOT, 'locales', path), 'utf8'));
    expect(texts.length).toBeGreaterThan(5);
    const [text = ''] = CUTS.map(charactersOf);
    const rare = Array.from(texts.join('')).filter((character) => !text.includes(character));
    expect([...new Set(rare)]).toEqual(['\n']);
  });

  it('is as small as its parts allow', () => {
    for (const cut of CUTS) {
      const size = WEIGHTS.reduce((sum, weight) => sum + read(cut, weight).length, 0);
      expect(size).toBeLessThan(MOST[cut.name as keyof typeof MOST]);
    }
  });
});
