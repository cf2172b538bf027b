import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { frame } from '../styles/frame.css.ts';

/** The check of a code and that of a file side by side, each with its result; below each other in a narrow window. */
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
  '@media': {
    'screen and (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** One way to check. */
export const check = style([
  frame,
  {
    gap: vars.space[4],
    padding: vars.space[5],
    '@media': { '(max-width: 479.98px)': { padding: vars.space[4] } },
  },
]);

/** What one extract must show, below a text or another extract. */
export const extract = style({ marginBlockStart: vars.space[3] });

// A result that is not there yet takes no space; it stays in the page, so that it is announced.
globalStyle(`${check} > output:empty`, { marginBlockStart: `calc(-1 * ${vars.space[4]})` });
