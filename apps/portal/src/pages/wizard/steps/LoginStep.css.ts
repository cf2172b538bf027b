import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The two ways to log in, side by side where both fit. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${ways} > li`, {
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
});
