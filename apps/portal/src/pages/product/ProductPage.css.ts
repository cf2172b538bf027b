import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const WIDE = 'screen and (min-width: 760px)';

/** The product; beside it, in a narrow window below it, its picture and fees. */
export const product = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  alignItems: 'start',
  marginBlockEnd: vars.space[4],
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(17rem, 1fr)' } },
});

/** Picture above fees, in one frame. */
export const offer = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

/** Picture of the product. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
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

/** Its text, not its frame, is in line with the page. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });
