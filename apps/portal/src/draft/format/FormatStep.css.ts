import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Controls of the sheet in one group. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

/** A group of short options with its hint in the line of its label. */
export const choice = style({});

globalStyle(`${choice}${choice}`, {
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});
globalStyle(`${choice} > [role="radiogroup"]`, { flex: '1 0 100%' });

/** Paper and orientation, side by side. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
  gap: vars.space[5],
  '@media': { 'screen and (max-width: 21.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The parcels on the sheet. */
export const onSheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them, with the button that removes it. */
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[2],
  border: `1px solid ${vars.color.hairline}`,
  borderInlineStart: `4px solid ${vars.color.parcel}`,
  borderRadius: vars.radius,
  fontVariantNumeric: 'tabular-nums slashed-zero',
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
