/* oxlint-disable max-lines -- one component: splitting the file would change the class names of its parts */
import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';
import { tableStyles } from '../table/styles.ts';
import { NARROW } from './narrow.ts';

const base = tableStyles(NARROW);
const { hairline } = base;

/** Around the table; its inline size decides between columns and lines. */
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
export const table = componentStyle({ ...base.table, textAlign: 'start' }, 'table');

// In a line there is no other column to make narrower.
componentRule(`${table} :is(td, th)`, { '@container': { [NARROW]: { overflowWrap: 'anywhere' } } });

/** The visible name. */
export const caption = componentStyle(
  {
    paddingBlockEnd: vars.space[3],
    fontSize: vars.text.h3,
    fontWeight: 700,
    textAlign: 'start',
    '@container': { [NARROW]: { display: 'block' } },
  },
  'caption',
);

/** Column headers; visually hidden where rows are lines. */
export const head = componentStyle(base.head, 'head');

/** One column header; sticky in long tables. */
export const headCell = componentStyle(
  {
    ...base.headCell,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    padding: vars.space[2],
    background: vars.color.paper,
    boxShadow: `inset 0 -1px 0 ${vars.color.controlEdge}`,
    '@media': {
      print: { position: 'static' },
      // There are no shadows.
      [mediaForcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  },
  'headCell',
);

/** The rows. */
export const body = componentStyle(base.body, 'body');

/** One position. In a narrow container number, name and the value of the corner are its first line. */
export const row = componentStyle(
  {
    '@container': {
      [NARROW]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${vars.space[1]} ${vars.space[2]}`,
        ...base.narrowRow,
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  },
  'row',
);

const aroundTarget = `${vars.space[1]} ${vars.space[2]}`;
// As high as a cell with a button: cells lower than their row are laid out twice. Browsers without
// `lh` ignore it.
const aroundLine = `calc(${vars.space[1]} + max(0px, (${vars.target} - 1lh) / 2)) ${vars.space[2]}`;
const controlCell = { ...base.cell, padding: aroundTarget };
const textCell = { ...base.cell, padding: [aroundTarget, aroundLine] };
const ownLine = { display: 'block', ...base.narrowCell } as const;

/** The position's number; in a narrow container in the first line. */
export const number = componentStyle(
  {
    ...textCell,
    inlineSize: '3rem',
    '@container': {
      [NARROW]: {
        ...ownLine,
        inlineSize: 'auto',
        minInlineSize: '0.75rem',
        // In line with the name, which begins at the top of its cell.
        alignSelf: 'flex-start',
        color: vars.color.inkSoft,
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
      [NARROW]: {
        ...ownLine,
        // With the number and the corner, it fills the first line.
        flex: '1 1 calc(100% - 9rem)',
        minInlineSize: 0,
      },
    },
  },
  'nameCell',
);

/** Picture, and beside it name and description. */
export const named = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[1],
    '@container': {
      [NARROW]: { alignItems: 'flex-start', gap: vars.space[2], paddingBlock: 0 },
    },
  },
  'named',
);

/** A small picture before the name. */
export const picture = componentStyle(
  {
    flex: 'none',
    inlineSize: '84px',
    blockSize: '57px',
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius,
    boxSizing: 'border-box',
    '@container': {
      '(max-width: 30rem)': { inlineSize: '60px', blockSize: '41px' },
      // Long words of a name fit beside it and the price.
      '(max-width: 22rem)': { inlineSize: '48px', blockSize: '33px' },
      '(max-width: 18.5rem)': { display: 'none' },
    },
  },
  'picture',
);

componentRule(`${picture} > *`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Name and description. */
export const nameLines = componentStyle({ flex: 1, minInlineSize: 0 }, 'nameLines');

/** The line below the name. */
export const description = componentStyle(
  { display: 'block', color: vars.color.inkSoft, ...smallText },
  'description',
);

/** The name of a position without details. */
export const plainName = componentStyle({ fontWeight: 700, hyphens: 'auto' }, 'plainName');

/** Opens and closes the details. */
export const toggle = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    fontWeight: 700,
    textAlign: 'start',
    hyphens: 'auto',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      // The target is higher than the line, which the description follows.
      [`${nameLines} > &`]: {
        minBlockSize: 0,
        marginBlock: '-0.6rem',
        paddingBlock: '0.6rem',
      },
      // A chevron: two edges of a rotated square, as an SVG would be two more elements in every row.
      '&::after': {
        content: '""',
        flexShrink: 0,
        inlineSize: '0.4375em',
        blockSize: '0.4375em',
        marginInline: '0.25em',
        marginBlockStart: '-0.25em',
        border: 'solid',
        borderColor: vars.color.action,
        borderWidth: '0 2px 2px 0',
        rotate: '45deg',
      },
      '&[aria-expanded="true"]::after': { marginBlockStart: '0.25em', rotate: '225deg' },
    },
    '@media': {
      // Only where it can start: a transition on hundreds of rows slows down rendering.
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&:is(:hover, :focus)::after': { transition: `rotate ${vars.duration.short}` },
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
      '&[data-align="end"]': base.figures,
      '&[data-narrow="corner"]': { fontWeight: 600 },
    },
    '@container': {
      [NARROW]: {
        ...ownLine,
        display: 'flex',
        flexWrap: 'wrap',
        flex: '1 0 100%',
        justifyContent: 'space-between',
        gap: `0 ${vars.space[4]}`,
        order: 1,
        selectors: {
          '&[data-align="end"]': { whiteSpace: 'normal' },
          '&[data-narrow]': { flex: '0 1 auto' },
          // Beside the name, before the lines below it.
          '&[data-narrow="corner"]': { order: 0, alignSelf: 'flex-start' },
          // Visual only: the column header is announced for the cell.
          '&:not([data-narrow])::before': {
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

/** Contains the buttons of a row; in a narrow container at the end of its last line. */
export const actionsCell = componentStyle(
  {
    ...controlCell,
    inlineSize: vars.target,
    paddingInline: 0,
    whiteSpace: 'nowrap',
    '@container': {
      [NARROW]: { ...ownLine, inlineSize: 'auto', marginInlineStart: 'auto', order: 2 },
    },
    '@media': { print: { display: 'none' } },
  },
  'actionsCell',
);

/** Any button of a row but the one that removes it. */
export const action = componentStyle(
  {
    ...base.iconButton,
    selectors: {
      '&:hover:not([aria-disabled="true"])': base.iconButtonHover,
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
    ...base.iconButton,
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
    '@container': { [NARROW]: { display: 'block', borderBlockEnd: hairline } },
  },
  'detailsRow',
);

/** The details, indented to the name of the position. */
export const details = componentStyle(
  {
    padding: `${vars.space[4]} ${vars.space[2]}`,
    paddingInlineStart: '3.5rem',
    borderBlockEnd: hairline,
    selectors: {
      // Without the padding of the cell, as wide as number, picture and the space between them.
      [`${table}[data-pictures] &`]: { paddingInlineStart: `calc(3rem + 84px + ${vars.space[6]})` },
    },
    '@container': {
      [NARROW]: {
        display: 'block',
        borderBlockEnd: 0,
        padding: vars.space[3],
        selectors: { [`${table}[data-pictures] &`]: { paddingInlineStart: vars.space[3] } },
      },
    },
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
