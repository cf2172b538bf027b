import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** From this width the order stands beside the methods. */
const BESIDE = 'screen and (min-width: 56.25rem)';
const NARROW = 'screen and (max-width: 47.99rem)';

/** Methods and order. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

/** The order; the width decides whether its rows are cards. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

/** Method and amount in the bar. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  '@media': { [NARROW]: { justifyContent: 'flex-start', lineHeight: 1.4 } },
});

export const amount = style({ whiteSpace: 'nowrap' });
