import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

const NARROW = '(max-width: 599.98px)';

/** The extracts of an order and the link of their archive. */
export const downloads = style({ display: 'grid', gap: vars.space[4], inlineSize: '100%' });

/** The extracts, with lines between them that are as wide as the column. */
export const extracts = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.controlEdge}`,
});

/** One extract: picture, facts and file side by side; the file below in a narrow window. */
export const extract = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [NARROW]: { flexWrap: 'wrap' } },
});

/** Preview image of the extract. */
export const picture = style({
  flex: 'none',
  blockSize: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
  '@media': { [NARROW]: { display: 'none' } },
});

/** Product, parcel, page and delivery. */
export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 12rem',
  minInlineSize: 0,
});

/** Name of the product. */
export const name = style({ fontWeight: 700, hyphens: 'auto' });

/** Less important text. */
export const note = style({ fontSize: vars.text.small, color: vars.color.inkSoft });

/** The link of the file, and its size below. */
export const file = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'center',
  '@media': { [NARROW]: { flex: '1 1 100%', justifyItems: 'stretch', textAlign: 'center' } },
});
