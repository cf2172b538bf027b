import { expect, it } from 'vitest';
import { scoped } from './kern-brand.ts';
import { brandTheme } from '../tokens/src/brand-theme.ts';
import { globalTypes } from './toolbar.ts';

it('KERN is a brand of the toolbar, and changes no element of other brands (REAL-9)', () => {
  expect(globalTypes.brand.toolbar.items.map(({ value }) => value)).toContain('kern');
  const color = { color: { ink: { $value: '#000000' } } };
  const dark = { color: { ink: { $value: '#ffffff' } } };
  const { css } = brandTheme({
    base: { radius: { $value: { value: 4, unit: 'px' } } },
    light: color,
    dark,
  });
  const selectors = scoped(css)
    .split('\n')
    .filter((line) => /[,{]$/.test(line));
  expect(selectors).toEqual([
    "[data-portal-brand='kern'] {",
    "[data-portal-brand='kern']:not([data-portal-theme]),",
    "[data-portal-brand='kern'][data-portal-theme='light'],",
    "[data-portal-brand='kern'] [data-portal-theme='light'] {",
    "[data-portal-brand='kern'][data-portal-theme='dark'],",
    "[data-portal-brand='kern'] [data-portal-theme='dark'] {",
  ]);
});
