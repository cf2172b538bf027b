import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The list and what belongs to it. */
export const saved = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

/** Fifty entries must not push the buttons of the step away. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '17rem',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

/** A parcel, and its button at the end of the line. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

/** The button that chooses the parcel: a line of text. */
export const choice = style({
  flex: '1 1 auto',
  justifyContent: 'start',
  minInlineSize: 0,
  textAlign: 'start',
  fontWeight: 400,
  selectors: { '&[aria-current]': { fontWeight: 700 } },
});

/** A parcel that cannot be chosen, aligned with the others. */
export const former = style({
  minInlineSize: 0,
  paddingInline: vars.space[2],
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
});

/** Why it cannot be chosen. */
export const reason = style({ display: 'block' });
