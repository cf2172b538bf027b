import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The sessions of the person. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One session: its times, and its button at the end of the line if it fits. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
