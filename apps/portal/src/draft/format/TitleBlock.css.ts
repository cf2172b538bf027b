import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const POINT_6 = '2.12px';

/** The title block; sizes in millimetres of the sheet. */
export const block = style({
  fill: vars.color.ink,
  fontSize: '2.29px',
  textRendering: 'geometricPrecision',
});

/** Rules of the title block. */
export const lines = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1 });

/** Name of the extract. */
export const title = style({ fontWeight: 700 });

/** Values. */
export const strong = style({ fontSize: '2.47px', fontWeight: 600 });

/** Labels. */
export const soft = style({ fill: vars.color.inkSoft });

/** The smallest texts. */
export const small = style({ fontSize: POINT_6 });

/** Notices. */
export const smallSoft = style({ fontSize: POINT_6, fill: vars.color.inkSoft });

/** A coordinate, its middle at its point. */
export const coordinate = style([smallSoft, { textAnchor: 'middle' }]);

/** Has its middle at its point. */
export const middle = style([small, { textAnchor: 'middle' }]);

/** Ends at its point. */
export const end = style([small, { textAnchor: 'end' }]);

/** The number of the page, which ends at its point. */
export const pageNumber = style([smallSoft, { textAnchor: 'end' }]);

/** Below the arrow to the north. */
export const north = style({ fontSize: '2.65px', fontWeight: 700, textAnchor: 'middle' });

/** Filled signs. */
export const solid = style({ fill: vars.color.ink });

/** Lines of signs. */
export const thin = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 0.18 });

/** A boundary point. */
export const point = style([thin, { fill: vars.color.paper }]);

/** Boundary of sections; in the colour of the printed sheet. */
export const district = style({
  fill: 'none',
  stroke: vars.color.dangerText,
  strokeWidth: 0.55,
  strokeDasharray: '2 0.6 0.35 0.6',
});

/** Boundary of subdistricts. */
export const subdistrict = style([
  district,
  { strokeWidth: 0.8, strokeDasharray: '2.5 0.6 0.45 0.6 0.45 0.6' },
]);

/** Both in black and white. */
export const bwDistrict = style([district, { stroke: vars.color.ink }]);
export const bwSubdistrict = style([subdistrict, { stroke: vars.color.ink }]);

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

/** The same in black and white. */
export const bwParcel = style({ fill: 'none', stroke: 'gray', strokeWidth: 0.6 });

/** Lines across it. */
export const bwParcelHatch = style({ stroke: 'dimgray', strokeWidth: 0.18 });

/** Edge of the sign of a building. */
export const building = style({
  stroke: vars.color.ink,
  strokeWidth: 0.2,
});

/** Boundary of classes of the land estimate; near the colour of the printed sheet. */
export const estimate = style({
  fill: 'none',
  stroke: vars.color.warningText,
  strokeWidth: 0.25,
  strokeDasharray: '1.4 0.9',
});

/** A sign of the land estimate, its middle at its point. */
export const estimateSign = style([middle, { fill: vars.color.warningText }]);

/** Both in black and white. */
export const bwEstimate = style([estimate, { stroke: vars.color.inkSoft }]);
export const bwEstimateSign = style([estimateSign, { fill: vars.color.inkSoft }]);

/** Edge of the sample of a land use, and the lines of its sign. */
export const groundEdge = style({ fill: 'none', stroke: vars.color.inkSoft, strokeWidth: 0.09 });
export const groundSign = style({ fill: 'none', strokeWidth: 0.14 });

/** Ground without data: dashed lines. */
export const gap = style([groundEdge, { strokeDasharray: '1 1' }]);

/** The mark of the state: as on paper, its colour of links is that of the text. */
export const stateMark = style({ vars: { [vars.color.action]: vars.color.ink } });

/** The same in black and white. */
export const bwStateMark = style([
  stateMark,
  {
    filter: 'grayscale(1)',
    vars: { [vars.color.parcel]: vars.color.ink, [vars.color.parcelWash]: vars.color.paper },
  },
]);
