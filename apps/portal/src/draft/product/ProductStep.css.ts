import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** The fee of a further copy, below that of the first. */
export const furtherCopy = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: 400,
});

/** The link to the details of a product: an icon in a target of 44 px. */
export const info = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
});
