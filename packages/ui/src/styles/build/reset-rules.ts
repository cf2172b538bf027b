import { vars } from '@portal/tokens';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { mediaForcedColors } from './media.ts';
import { focusRing, headingText } from './mixins.ts';

/** A rule of the reset: simple selectors separated by `, ` and their declarations. */
type ResetRule = readonly [selectors: string, rule: Omit<GlobalStyleRule, '@layer'>];

/** Pictures, drawings and maps may be of the host or of a library, which sizes them itself; our own have a class (SCREEN-1). */
const NO_PICTURE = ':not(img):not(svg):not(canvas)';

/** Rules for elements, in the order of the cascade; for a whole page, or for the elements of our components. */
export const resetRules: readonly ResetRule[] = [
  // Only long words are hyphenated, and no syllable of two letters stands alone.
  [
    `*${NO_PICTURE}, *::before, *::after`,
    { boxSizing: 'border-box', hyphenateLimitChars: '10 4 4' },
  ],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 }],
  // Of a host, in the dark theme: on the grey of the browser, the inherited colour has a contrast below 4.5 : 1.
  ['select', { backgroundColor: vars.color.paper }],
  ['p, h1, h2, h3, h4, h5, h6, ul, ol, dl, dd, figure, fieldset', { margin: 0 }],
  ['ul, ol', { padding: 0, listStyle: 'none' }],
  ['fieldset', { padding: 0, border: 0, minInlineSize: 0 }],
  ['table', { borderCollapse: 'collapse' }],
  // In a table a long word makes its column wide and does not squeeze the others.
  ['td, th', { overflowWrap: 'break-word' }],
  ['h1, h2, h3, h4, h5, h6', { textWrap: 'balance', hyphens: 'auto' }],
  ['h1', headingText.h1],
  ['h2', headingText.h2],
  ['h3, h4, h5, h6', headingText.h3],
  ['p', { maxInlineSize: vars.measure, textWrap: 'pretty' }],
  ['code, kbd, samp', { fontFamily: vars.font.mono }],
  ['[hidden]', { display: 'none' }],
  ['a', { color: vars.color.action, textDecorationThickness: '1px', textUnderlineOffset: '0.2em' }],
  ['a:hover', { color: vars.color.actionHover, textDecorationThickness: '2px' }],
  [':focus-visible', { ...focusRing, borderRadius: vars.radius }],
  // A container that received the focus by script (main, a heading) is not a control.
  ['[tabindex="-1"]:not(button):focus-visible', { outline: 'none', boxShadow: 'none' }],
  [
    ':focus-visible',
    { '@media': { [mediaForcedColors]: { outlineColor: 'Highlight', boxShadow: 'none' } } },
  ],
];
