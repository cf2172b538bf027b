import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Placeholder of the parcel sketch, as large as the sketch itself, both beside the step and in the bar above it. */
export const sketchPlaceholder = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1.88',
  margin: 0,
  padding: vars.space[5],
  boxSizing: 'border-box',
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    'screen and (max-width: 59.999em)': { aspectRatio: 'auto', blockSize: '9rem' },
  },
});

/** The first two lines of a long text. */
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
