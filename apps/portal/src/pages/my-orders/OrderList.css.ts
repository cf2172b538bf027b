import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** All orders. */
export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Firefox prints what follows a grid over its last rows, if these have moved to the next sheet.
  '@media': { print: { display: 'block' } },
});

/** One order. */
export const entry = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[5],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius,
  '@media': { print: { breakInside: 'avoid', marginBlockEnd: vars.space[4] } },
});

/** Product and status. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
});

/** Name of the first product. */
export const name = style({ margin: 0, fontSize: vars.text.h3 });

/** Buttons of one order. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** History of an order, opened below it. */
export const history = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
