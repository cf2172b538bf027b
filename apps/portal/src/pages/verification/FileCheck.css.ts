import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Drop zone for a file around the field, which serves keyboards. */
export const dropZone = style({
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: vars.space[6],
  border: `2px dashed ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
  selectors: {
    '&[data-over]': { borderColor: vars.color.action, background: vars.color.actionWash },
  },
});
