import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { readPairs } from './pairs.ts';
import { THEMES } from './token.ts';
import { BRANDS, readColors } from './tokens.ts';

const css = readFileSync(new URL('../generated/themes.css', import.meta.url), 'utf8');

/** The values of the variables whose name begins so, without those of a theme. */
function valuesOf(prefix: string): readonly string[] {
  const found = css.matchAll(new RegExp(`--portal-${prefix}[a-z0-9-]*: ([^;]+);`, 'g'));
  return [...new Set([...found].map(([, value = '']) => value))];
}

const PX_PER_REM = 16;

describe('the scales that the docs pages describe (LIB-24)', () => {
  it('has sizes of text in rem, from 15 px on, of which all but the smallest grow with the window', () => {
    const sizes = valuesOf('text-');
    const fluid = /^clamp\(([\d.]+)rem, [\d.]+rem \+ [\d.]+vw, ([\d.]+)rem\)$/;
    const fixed = sizes.filter((size) => !fluid.test(size));
    expect(fixed).toEqual([`${15 / PX_PER_REM}rem`]);
    const growing = sizes
      .flatMap((size) => [fluid.exec(size) ?? []])
      .filter(({ length }) => length);
    expect(growing.length).toBeGreaterThan(4);
    for (const [, narrow, wide] of growing) {
      expect(Number(narrow) * PX_PER_REM).toBeGreaterThan(15);
      expect(Number(wide)).toBeGreaterThan(Number(narrow));
    }
  });

  it('has lines 1.5 times as high as their letters', () => {
    expect(valuesOf('line-height')).toEqual(['1.5']);
  });

  it('has distances that are multiples of 4 px', () => {
    const distances = valuesOf('space-').map((value) => Number.parseFloat(value));
    expect(distances.length).toBeGreaterThan(8);
    expect(distances.filter((distance) => distance % 4 !== 0)).toEqual([]);
  });

  it('is light without a theme on the page, and has each theme on any element', () => {
    const selectors = [...css.matchAll(/^ {2}([^{}@]*\[data-portal-theme=[^{}]*) \{$/gm)].map(
      ([, selector = '']) => selector.replaceAll(/\s+/g, ' '),
    );
    expect(selectors).toEqual([
      ":root, [data-portal-theme='light']",
      "[data-portal-theme='dark']",
      "[data-portal-theme='contrast']",
    ]);
  });

  it('asks a contrast of 4.5 of text, and of 3 of edges and of the focus, in every theme of every brand', () => {
    const pairs = readPairs().map((pair) => ({
      ...pair,
      atLeast: /-edge$|^focus-ring$|^map-boundary$/.test(pair.front) ? 3 : 4.5,
    }));
    for (const front of ['ink', 'action', 'danger-text', 'control-edge', 'focus-ring']) {
      expect(pairs.map((pair) => pair.front)).toContain(front);
    }
    for (const brand of [undefined, ...BRANDS]) {
      for (const theme of THEMES) {
        const colors = readColors(theme, brand);
        const faint = pairs.filter(({ front, back, atLeast }) => {
          const [one, other] = [colors.get(front), colors.get(back)];
          return !one || !other || contrastRatio(one, other) < atLeast;
        });
        expect(faint).toEqual([]);
      }
    }
  });
});
