import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A parcel with the violet edge of the map: its place, and below it its number or those of several where a column is narrow. */
export const parcelChip = style({
  display: 'inline-block',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.parcel}`,
  selectors: {
    'td &': {
      maxInlineSize: '12rem',
      '@container': { '(max-width: 51.99rem)': { maxInlineSize: '100%' } },
    },
  },
});

/** Unfolds a long list. */
export const count = style({
  minBlockSize: vars.target,
  alignContent: 'center',
  cursor: 'pointer',
});
