import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Where a file can be dropped; the chooser inside is a plain one, for keyboards and old browsers. */
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

/** What to do with the zone. */
export const label = style({ fontWeight: 700 });

/** The browser's own chooser; it says in its own words whether a file is chosen. */
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
