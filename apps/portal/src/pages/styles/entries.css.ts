import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** A list of entries with a line below each. */
export const list = style({
  display: 'grid',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One entry: its facts, and its button at the end of the line; below them where there is no space. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
