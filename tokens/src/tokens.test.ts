import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { generatedFiles } from './files.ts';
import { vars } from './index.ts';
import { readPairs } from './pairs.ts';
import { THEMES } from './token.ts';
import { BRANDS, readColors, readTokens } from './tokens.ts';

function paths(brand?: string): string[] {
  return readTokens('base.tokens.json', brand).map(({ path }) => path.join('.'));
}

describe('generated files', () => {
  it.each([...generatedFiles()])('%s is current', (name, content) => {
    const path = new URL(`../generated/${name}`, import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(content);
  });

  it('refer to CSS variables by role', () => {
    expect(vars.color.ink).toBe('var(--portal-color-ink)');
    expect(vars.color.warningEdge).toBe('var(--portal-color-warning-edge)');
    expect(vars.space[4]).toBe('var(--portal-space-4)');
    expect(vars.controlHeight).toBe('var(--portal-control-height)');
  });
});

describe.each([undefined, ...BRANDS])('brand %s', (brand) => {
  describe.each(THEMES)('theme %s', (theme) => {
    const colors = readColors(theme, brand);

    it('has every role of the default theme', () => {
      expect([...colors.keys()].toSorted()).toEqual([...readColors('light').keys()].toSorted());
    });

    it.each(readPairs())(
      '$front on $back has a contrast of at least $min',
      ({ front, back, min }) => {
        const [one, other] = [colors.get(front), colors.get(back)];
        if (!one || !other) throw new Error(`No colour ${one ? back : front} in theme ${theme}`);
        expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(min);
      },
    );
  });
});

describe('a further brand', () => {
  it.each(BRANDS)('%s has only tokens of the default brand', (brand) => {
    expect(paths()).toEqual(expect.arrayContaining(paths(brand)));
  });

  it.each(BRANDS)('%s has selectors for a theme on its element and on descendants', (brand) => {
    const css = generatedFiles().get(`${brand}.css`);
    expect(css).toContain(`[data-portal-brand='${brand}'][data-portal-theme='dark']`);
    expect(css).toContain(`[data-portal-brand='${brand}'] [data-portal-theme='dark']`);
  });
});

describe('contrast ratio (UI-10)', () => {
  it('is 21 between black and white', () => {
    expect(contrastRatio([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 2);
  });
});
