import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The title block; sizes in millimetres of the sheet. */
export const block = style({ fill: vars.color.ink, fontSize: '2.9px' });

/** Rules of the title block. */
export const lines = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1 });

/** Name of the extract. */
export const title = style({ fontSize: '4.6px', fontWeight: 700 });

/** Values. */
export const strong = style({ fontWeight: 600 });

/** Labels. */
export const soft = style({ fill: vars.color.inkSoft });

/** Texts of the legend, whose column is narrow. */
export const small = style({ fontSize: '2.6px' });

/** Ends at its point. */
export const end = style({ textAnchor: 'end' });

/** Filled signs. */
export const solid = style({ fill: vars.color.ink });

/** Lines of signs. */
export const thin = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 0.25 });

/** Where the code will be. */
export const place = style({
  fill: 'none',
  stroke: vars.color.inkSoft,
  strokeWidth: 0.25,
  strokeDasharray: '1 0.8',
});

/** Sign of the ordered parcel. */
export const parcel = style({
  fill: vars.color.parcelWash,
  stroke: vars.color.parcel,
  strokeWidth: 0.6,
});

/** Sign of a building. */
export const building = style({
  fill: vars.color.hairline,
  stroke: vars.color.ink,
  strokeWidth: 0.2,
});
