import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Contents, text and contact; below each other in a narrow window. */
export const columns = style({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  alignItems: 'start',
  marginBlockStart: vars.space[3],
  '@media': {
    'screen and (min-width: 760px)': {
      gridTemplateColumns: '13.25rem minmax(0, 1fr)',
      selectors: { '&[data-without-contents]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    'screen and (min-width: 960px)': {
      gridTemplateColumns: '13.25rem minmax(0, 1fr) 15.25rem',
      selectors: {
        '&[data-without-contents]': { gridTemplateColumns: 'minmax(0, 1fr) 15.25rem' },
      },
    },
  },
});

/** Links to the sections; in view while the text scrolls. */
export const contents = style({
  borderBlockStart: `3px solid ${vars.color.action}`,
  paddingBlockStart: vars.space[3],
  '@media': {
    print: { display: 'none' },
    'screen and (min-width: 760px)': { position: 'sticky', insetBlockStart: vars.space[4] },
  },
});

export const contentsHeading = style({
  margin: 0,
  fontSize: vars.text.small,
  fontWeight: 700,
});

export const contentsList = style({
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
});

/** Width of the line beside the current section. */
const CURRENT_LINE = '4px';

export const contentsLink = style({
  display: 'block',
  paddingBlock: vars.space[2],
  paddingInlineStart: `calc(${vars.space[3]} + ${CURRENT_LINE} - 1px)`,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space[3] } },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      // Wider than the others: high contrast has one colour for both.
      paddingInlineStart: vars.space[3],
      borderInlineStartWidth: CURRENT_LINE,
      borderColor: vars.color.action,
      color: vars.color.ink,
      fontWeight: 700,
    },
  },
});

/** The sections, with less space above the first one. */
export const text = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const section = style({
  display: 'grid',
  gap: vars.space[3],
  // The heading that a link leads to is not at the very edge.
  scrollMarginBlockStart: vars.space[4],
  '@media': { print: { display: 'block', breakInside: 'avoid' } },
});

/** Who answers further questions, and further help. */
export const aside = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    print: { display: 'none' },
    'screen and (min-width: 760px) and (max-width: 959.98px)': { gridColumn: '2' },
  },
});

/** Telephone and e-mail. */
export const contact = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
});

/** Links to further help; beside the text in line with that of the box above, below it in line with the headings. */
export const further = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { 'screen and (min-width: 760px)': { paddingInline: vars.space[4] } },
});

/** The links. */
export const furtherList = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
});
