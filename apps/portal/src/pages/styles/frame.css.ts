import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { textInLine } from './text-in-line.ts';

const side = vars.space[4];
const line = `1px solid ${vars.color.hairline}`;

/** A part of a step in a frame, beside others. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
  margin: 0,
  padding: side,
  border: line,
  borderRadius: vars.radius,
});

/** Heading of a frame, with a button or a number at the end of its line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  '@media': { '(forced-colors: active)': { rowGap: vars.space[2] } },
});

globalStyle(`${head} > *`, { margin: 0 });

globalStyle(`${head} > button`, textInLine('marginInlineEnd'));

/** A frame of rows that lines separate, from edge to edge; the first one is its heading. */
export const rows = style([frame, { gap: 0, paddingBlock: `${vars.space[3]} ${vars.space[1]}` }]);

globalStyle(`${rows} > *`, { paddingBlock: vars.space[1] });

globalStyle(`${rows} > * + *`, {
  marginInline: `calc(-1 * ${side})`,
  paddingInline: side,
  borderBlockStart: line,
});
