import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The total above the payment button. */
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  margin: 0,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
});
