import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The map as it is printed; its place follows the map. */
export const drawing = style({ position: 'absolute', insetBlockStart: 0, left: 0 });

/** Ground of an ordered parcel, on which dark lines become violet and light ones stay. */
export const number = style({ fill: vars.color.parcel, mixBlendMode: 'lighten' });

/** The colour of this ground; what the map shows on it stays readable. */
export const ground = style({ fill: vars.color.parcelWash, mixBlendMode: 'multiply' });

/** The same in black and white. */
export const bwGround = style({ mixBlendMode: 'multiply' });

/** Lines across it. */
export const hatch = style({ stroke: 'dimgray' });

/** The edge of an ordered parcel. */
export const edge = style({ fill: 'none', stroke: vars.color.parcel });

/** The same in black and white. */
export const bwEdge = style({ fill: 'none', stroke: 'gray' });
