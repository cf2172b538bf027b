/* oxlint-disable max-lines -- one component: splitting the file would change the class names of its parts */
import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
  tabularFigures,
} from '../styles/build/index.ts';
import { CARDS } from './cards.ts';

/** Around the table; its inline size decides between table and cards. */
export const frame = componentStyle(
  {
    containerType: 'inline-size',
    // Paper shows the table, also where it is narrow: Firefox prints no cards at all.
    '@media': { print: { containerType: 'normal' } },
    selectors: { '&:focus:not(:focus-visible)': { outline: 'none', boxShadow: 'none' } },
  },
  'frame',
);

/** The table. */
export const table = componentStyle(
  {
    inlineSize: '100%',
    // Not `collapse`: opening a row would then recompute every border of the table.
    borderCollapse: 'separate',
    borderSpacing: 0,
    textAlign: 'start',
    '@container': { [CARDS]: { display: 'block' } },
  },
  'table',
);

// In a card there is no other column to make narrower.
componentRule(`${table} :is(td, th)`, { '@container': { [CARDS]: { overflowWrap: 'anywhere' } } });

/** The visible name. */
export const caption = componentStyle(
  {
    paddingBlockEnd: vars.space[3],
    fontSize: vars.text.h3,
    fontWeight: 700,
    textAlign: 'start',
    '@container': { [CARDS]: { display: 'block' } },
  },
  'caption',
);

/** Column headers; visually hidden where rows are cards. */
export const head = componentStyle({ '@container': { [CARDS]: hiddenVisually } }, 'head');

/** One column header; sticky in long tables. */
export const headCell = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: vars.space[2],
    background: vars.color.paper,
    boxShadow: `inset 0 -1px 0 ${vars.color.controlEdge}`,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    textAlign: 'start',
    selectors: { '&[data-align="end"]': { textAlign: 'end' } },
    '@media': { print: { position: 'static' } },
  },
  'headCell',
);

/** The rows. */
export const body = componentStyle(
  {
    '@container': { [CARDS]: { display: 'grid', gap: vars.space[4] } },
  },
  'body',
);

const cardEdge = `1px solid ${vars.color.controlEdge}`;

/** One position. */
export const row = componentStyle(
  {
    '@container': {
      [CARDS]: {
        position: 'relative',
        display: 'grid',
        padding: vars.space[3],
        border: cardEdge,
        borderRadius: vars.radius,
        selectors: {
          '&[data-open]': {
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            borderBlockEndColor: vars.color.hairline,
          },
        },
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  },
  'row',
);

const hairline = `1px solid ${vars.color.hairline}`;

const cellStyle = {
  borderBlockEnd: hairline,
  verticalAlign: 'middle',
  textAlign: 'start',
} as const;

const aroundTarget = `${vars.space[1]} ${vars.space[2]}`;
// As high as a cell with a button: cells lower than their row are laid out twice. Browsers without
// `lh` ignore it.
const aroundLine = `calc(${vars.space[1]} + max(0px, (${vars.target} - 1lh) / 2)) ${vars.space[2]}`;
const controlCell = { ...cellStyle, padding: aroundTarget };
const textCell = { ...cellStyle, padding: [aroundTarget, aroundLine] };
const lineOfCard = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '36px',
  padding: `${vars.space[1]} 0`,
  borderBlockEnd: 0,
};

/** The position's number; in a card after its header text "Nr.". */
export const number = componentStyle(
  {
    ...textCell,
    inlineSize: '3rem',
    '@container': {
      [CARDS]: {
        ...lineOfCard,
        gap: vars.space[1],
        inlineSize: 'auto',
        color: vars.color.inkSoft,
        fontSize: vars.text.small,
        selectors: { '&::before': { content: 'attr(data-label)' } },
      },
    },
  },
  'number',
);

/** The name of the position. */
export const nameCell = componentStyle(
  {
    ...controlCell,
    fontWeight: 'inherit',
    '@container': {
      [CARDS]: {
        borderBlockEnd: 0,
        display: 'block',
        paddingInline: 0,
        // In the first line of a card without number, the remove button is in the corner.
        selectors: { '&:first-child': { paddingInlineEnd: vars.target } },
      },
    },
  },
  'nameCell',
);

/** The name of a position without details. */
export const plainName = componentStyle({ fontWeight: 700, hyphens: 'auto' }, 'plainName');

/** Opens and closes the details. */
export const toggle = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    fontWeight: 700,
    textAlign: 'start',
    hyphens: 'auto',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // A chevron: two edges of a rotated square, as an SVG would be two more elements in every row.
      '&::before': {
        content: '""',
        flexShrink: 0,
        inlineSize: '0.4375em',
        blockSize: '0.4375em',
        marginInline: '0.25em 0.375em',
        border: 'solid currentcolor',
        borderWidth: '2px 2px 0 0',
        rotate: '45deg',
      },
      '[dir="rtl"] &::before': { rotate: '-135deg' },
      '&[aria-expanded="true"]::before, [dir="rtl"] &[aria-expanded="true"]::before': {
        rotate: '135deg',
      },
    },
    '@media': {
      // Only where it can start: a transition on hundreds of rows slows down rendering.
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&:is(:hover, :focus)::before': { transition: `rotate ${vars.duration.short}` },
        },
      },
    },
  },
  'toggle',
);

