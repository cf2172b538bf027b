import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Date and time of an event. */
export const timeline = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.hairline}`,
  listStyle: 'none',
});

/** One event. */
export const entry = style({ display: 'grid' });

/** When it happened. */
export const time = style({
  fontSize: vars.text.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
