import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Drop zone for a file; the file input inside serves keyboards and old browsers. */
export const dropZone = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: vars.space[6],
  border: `2px dashed ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
  selectors: {
    '&[data-over]': { borderColor: vars.color.action, background: vars.color.actionWash },
  },
});

/** Label of the drop zone. */
export const label = style({ fontWeight: 700 });

/** The browser's file input, which shows whether a file is chosen. */
export const chooser = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  font: 'inherit',
  color: vars.color.ink,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: '2.75rem',
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      font: 'inherit',
      fontWeight: 700,
      color: vars.color.action,
      background: vars.color.paper,
      border: `1px solid ${vars.color.action}`,
      borderRadius: vars.radius,
      cursor: 'pointer',
    },
  },
});
