import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { frame } from '../../pages/styles/frame.css.ts';

/** State and extracts, and beside them what belongs to the whole order; below each other in a narrow window. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 18.5rem' },
  },
});

/** State, extracts and notes about paper. */
export const main = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Number, payment, address and invoice of the order. */
export const order = style([
  frame,
  {
    gap: vars.space[4],
    justifyItems: 'start',
    padding: vars.space[5],
    '@media': { 'screen and (min-width: 960px)': { marginBlockStart: vars.space[6] } },
  },
]);
