import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { NARROW } from './narrow.ts';

/** Groups and search in one line; below each other in a narrow container. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[3],
  '@media': { print: { display: 'none' } },
});

/** The groups as buttons. */
export const groups = style({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  '@container': { [NARROW]: { display: 'none' } },
});

/** The name of the groups, for screen readers. */
export const legend = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** One group with its number of orders. */
export const group = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.controlHeight,
  paddingInline: vars.space[3],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.action,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.wash },
    '&[aria-pressed="true"]': {
      borderBlockEndColor: vars.color.action,
      color: vars.color.ink,
      fontWeight: 700,
    },
  },
  // A transparent edge would be drawn in the colour of text: every group would look chosen.
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

/** The number of orders of a group. */
export const count = style({ color: vars.color.inkSoft, fontWeight: 'normal' });

/** The field of the search. */
export const search = style({
  position: 'relative',
  flex: '0 1 22rem',
  '@container': { [NARROW]: { flexBasis: '100%' } },
});

globalStyle(`${search} input`, { paddingInlineStart: vars.space[12] });

/** In the field, before the text. */
export const lens = style({
  position: 'absolute',
  // The field after it would cover it.
  zIndex: 1,
  insetBlockEnd: `calc((${vars.controlHeight} - 1.25em) / 2)`,
  insetInlineStart: vars.space[3],
  color: vars.color.inkSoft,
  pointerEvents: 'none',
});

/** Groups and sorting as selects. */
export const selects = style({
  display: 'none',
  '@container': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
      gap: vars.space[3],
      inlineSize: '100%',
    },
  },
});

/** Heading and the link to the products in one line. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** Number of orders and pages in one line. */
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

/** The pages take the rest of the line: their own width decides what they show. */
export const pages = style({ flex: '1 1 20rem', minInlineSize: 0 });
