import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { WIDE } from './sizes.ts';

/** The picture of a product, as high as its card. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Three facts side by side; below each other in a narrow window. */
export const facts = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
  },
});

/** One fact. */
export const fact = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingInlineStart: vars.space[5],
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});

/** What it is about. */
export const name = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** Its explanation; two lines have space before the fees are loaded. */
export const explanation = style({
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'auto',
  '@media': { [WIDE]: { minBlockSize: '2lh' } },
});
