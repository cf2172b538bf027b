import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { textInLine } from '../styles/text-in-line.ts';

/** Each fee and what it is for fit in one line beside the text. */
const WIDE = 'screen and (min-width: 960px)';
/** Below the text, picture and fees fit side by side. */
const MEDIUM = 'screen and (min-width: 760px) and (max-width: 959.98px)';
const FEES = '25rem';

/** Below it the picture is below the fees, so that the button to order is in the first window of a phone (LOOK-1). */
const NARROW = 'screen and (max-width: 759.98px)';

/** Name and description, then fees and picture, then the facts; in a wide window fees and picture are beside both. */
export const product = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  alignItems: 'start',
  marginBlockEnd: vars.space[4],
  '@media': {
    [WIDE]: {
      gridTemplateColumns: `minmax(0, 1.6fr) minmax(${FEES}, 1fr)`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Picture and fees in one frame. */
export const offer = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
  overflow: 'hidden',
  '@media': {
    [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' },
    [MEDIUM]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${FEES}` },
    [NARROW]: { display: 'flex', flexDirection: 'column-reverse' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/** Picture of the product. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    // Not higher than the fees.
    [MEDIUM]: {
      blockSize: 0,
      minBlockSize: '100%',
      objectFit: 'cover',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.hairline}`,
    },
    [NARROW]: { borderBlockStart: `1px solid ${vars.color.hairline}`, borderBlockEnd: 0 },
    print: { display: 'none' },
  },
});

/** A sheet with sample data. */
export const sample = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  margin: 0,
});

/** Its picture: paper in every theme. */
export const sheet = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

/** Says over the picture that it is a sample. */
export const sampleMark = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  padding: `0 ${vars.space[2]}`,
  border: '1px solid',
  borderRadius: vars.radius,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: 700,
});

/** Fees, a note about them, and the button. */
export const order = style({ display: 'grid', gap: vars.space[4], padding: vars.space[5] });

/** The fees, below each other. */
export const prices = style({ margin: 0 });

/** What a fee is for, and the fee at the end of the line. */
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** The fee itself. */
export const amount = style({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** About the fees. */
export const note = style({
  margin: 0,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  hyphens: 'auto',
});

export const back = style({ justifySelf: 'start', ...textInLine('marginInlineStart') });
