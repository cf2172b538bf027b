import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** PDF and paper, and below them the fee and the address: side by side where both fit. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The fee of a further copy, below that of the first. */
export const furtherCopy = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

/** The fee, and what is said about it. */
export const fees = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

/** The fee below the provisioning options. */
export const fee = style({
  display: 'flex',
  // On a phone the text before a choice needs a line of its own; beside it the label would be broken into syllables.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: vars.space[4],
  background: vars.color.wash,
  // Where a background does not show; forced colours draw a transparent edge.
  border: '1px solid transparent',
  borderRadius: vars.radius,
  fontWeight: 700,
  selectors: { '[data-portal-theme="contrast"] &': { borderColor: vars.color.hairline } },
});

/** The amount of the fee. */
export const feeValue = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
