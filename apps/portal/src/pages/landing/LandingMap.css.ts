import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { forcedDrawing } from '../styles/forced-drawing.ts';

/** The drawing is not scaled: a wider page shows more of it, a phone only the part around the parcel. */
export const map = style({
  blockSize: 'clamp(190px, 24vw, 322px)',
  overflow: 'hidden',
  background: vars.color.mapGround,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' }, ...forcedDrawing },
});

globalStyle(`${map} > svg`, {
  display: 'block',
  blockSize: '100%',
  inlineSize: '100%',
});
