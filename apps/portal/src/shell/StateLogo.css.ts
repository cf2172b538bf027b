import { style } from '@vanilla-extract/css';
import { forcedDrawing } from '../pages/styles/forced-drawing.ts';

/** Square; a logo of another shape keeps its proportions within it. */
export const logo = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '36px',
  '@media': forcedDrawing,
});
