import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The fee below the provisioning options. */
export const fee = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.wash,
  borderRadius: vars.radius,
  fontWeight: 700,
});

/** The amount of the fee. */
export const feeValue = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