/** Any other cell. */
export const cell = componentStyle(
  {
    ...textCell,
    selectors: {
      '&[data-align="end"]': { ...tabularFigures, textAlign: 'end', whiteSpace: 'nowrap' },
    },
    '@container': {
      [CARDS]: {
        ...lineOfCard,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: `0 ${vars.space[4]}`,
        selectors: {
          '&[data-align="end"]': { whiteSpace: 'normal' },
          // Visual only: the column header is announced for the cell.
          '&::before': {
            content: ['attr(data-label)', 'attr(data-label) / ""'],
            color: vars.color.inkSoft,
            fontSize: vars.text.small,
          },
        },
      },
    },
  },
  'cell',
);

/** A value that is more than text, in one flex item beside its label. */
export const cellValue = componentStyle({ minInlineSize: 0 }, 'cellValue');

/** Contains the buttons of a row; in a card a single one is in its corner, several are its last line. */
export const actionsCell = componentStyle(
  {
    ...controlCell,
    inlineSize: vars.target,
    paddingInline: 0,
    whiteSpace: 'nowrap',
    '@container': {
      [CARDS]: {
        borderBlockEnd: 0,
        position: 'absolute',
        insetBlockStart: vars.space[1],
        insetInlineEnd: vars.space[1],
        inlineSize: 'auto',
        selectors: { '&[data-several]': { position: 'static', textAlign: 'end' } },
      },
    },
    '@media': { print: { display: 'none' } },
  },
  'actionsCell',
);

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.target,
  blockSize: vars.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
} as const;

/** Any button of a row but the one that removes it. */
export const action = componentStyle(
  {
    ...button,
    selectors: {
      '&:hover:not([aria-disabled="true"])': {
        background: vars.color.wash,
        color: vars.color.action,
      },
      '&[aria-disabled="true"]': { color: vars.color.inkSoft, opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [mediaForcedColors]: {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } },
      },
    },
  },
  'action',
);

/** Removes the position. */
export const remove = componentStyle(
  {
    ...button,
    selectors: {
      '&:hover': { background: vars.color.dangerSurface, color: vars.color.dangerText },
    },
  },
  'remove',
);

/** The row of the details. */
export const detailsRow = componentStyle(
  {
    background: vars.color.wash,
    '@container': {
      [CARDS]: {
        display: 'block',
        marginBlockStart: `calc(-1 * ${vars.space[4]})`,
        border: cardEdge,
        borderBlockStart: 0,
        borderEndStartRadius: vars.radius,
        borderEndEndRadius: vars.radius,
      },
    },
  },
  'detailsRow',
);

/** The details, indented to the name of the position. */
export const details = componentStyle(
  {
    padding: `${vars.space[4]} ${vars.space[2]}`,
    paddingInlineStart: '3.5rem',
    borderBlockEnd: hairline,
    '@container': { [CARDS]: { display: 'block', borderBlockEnd: 0, padding: vars.space[3] } },
  },
  'details',
);

/** Shown instead of the table when there are no rows. */
export const empty = componentStyle(
  {
    padding: vars.space[6],
    border: `1px dashed ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    maxInlineSize: vars.measure,
  },
  'empty',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
