import { style } from '@vanilla-extract/css';

/** As wide as the page, and no larger than the window. */
export const video = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  maxBlockSize: '80vh',
  aspectRatio: '16 / 9',
});
