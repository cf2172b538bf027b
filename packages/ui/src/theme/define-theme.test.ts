import { contrastRatio } from '@portal/tokens/color';
import { pairs } from '@portal/tokens/values';
import type { colors } from '@portal/tokens/values';
import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineTheme, findLowContrast, ThemeContrastError } from './index.ts';
import { contrast, parseColor } from './parse.ts';
import type { ThemeColors } from './index.ts';

const BASES = ['light', 'dark', 'contrast'] as const;

describe('defineTheme (UI-10)', () => {
  it('returns the given tokens as variables and as a stylesheet', () => {
    const theme = defineTheme({
      colors: { action: '#0b3d6b', actionHover: 'rgb(5 40 80)' },
      font: { body: "'Source Sans 3', sans-serif" },
      space: { 4: '18px' },
      radius: '12px',
      lineHeight: 1.6,
      target: 48,
    });
    expect(theme.variables).toEqual({
      '--portal-color-action': '#0b3d6b',
      '--portal-color-action-hover': 'rgb(5 40 80)',
      '--portal-font-body': "'Source Sans 3', sans-serif",
      '--portal-space-4': '18px',
      '--portal-radius': '12px',
      '--portal-line-height': '1.6',
      '--portal-target': '48px',
    });
    expect(theme.css).toMatch(
      /^:root:not\(\[data-portal-theme\]\),\n\[data-portal-theme='light'\] \{/,
    );
    expect(theme.css).toContain('  --portal-color-action: #0b3d6b;\n');
  });

  it('rejects text below 4.5:1 and names the pair and the ratio', () => {
    expect(() => defineTheme({ colors: { inkSoft: '#999999', paper: '#ffffff' } })).toThrow(
      'inkSoft on paper has a contrast of 2.85:1, needed are 4.5:1 (WCAG 1.4.3)',
    );
  });

  it('rejects an edge below 3:1 and names the pair and the ratio', () => {
    expect(() => defineTheme({ colors: { controlEdge: '#bbbbbb', paper: '#fff' } })).toThrow(
      /controlEdge on paper has a contrast of 1\.9\d:1, needed are 3:1 \(WCAG 1\.4\.11\)/,
    );
  });

  it('lists every pair without enough contrast', () => {
    const failed = findLowContrast('dark', { paper: '#ffffff' }).filter(
      ({ back }) => back === 'paper',
    );
    const fronts = failed.map(({ front }) => front);
    expect(fronts).toEqual(expect.arrayContaining(['ink', 'inkSoft', 'action', 'dangerText']));
    expect(() => defineTheme({ base: 'dark', colors: { paper: '#ffffff' } })).toThrow(
      new ThemeContrastError(findLowContrast('dark', { paper: '#ffffff' })),
    );
  });

  it('measures against the colours of its base theme', () => {
    const colors = { action: '#ffd000', actionHover: '#ffe066' };
    expect(() => defineTheme({ base: 'light', colors })).toThrow(ThemeContrastError);
    expect(() => defineTheme({ base: 'dark', colors })).not.toThrow();
  });

  it.each(['petrol', 'var(--x)', 'rgb(0 0 0 / 50%)', '#12', 'red; color: blue'])(
    'rejects the colour %s, whose contrast cannot be computed',
    (action) => expect(() => defineTheme({ colors: { action } })).toThrow('colors.action'),
  );

  it('rejects CSS injection, a line height below 1.5 and targets below 24 px', () => {
    expect(() => defineTheme({ radius: '4px } body { display: none' })).toThrow(TypeError);
    expect(() => defineTheme({ selector: ':root {} body' })).toThrow(TypeError);
    expect(() => defineTheme({ lineHeight: 1.2 })).toThrow('1.4.12');
    expect(() => defineTheme({ target: 10 })).toThrow('2.5.8');
  });

  it('ignores undefined values', () => {
    expect(defineTheme({ colors: { action: undefined }, radius: undefined }).variables).toEqual({});
  });
});

describe('the built-in themes', () => {
  it.each(BASES)('%s has enough contrast in every pair', (base) => {
    expect(findLowContrast(base, {})).toEqual([]);
  });

  it('have the roles of the type', () => {
    expectTypeOf<keyof ThemeColors>().toEqualTypeOf<keyof (typeof colors)['light']>();
    expect(pairs.length).toBeGreaterThan(40);
  });
});

describe('contrast', () => {
  it.each([
    ['#000', '#ffffff', 21],
    ['rgb(118, 118, 118)', '#fff', 4.54],
    ['hsl(0 100% 50%)', '#fff', 4.0],
    ['oklch(0.42 0.085 215)', 'oklch(99.2% 0.004 95)', 7.6],
  ])('%s on %s', (one, other, ratio) => {
    const [a, b] = [parseColor(one), parseColor(other)];
    if (!a || !b) throw new Error('A colour was not understood');
    expect(contrast(a, b)).toBeCloseTo(ratio, 0);
    expect(contrast(a, b)).toBeCloseTo(contrast(b, a), 10);
  });

  it('computes the same ratio as the tokens package', () => {
    const color = tuple(
      double({ min: 0, max: 1, noNaN: true }),
      double({ min: 0, max: 0.3, noNaN: true }),
      double({ min: 0, max: 360, noNaN: true }),
    );
    assert(
      property(color, color, (one, other) => {
        const text = ([l, c, h]: typeof one) =>
          parseColor(`oklch(${l.toFixed(6)} ${c.toFixed(6)} ${h.toFixed(6)})`);
        const [a, b] = [text(one), text(other)];
        if (!a || !b) return false;
        expect(contrast(a, b)).toBeCloseTo(contrastRatio(one, other), 2);
        return true;
      }),
    );
  });
});
