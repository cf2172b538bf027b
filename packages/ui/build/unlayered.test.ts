import { expect, it } from 'vitest';
import { layered, unlayered } from './unlayered.ts';

const VERSION = 'portal-1';
const RAISED = ':not(x x x x x)';
/** The raise of a selector with a class of a part, which the version limits. */
const LIMITED = ':not(x x x x x, :where(:not(.portal-1)))';

it('takes rules out of their layers (LIB-10)', () => {
  const css =
    '@layer a, b;\n@layer b {\n  .x {\n    color: red;\n  }\n}\n@media print {\n  @layer b {\n    .x {\n      color: blue;\n    }\n  }\n}';
  expect(unlayered(css, VERSION)).toBe(
    `.x${RAISED} {\n    color: red;\n  }\n@media print {\n.x${RAISED} {\n      color: blue;\n    }\n}`,
  );
});

const rule = (layer: string): string => unlayered(`@layer ${layer} {\n.x {\n}\n}`, VERSION);

it('raises the rules of components above those of the reset, whatever the order of the files (LIB-10)', () => {
  expect(rule('portal.reset')).toBe(`.x${RAISED} {\n}`);
  expect(rule('portal.components')).toBe('.x:not(x x x x x x) {\n}');
});

it.each([
  ['.x:hover', `.x:hover${RAISED}`],
  ['.x::before', `.x${RAISED}::before`],
  ['.x > .y', `.x${RAISED} > .y`],
  ['[data-theme="a b"] .x', `[data-theme="a b"]${RAISED} .x`],
  [':where(.x, .x *):where(p)', `:where(.x, .x *):where(p)${RAISED}`],
  ['.x, html:has(.y, .z)', `.x${RAISED}, html:has(.y, .z)${RAISED}`],
])('raises the specificity of %s (LIB-10)', (selector, raised) => {
  expect(unlayered(`${selector} {\n}`, VERSION)).toBe(`${raised} {\n}`);
});

it('keeps the steps of an animation', () => {
  const css = '@keyframes a {\n  to {\n    opacity: 0;\n  }\n}';
  expect(unlayered(css, VERSION)).toBe(css);
});

it.each([
  ['.portal-a__b:hover', `.portal-a__b${LIMITED}:hover`],
  ['.portal-a__b::before', `.portal-a__b${LIMITED}::before`],
  ['.portal-a__b > .x', `.portal-a__b${LIMITED} > .x`],
  ['[data-tone="info"] > .portal-a__b', `[data-tone="info"] > .portal-a__b${LIMITED}`],
  [
    ':where(.portal-a__b, .portal-a__b *):where(p)',
    `:where(.portal-a__b:where(.portal-1), .portal-a__b:where(.portal-1) *):where(p)${RAISED}`,
  ],
  ['html:has(.portal-a__b)', `html:has(.portal-a__b:where(.portal-1))${RAISED}`],
])('limits %s to the parts of a version (LIB-22)', (selector, limited) => {
  expect(unlayered(`${selector} {\n}`, VERSION)).toBe(`${limited} {\n}`);
});

it('limits rules in layers to the parts of a version, with the same specificity (LIB-22)', () => {
  const css = '@layer a, b;\n@layer b {\n  .portal-a__b:hover, .x {\n    color: red;\n  }\n}';
  expect(layered(css, VERSION)).toBe(
    '@layer a, b;\n@layer b {\n.portal-a__b:where(.portal-1):hover, .x {\n    color: red;\n  }\n}',
  );
});
