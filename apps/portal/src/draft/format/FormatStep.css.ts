import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Controls of the sheet in one group. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

/** What fits, and what to do where it does not. */
export const fit = style({ display: 'grid', gap: vars.space[4] });

/** The parcel is on the sheet. */
export const fits = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.successText,
});
