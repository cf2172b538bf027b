import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A parcel in a table, with the violet edge of the map. */
export const parcelChip = style({
  display: 'inline-block',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.parcel}`,
});
