import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The status, and what happens next. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
