import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The fee below the provisioning options. */
export const fee = style({
  display: 'flex',
  // On a phone the text before a choice needs a line of its own; beside it the label would be broken into syllables.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  background: vars.color.wash,
  borderRadius: vars.radius,
  fontWeight: 700,
});

/** The amount of the fee. */
export const feeValue = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
