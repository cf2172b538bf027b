import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { themesCss } from './css.ts';
import { vars } from './index.ts';
import { readColors, THEMES } from './tokens.ts';
import { varsSource } from './vars.ts';

interface Pair {
  front: string;
  on: string[];
  min: number;
  why: string;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

const { pairs } = JSON.parse(read('contrast.json')) as { pairs: Pair[] };

describe('generated files', () => {
  it('are what the token files say', () => {
    expect(read('../generated/themes.css')).toBe(themesCss());
    expect(read('../generated/vars.ts')).toBe(varsSource());
  });

  it('refer to CSS variables by role', () => {
    expect(vars.color.ink).toBe('var(--portal-color-ink)');
    expect(vars.color.warningEdge).toBe('var(--portal-color-warning-edge)');
    expect(vars.space[4]).toBe('var(--portal-space-4)');
    expect(vars.controlHeight).toBe('var(--portal-control-height)');
  });
});

describe.each(THEMES)('theme %s', (theme) => {
  const colors = readColors(theme);

  it('has every role of the default theme', () => {
    expect([...colors.keys()].toSorted()).toEqual([...readColors('light').keys()].toSorted());
  });

  it.each(pairs.flatMap(({ front, on, min }) => on.map((back) => ({ front, back, min }))))(
    '$front on $back has a contrast of at least $min',
    ({ front, back, min }) => {
      const [one, other] = [colors.get(front), colors.get(back)];
      if (!one || !other) throw new Error(`No colour ${one ? back : front} in theme ${theme}`);
      expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(min);
    },
  );
});

describe('contrast ratio', () => {
  it('is 21 between black and white', () => {
    expect(contrastRatio([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 2);
  });
});
