import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { textInLine } from '../../pages/styles/text-in-line.ts';
import { halo } from '../../pages/styles/halo.ts';
import * as frame from '../../pages/styles/frame.css.ts';

const line = `1px solid ${vars.color.hairline}`;

/** The order in a frame. */
export const card = style([frame.frame, { overflow: 'hidden' }]);

/** The parcels, from edge to edge of the frame. */
export const sketch = style({
  margin: `calc(-1 * ${vars.space[4]})`,
  marginBlockEnd: vars.space[2],
  borderBlockEnd: line,
});

/** What is said of the drawing, below it. */
export const words = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[2] });

/** The drawing, over which figures are written. */
export const drawing = style({ position: 'relative' });

/** The numbers of the parcels, each with its middle at its place; a halo keeps them readable on lines. */
export const numbers = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

globalStyle(`${numbers} > span`, {
  position: 'absolute',
  translate: '-50% -50%',
  color: vars.color.parcel,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textShadow: halo,
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
});

export const number = style({ color: vars.color.inkSoft, fontSize: vars.text.small });

/** The extracts, with a line below each. */
export const items = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

globalStyle(`${items} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: line,
});

globalStyle(`${items} > li > *`, { gridColumn: '1 / -1' });
globalStyle(`${items} > li > :first-child`, { gridColumn: 1 });
globalStyle(`${items} > li > :nth-child(2)`, { gridColumn: 2 });

/** Parcel and review, side by side where both fit. */
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.small,
});

/** The total, in line with the fees. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  maxInlineSize: 'none',
  margin: 0,
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.h3,
  fontWeight: 700,
});

globalStyle(`${total} > *`, { margin: 0 });

export const toggle = style({ justifySelf: 'start', ...textInLine('marginInlineStart') });
