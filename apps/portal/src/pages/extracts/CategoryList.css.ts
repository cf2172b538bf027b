import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const NARROW = '(max-width: 599.98px)';

/** All categories. */
export const categories = style({ display: 'grid', gap: vars.space[6] });

/** Name of a category. */
export const category = style({
  margin: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.h3,
});

/** The products of a category, with lines between them. */
export const products = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.controlEdge}`,
});

/** One product: picture, name and purpose, fees. The whole row leads to its page. */
export const product = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'center',
  minBlockSize: '92px',
  boxSizing: 'border-box',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': { background: vars.color.wash } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space[3] } },
});

/** Preview image of the extract. */
export const picture = style({
  inlineSize: '124px',
  blockSize: '84px',
  objectFit: 'cover',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
  boxSizing: 'border-box',
  '@media': { [NARROW]: { display: 'none' } },
});

/** Name and purpose. */
export const body = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

/** Name and badge in a line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

/** Name of the product. */
export const name = style({ margin: 0, fontSize: vars.text.body, hyphens: 'auto' });

/** The link of the name covers the row. */
export const link = style({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

/** What the product is for. */
export const purpose = style({
  margin: 0,
  // As in the list of the step that chooses an extract.
  maxInlineSize: '34.5em',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  hyphens: 'auto',
});

/** Fees, one below the other at the end of the row. */
export const prices = style({
  display: 'grid',
  justifyItems: 'end',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${vars.space[3]}`,
      alignItems: 'baseline',
    },
  },
});

/** The fee of the extract. */
export const price = style({ fontWeight: 700 });

/** Less important text. */
export const note = style({
  margin: 0,
  maxInlineSize: vars.measure,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
});
