import { vars } from '@portal/tokens';
import { componentRule, componentStyle, plainList } from '../styles/build/index.ts';

/** The footer element. */
export const root = componentStyle(
  {
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    background: vars.color.wash,
    fontSize: vars.text.small,
    '@media': { print: { display: 'none' } },
  },
  'root',
);

/** Content at page width. */
export const inner = componentStyle(
  {
    maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
    marginInline: 'auto',
    padding: `${vars.space[6]} ${vars.space[5]}`,
    '@media': { '(max-width: 479.98px)': { paddingInline: vars.space[4] } },
    boxSizing: 'border-box',
  },
  'inner',
);

/** Groups side by side where they fit. */
export const groups = componentStyle(
  {
    display: 'grid',
    // `ch` grows with a minimum font size of the browser, `rem` does not (IN-5).
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(15rem, 24ch), 100%), 1fr))',
    gap: vars.space[6],
    '@media': { '(max-width: 37.49rem)': { gap: vars.space[1] } },
  },
  'groups',
);

/** One group of links; a line below each that is folded on a phone. */
export const group = componentStyle(
  {
    minInlineSize: 0,
    selectors: { 'details&': { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
  },
  'group',
);

/** Name of a group. */
export const heading = componentStyle(
  {
    margin: 0,
    marginBlockEnd: vars.space[1],
    fontSize: vars.text.small,
    fontWeight: 700,
  },
  'heading',
);

componentRule(`${group} > ${heading}`, {
  '@media': { '(max-width: 37.49rem)': { marginBlockStart: vars.space[3] } },
});

/** Unfolds a group on a phone; its heading has no space of its own there. */
export const summary = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.target,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      // A chevron of two edges, as in the tables of orders.
      '&::after': {
        content: '""',
        inlineSize: '0.5em',
        blockSize: '0.5em',
        marginInlineEnd: '0.25em',
        border: 'solid currentcolor',
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
      },
      'details[open] > &::after': { rotate: '225deg' },
    },
  },
  'summary',
);

componentRule(`${summary} > ${heading}`, { marginBlockEnd: 0 });

/** Links in a column, or in a line that wraps. */
export const links = componentStyle(
  {
    ...plainList,
    selectors: {
      '&[data-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] },
    },
  },
  'links',
);

/** One link; the link itself is as high as its line. */
export const entry = componentStyle({ hyphens: 'auto' }, 'entry');

/** Height of a line of links for a mouse; fingers get the target height. */
const LINE = '32px';
const COARSE = '(pointer: coarse)';

// Not a flex container: the icon of an external link follows the last word of a text in two lines.
componentRule(`${entry} > *`, {
  display: 'inline-block',
  lineHeight: 1.35,
  paddingBlock: ['0.36em', `calc((${LINE} - 1lh) / 2)`],
  '@media': {
    [COARSE]: { paddingBlock: ['0.75em', `calc((${vars.target} - 1lh) / 2)`] },
  },
});

/** Operator and source, below a line. */
export const last = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    marginBlockStart: vars.space[5],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
  'last',
);

/** One of them. */
export const note = componentStyle(
  { margin: 0, maxInlineSize: vars.measure, color: vars.color.inkSoft },
  'note',
);
