import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { brandTheme, brandTypefaces } from '@portal/tokens/brand';
import { CYRILLIC, GREEK, LETTERS, SEQUENCES, SIGNS } from '@portal/tagged-pdf/testing';
import { charactersOf, CUTS } from '../../packages/ui/src/fonts/cuts.ts';
import { firaCharacters, KERN } from './fira-sans.ts';

const tokens = JSON.parse(readFileSync(join(KERN, 'tokens.json'), 'utf8'));
const typefaces = brandTypefaces(tokens);

function open(file: string): Font {
  const font = create(readFileSync(join(KERN, file)));
  if (!('layout' in font)) throw new TypeError('A collection of fonts');
  return font;
}

/** The paths of all values in a group of tokens. */
function pathsOf(node: object, path = ''): string[] {
  if ('$value' in node) return [path];
  return Object.entries(node).flatMap(([name, inner]) => pathsOf(inner, `${path}.${name}`));
}

describe('the brand KERN (REAL-9)', () => {
  it('has sufficient contrast in every pair of every theme', () => {
    expect(brandTheme(tokens).faults).toEqual([]);
    const { color } = tokens.dark;
    const paler = { ...tokens, dark: { color: { ...color, action: { $value: '#2044aa' } } } };
    expect(brandTheme(paler).faults).toContainEqual({
      key: 'dark.color.action',
      reason: expect.stringContaining('on paper has a contrast of'),
    });
  });

  it('names the same colours in light and dark, and leaves high contrast to the portal', () => {
    expect(pathsOf(tokens.light)).toEqual(pathsOf(tokens.dark));
    expect(pathsOf(tokens.light)).toHaveLength(24);
    expect(tokens.contrast).toBeUndefined();
  });

  it('contains names and values of KERN only, none of its CSS', () => {
    const files = [
      'fira-sans-400.woff2',
      'fira-sans-600.woff2',
      'fira-sans.LICENSE',
      'tokens.json',
    ];
    expect(readdirSync(KERN).toSorted()).toEqual(files);
    expect(brandTheme(tokens).css).not.toContain('--kern-');
    expect(readFileSync(join(KERN, 'fira-sans.LICENSE'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });
});

describe('Fira Sans in the brand KERN (REAL-9, NAME-3)', () => {
  const [, names] = CUTS;
  const noto = new Set(names ? charactersOf(names) : '');
  const characters = new Set(firaCharacters());
  /** A browser takes the letter and its marks from the same file, composed or not. */
  const draws = (font: Font, text: string): boolean =>
    [text.normalize('NFC'), text.normalize('NFD')].some((form) =>
      Array.from(form).every(
        (one) => characters.has(one) && font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
      ),
    );

  it.each(typefaces)('has the Latin letters of names in weight $weight', ({ file }) => {
    const font = open(file);
    expect([...LETTERS, ...SIGNS].filter((letter) => !draws(font, letter))).toEqual([
      'Ḫ',
      'ḫ',
      'ʾ',
    ]);
    const lacking = SEQUENCES.filter((sequence) => !draws(font, sequence));
    expect(lacking.join(' ')).toBe('C̕ K̕ K͟H K͟h M̐ P̕ T̕ c̕ k̕ k͟h m̐ p̕ t̕ Č̕ č̕');
  });

  it('leaves to Noto Sans what it lacks, before any typeface of the device', () => {
    expect(tokens.base.font.body.$value.slice(0, 2)).toEqual([
      'Fira Sans',
      'Portal Noto Sans Names',
    ]);
    const rest = ['Ḫ', 'ḫ', 'ʾ', '\u0310', '\u0315', '\u035f', ...GREEK, ...CYRILLIC];
    expect(rest.filter((character) => !noto.has(character))).toEqual([]);
  });

  it.each(typefaces)('has figures of equal width for amounts in weight $weight', ({ file }) => {
    const font = open(file);
    const widths = Array.from('0123456789', (digit) => font.layout(digit, ['tnum']).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it('is small: both weights have at most 72 kB', () => {
    const sizes = typefaces.map(({ file }) => readFileSync(join(KERN, file)).length);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(72_000);
  });
});
