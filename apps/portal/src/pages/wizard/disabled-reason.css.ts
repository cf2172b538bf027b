import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Why the next button is disabled, just above the buttons. */
export const reason = style({
  margin: 0,
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  textAlign: 'end',
  // Above buttons that are as wide as the page.
  '@media': { '(max-width: 479.98px)': { marginInlineStart: 0, textAlign: 'start' } },
});
