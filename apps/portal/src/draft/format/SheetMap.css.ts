import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The map as it is printed; its place follows the map. */
export const drawing = style({ position: 'absolute', insetBlockStart: 0, left: 0 });

/** An ordered parcel; what the map shows below it stays readable. */
export const mark = style({
  fill: vars.color.parcelWash,
  stroke: vars.color.parcel,
  mixBlendMode: 'multiply',
});

/** An ordered parcel in black and white. */
export const bwMark = style({ stroke: 'gray', mixBlendMode: 'multiply' });

/** Lines across an ordered parcel in black and white. */
export const hatch = style({ stroke: 'dimgray' });
