import { describe, expect, it } from 'vitest';
import { brandTheme, brandTypefaces } from './brand-theme.ts';
import { toHex } from './color.ts';

const oklch = (...components: number[]) => ({ $value: { colorSpace: 'oklch', components } });

describe('brandTheme (STATE-6)', () => {
  it('writes the tokens that differ, each in the rule of its theme', () => {
    const { css, colors, faults } = brandTheme({
      base: {
        radius: { $value: { value: 12, unit: 'px' } },
        font: { body: { $value: ['Source Sans 3', 'Arial'] } },
      },
      light: { color: { action: { $value: '#0b3d6b' }, 'action-hover': oklch(0.3, 0.1, 250) } },
      dark: { color: { action: { $value: '#8fc1f2' } } },
    });
    expect(faults).toEqual([]);
    expect(css).toBe(
      [
        ':root {\n  --portal-radius: 12px;\n',
        "  --portal-font-body: 'Source Sans 3', Arial, 'Portal Noto Sans Names';\n}\n",
        ":root:not([data-portal-theme]),\n[data-portal-theme='light'] {\n",
        '  --portal-color-action: #0b3d6b;\n  --portal-color-action-hover: oklch(0.3 0.1 250);\n}\n',
        "[data-portal-theme='dark'] {\n  --portal-color-action: #8fc1f2;\n}\n",
      ].join(''),
    );
    expect(colors).toEqual({
      light: { action: '#0b3d6b', actionHover: toHex([0.3, 0.1, 250]) },
      dark: { action: '#8fc1f2' },
      contrast: {},
    });
  });

  it('is empty for a brand without tokens', () => {
    const colors = { light: {}, dark: {}, contrast: {} };
    expect(brandTheme({})).toEqual({ css: '', colors, faults: [] });
  });

  it('has the letters of names before the typeface of the device (NAME-3)', () => {
    const { css } = brandTheme({ base: { font: { body: { $value: ['Georgia', 'serif'] } } } });
    expect(css).toContain("--portal-font-body: Georgia, 'Portal Noto Sans Names', serif;");
    const own = ['Portal Noto Sans Names', 'Georgia'];
    expect(brandTheme({ base: { font: { body: { $value: own } } } }).css).toContain(
      "--portal-font-body: 'Portal Noto Sans Names', Georgia;",
    );
  });

  it('loads the typefaces of the brand', () => {
    const tokens = {
      $extensions: {
        'portal.typefaces': [{ family: 'Source Sans 3', file: 'source.woff2', weight: '200 900' }],
      },
    };
    expect(brandTypefaces(tokens).map(({ file }) => file)).toEqual(['source.woff2']);
    expect(brandTheme(tokens).css).toContain(
      "src: url('./source.woff2') format('woff2');\n  font-weight: 200 900;",
    );
  });

  it('compares every pair of adjacent colours with WCAG, in hexadecimal and in OKLCH', () => {
    for (const value of ['#999999', { colorSpace: 'oklch', components: [0.683, 0, 0] }]) {
      const { css, faults } = brandTheme({ light: { color: { 'ink-soft': { $value: value } } } });
      expect(css).toBe('');
      expect(faults).toContainEqual({
        key: 'light.color.ink-soft',
        reason: expect.stringMatching(
          /^on paper has a contrast of 2\.\d\d:1, needed are 4\.5:1 \(WCAG 1\.4\.3\)$/,
        ),
      });
    }
  });

  it.each<[string, unknown, string, string]>([
    ['an unknown group', { night: {} }, 'night', 'is not one of base, light, dark, contrast'],
    [
      'an unknown token',
      { base: { radios: { $value: 1 } } },
      'base.radios',
      'is not a token of base',
    ],
    [
      'an unknown colour',
      { light: { color: { acton: { $value: '#000000' } } } },
      'light.color.acton',
      'is not a token of light; in color are ink, ink-soft, ',
    ],
    [
      'a colour outside a theme',
      { base: { color: { ink: { $value: '#000000' } } } },
      'base.color.ink',
      'is not a token of base',
    ],
    [
      'a colour by name',
      { light: { color: { ink: { $value: 'black' } } } },
      'light.color.ink',
      'must be a colour, such as "#0b3d6b"',
    ],
    [
      'a colour with two components',
      { light: { color: { ink: oklch(0, 0) } } },
      'light.color.ink',
      'must be a colour',
    ],
    [
      'a typeface that ends the declaration',
      { base: { font: { body: { $value: ['a;}'] } } } },
      'base.font.body',
      'must be a list of typefaces',
    ],
    [
      'a low line height',
      { base: { 'line-height': { $value: 1.2 } } },
      'base.line-height',
      'must be a number from 1.5',
    ],
    [
      'a small target',
      { base: { target: { $value: { value: 20, unit: 'px' } } } },
      'base.target',
      'must be at least 24 px',
    ],
    [
      'a length without unit',
      { base: { radius: { $value: 4 } } },
      'base.radius',
      'must be a length, such as {"value": 12, "unit": "px"}',
    ],
    [
      'a text instead of a token',
      { base: { radius: '4px' } },
      'base.radius',
      'must be a token or a group of tokens',
    ],
    [
      'a typeface in another folder',
      { $extensions: { 'portal.typefaces': [{ family: 'A', file: '../a.woff2' }] } },
      '$extensions.portal.typefaces.0',
      'must have family and file',
    ],
  ])('rejects %s', (_what, tokens, key, reason) => {
    const { css, faults } = brandTheme(tokens);
    expect(css).toBe('');
    expect(faults).toEqual([{ key, reason: expect.stringContaining(reason) }]);
  });
});
