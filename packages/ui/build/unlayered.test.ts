import { expect, it } from 'vitest';
import { unlayered } from './unlayered.ts';

const RAISED = ':not(x x x x x)';

it('takes rules out of their layers (LIB-10)', () => {
  const css =
    '@layer a, b;\n@layer b {\n  .x {\n    color: red;\n  }\n}\n@media print {\n  @layer b {\n    .x {\n      color: blue;\n    }\n  }\n}';
  expect(unlayered(css)).toBe(
    `.x${RAISED} {\n    color: red;\n  }\n@media print {\n.x${RAISED} {\n      color: blue;\n    }\n}`,
  );
});

const rule = (layer: string): string => unlayered(`@layer ${layer} {\n.x {\n}\n}`);

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
  expect(unlayered(`${selector} {\n}`)).toBe(`${raised} {\n}`);
});

it('keeps the steps of an animation', () => {
  const css = '@keyframes a {\n  to {\n    opacity: 0;\n  }\n}';
  expect(unlayered(css)).toBe(css);
});
