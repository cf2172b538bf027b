import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { focusRing, headingText } from './build/mixins.ts';
import { resetLayer } from './build/layers.css.ts';
import { mediaForcedColors, mediaMotion } from './build/media.ts';

function reset(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html', {
  textSizeAdjust: '100%',
  // Focused elements keep a distance to the edge of the window.
  scrollPaddingBlock: vars.space[6],
});

reset('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.lineHeight,
  hyphens: 'manual',
  // A word longer than its line breaks instead of overflowing (WCAG 1.4.10).
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'auto',
});

reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
reset('img, svg, canvas', { maxInlineSize: '100%' });
reset('svg', { display: 'block' });
reset('p, h1, h2, h3, h4, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
reset('table', { borderCollapse: 'collapse' });
// In a table such a word widens its column instead of narrowing the others.
reset('td, th', { overflowWrap: 'break-word' });
reset('h1, h2, h3, h4', { textWrap: 'balance', hyphens: 'auto' });
reset('h1', headingText.h1);
reset('h2', headingText.h2);
reset('h3, h4', headingText.h3);
reset('p', { maxInlineSize: vars.measure });
reset('code, kbd, samp', { fontFamily: vars.font.mono });
reset('[hidden]', { display: 'none' });

reset('a', {
  color: vars.color.action,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
reset('a:hover', { color: vars.color.actionHover, textDecorationThickness: '2px' });

reset(':focus-visible', { ...focusRing, borderRadius: vars.radius });
// A container that is focused by script (main, a heading) is not a control.
reset('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
reset(':focus-visible', {
  '@media': { [mediaForcedColors]: { outlineColor: 'Highlight', boxShadow: 'none' } },
});

reset('html:focus-within', {
  '@media': { [mediaMotion]: { scrollBehavior: 'smooth' } },
});
