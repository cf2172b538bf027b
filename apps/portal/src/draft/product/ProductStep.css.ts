import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Products of a category; what holds for all of them stands beside its name. */
export const category = style({});

globalStyle(`${category}${category}`, {
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  gap: `0 ${vars.space[4]}`,
});
globalStyle(`${category} > p`, { flex: '1 1 20rem', maxInlineSize: '32em', textWrap: 'pretty' });
globalStyle(`${category} > [role="radiogroup"]`, {
  flex: '1 0 100%',
  minInlineSize: 0,
  marginBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.controlEdge}`,
});

/** The fee of a further copy, below that of the first. */
export const furtherCopy = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: 400,
});

/** The link to the details of a product: an icon in a target of 44 px. */
export const info = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
});
