import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { resetLayer } from './build/layers.css.ts';
import { resetRules } from './build/reset-rules.ts';

function reset(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('html', {
  textSizeAdjust: '100%',
  // Focused elements keep a distance to the edge of the window. At once: a smooth scroll that the next focus interrupts can stop short of it.
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

for (const [selectors, rule] of resetRules) reset(selectors, rule);
