import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The extracts of an order and the link of their archive, with space to the text around them. */
export const downloads = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  paddingBlockEnd: vars.space[4],
});

/** All extracts of an order. */
export const list = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One extract: name, parcel and size beside its button; below it where there is no space. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** Name, parcel and size. */
export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 16rem',
  minInlineSize: 0,
});

/** Name of the product. */
export const name = style({ fontWeight: 700 });
