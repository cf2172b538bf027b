import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Address or fields, and the buttons below. */
export const content = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** The fields below each other. */
export const fields = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '30rem' });
