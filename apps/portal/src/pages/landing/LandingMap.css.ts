import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { forcedDrawing } from '../styles/forced-drawing.ts';
import { MAP_HEIGHT, WIDE } from './sizes.ts';

/** The size of the drawing, and its parcel, which is at 60 % of both: docs/configuration.md says so to those who draw one. */
const DRAWING = { inlineSize: '1280px', parcel: '762px', parcelFromTop: '314px' } as const;

/** A window on the drawing, which is not scaled below 1280 px: a phone shows the part around the parcel. */
export const map = style({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: MAP_HEIGHT.phone,
  overflow: 'hidden',
  background: vars.color.mapGround,
  borderBlockEnd: `1px solid ${vars.color.controlEdge}`,
  '@media': {
    [WIDE]: { blockSize: MAP_HEIGHT.wide },
    print: { display: 'none' },
    ...forcedDrawing,
  },
});

/** The drawing: the parcel is in the middle of a phone, and in the middle of what the card leaves free in a wider window. */
export const drawing = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${DRAWING.parcelFromTop})`,
  insetInlineStart: `clamp(min(0px, 100% - ${DRAWING.inlineSize}), 50% - ${DRAWING.parcel}, 0px)`,
  inlineSize: `max(100%, ${DRAWING.inlineSize})`,
  blockSize: MAP_HEIGHT.wide,
  '@media': {
    [WIDE]: {
      insetBlockStart: 0,
      insetInlineStart: `clamp(min(0px, 100% - ${DRAWING.inlineSize}), 75% - ${DRAWING.parcel}, 0px)`,
    },
  },
});

/** Scale and source, at a corner that the card leaves free. */
export const source = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'flex-end',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  '@media': { [WIDE]: { insetBlockStart: 'auto', insetBlockEnd: 0 } },
});

/** North arrow and scale bar, drawn as large as the map is. */
export const scale = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '100%',
  inlineSize: `max(100cqi, ${DRAWING.inlineSize})`,
  blockSize: MAP_HEIGHT.wide,
  pointerEvents: 'none',
  '@media': { '(max-width: 479.98px)': { display: 'none' } },
});

/** The source of the data. */
export const attribution = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  boxSizing: 'border-box',
  paddingInline: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.paper,
});
