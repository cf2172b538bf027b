import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A product and its picture. */
export const product = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  marginBlockEnd: vars.space[6],
  '@media': {
    'screen and (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
});

/** Picture of the product. */
export const productPicture = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  marginBlockStart: vars.space[6],
  '@media': { 'screen and (min-width: 760px)': { order: 1 } },
});
