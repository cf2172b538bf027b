import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Radio groups of the page, side by side where the width allows it. */
export const choices = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
