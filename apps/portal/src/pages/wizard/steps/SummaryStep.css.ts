import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Consents and delivery address, side by side where both fit. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[5]} ${vars.space[8]}`,
});
