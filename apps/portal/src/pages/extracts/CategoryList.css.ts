import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** All categories. */
export const categories = style({ display: 'grid', gap: vars.space[8] });

/** Name of a category. */
export const category = style({
  margin: 0,
  marginBlockEnd: vars.space[3],
  fontSize: vars.text.h3,
});

/** The products of a category, side by side where the width allows it. */
export const products = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One product. */
export const product = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
});

/** Preview image of the extract. */
export const picture = style({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: 'auto',
  alignSelf: 'start',
  '@media': { 'screen and (max-width: 360px)': { display: 'none' } },
});

/** Name and prices. */
export const body = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
});

/** Name of the product. */
export const name = style({ margin: 0, fontSize: vars.text.body, hyphens: 'auto' });

/** Prices in one line. */
export const prices = style({
  margin: 0,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
