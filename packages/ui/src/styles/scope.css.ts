import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { resetLayer } from './build/layers.css.ts';
import { resetRules } from './build/reset-rules.ts';

/**
 * Class of the outermost element of every component: the reset applies to it and to what it contains,
 * and to nothing else on the page. Pages that are made of our components alone also import the reset
 * for the whole page (`@portal/ui/reset`).
 */
export const scope = style({}, 'scope');

const WITHIN = `:where(.${scope}, .${scope} *)`;

/** Limits a selector to the scope, without specificity. A pseudo-element must be last. */
function scoped(selector: string): string {
  const [element = '', pseudoElement] = selector.split('::');
  const matched = element === '*' ? WITHIN : `${WITHIN}:where(${element})`;
  return pseudoElement ? `${matched}::${pseudoElement}` : matched;
}

for (const [selectors, rule] of resetRules) {
  globalStyle(selectors.split(', ').map(scoped).join(', '), { '@layer': { [resetLayer]: rule } });
}

// Inline components (icon, link, price, badge) keep the typography of the text around them.
globalStyle(`:where(.${scope}:not(.${scope} *, a, data, span, svg))`, {
  '@layer': {
    [resetLayer]: {
      color: vars.color.ink,
      fontFamily: vars.font.body,
      lineHeight: vars.lineHeight,
      overflowWrap: 'anywhere',
    },
  },
});
