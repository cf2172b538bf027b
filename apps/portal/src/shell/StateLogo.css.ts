import { style } from '@vanilla-extract/css';

/** Square; a logo of another shape keeps its proportions within it. */
export const logo = style({ flexShrink: 0, inlineSize: '36px', blockSize: '36px' });
