import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The extracts of an order and the link of their archive, with space to the text around them. */
export const downloads = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  paddingBlockEnd: vars.space[4],
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
