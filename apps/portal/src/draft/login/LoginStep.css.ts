import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { frame } from '../../pages/styles/frame.css.ts';

/** The two ways to log in, side by side where both fit. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[5],
});

/** One way to log in, or who is logged in. */
export const way = style([frame, { gap: vars.space[3], padding: vars.space[5] }]);

/** Who is logged in, and the button that goes on. */
export const loggedIn = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '44rem' });

/** What this login cannot order: as wide as the box above. */
export const low = style({ inlineSize: '100%' });

/** Icon and name in a line. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.action,
});

globalStyle(`${name} > *`, { color: vars.color.ink });
globalStyle(`${name} > svg`, {
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  color: vars.color.action,
});

/** What a way is good for. */
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: vars.measure,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

globalStyle(`${list} > li`, { display: 'flex', gap: vars.space[2] });
globalStyle(`${list} > li > svg`, {
  flex: 'none',
  marginBlockStart: '0.15em',
  color: vars.color.successText,
});
globalStyle(`${list} > li[data-not]`, { color: vars.color.inkSoft });
globalStyle(`${list} > li[data-not] > svg`, { color: 'inherit' });

/** The button, and a sentence beside it. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
