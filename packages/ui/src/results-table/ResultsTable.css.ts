import { vars } from '@portal/tokens';
import {
  boxRadius,
  componentRule,
  componentStyle,
  hiddenVisually,
  mediaForcedColors,
} from '../styles/build/index.ts';
import { tableStyles } from '../table/styles.ts';

// Below this inline size four columns do not fit side by side without breaking words.
const CARDS = '(max-width: 21.99rem)';
const COMPACT = '(max-width: 29.99rem)';
const WIDE = '(min-width: 30rem)';
const base = tableStyles(CARDS);

/** Around the table; its inline size decides between columns and cards. */
export const frame = componentStyle({ containerType: 'inline-size' }, 'frame');

/** The table. */
export const table = componentStyle(
  {
    ...base.table,
    borderCollapse: 'collapse',
    selectors: { '&[aria-busy="true"]': { color: vars.color.inkSoft, cursor: 'progress' } },
  },
  'table',
);

// Long words break, and usual ones such as "Gemarkung" keep their column.
componentRule(`${table} :is(td, th)`, {
  '@container': { [WIDE]: { overflowWrap: 'anywhere', minInlineSize: '5.5rem' } },
});

/** Column headers; visually hidden where rows are cards. */
export const head = componentStyle(base.head, 'head');

/** One column header. */
export const headCell = componentStyle(
  {
    ...base.headCell,
    padding: vars.space[2],
    borderBlockEnd: base.edge,
    verticalAlign: 'bottom',
    hyphens: 'auto',
    '@container': {
      [COMPACT]: { paddingInline: vars.space[1] },
      [CARDS]: { selectors: { '&[data-card="none"]': { display: 'none' } } },
    },
  },
  'headCell',
);

/** The results. */
export const body = componentStyle(base.body, 'body');

/** One result. */
export const row = componentStyle(
  {
    borderBlockEnd: base.hairline,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: vars.color.wash },
      // Violet, as the parcel on the map (PAGE-1).
      '&[data-selected]': {
        background: vars.color.parcelWash,
        boxShadow: `inset 3px 0 0 ${vars.color.parcel}`,
      },
      '[dir="rtl"] &[data-selected]': { boxShadow: `inset -3px 0 0 ${vars.color.parcel}` },
      '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    },
    '@media': {
      // Fingers leave no hover behind.
      '(hover: hover)': {
        selectors: { '&:not([data-selected]):hover': { background: vars.color.wash } },
      },
    },
    '@container': {
      [CARDS]: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space[5],
        paddingBlockEnd: vars.space[2],
        paddingInlineStart: '42px',
      },
    },
  },
  'row',
);

/** One cell. */
export const cell = componentStyle(
  {
    paddingBlock: '2px',
    paddingInline: vars.space[2],
    blockSize: '48px',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    selectors: {
      '&[data-align="end"]': base.figures,
      '&[data-mono]': { fontVariantNumeric: 'tabular-nums slashed-zero' },
    },
    '@container': {
      [COMPACT]: { paddingInline: vars.space[1], fontSize: vars.text.small },
      [CARDS]: {
        blockSize: 'auto',
        padding: 0,
        overflowWrap: 'anywhere',
        selectors: {
          '&:first-child': { flex: '1 0 100%', marginInlineStart: '-38px', fontWeight: 700 },
          '&[data-align="end"]': { textAlign: 'start', whiteSpace: 'normal' },
          '&[data-card="none"]': { display: 'none' },
          '&[data-card="end"]': { alignSelf: 'center', fontWeight: 700, whiteSpace: 'nowrap' },
        },
      },
    },
  },
  'cell',
);

// In the line of the cell at the end.
componentRule(`${row}:has(> [data-card="end"]) > :first-child`, {
  '@container': { [CARDS]: { flex: '1 1 0', minInlineSize: '70%' } },
});

/** The column header inside a card. */
export const cardLabel = componentStyle(
  {
    display: 'none',
    '@container': {
      [CARDS]: {
        display: 'inline-block',
        marginInlineEnd: '0.4em',
        color: vars.color.inkSoft,
        fontFamily: vars.font.body,
        fontSize: vars.text.small,
        selectors: { '[data-card="end"] > &': { display: 'none' } },
      },
    },
  },
  'cardLabel',
);

/** Input and content of the first cell. */
export const choice = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: '-10px',
    // Clear of the line at the start of a selected row.
    '@container': { [COMPACT]: { gap: 0, marginInlineStart: '-6px' } },
  },
  'choice',
);

const target = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target,
  blockSize: vars.target,
  margin: 0,
  borderRadius: vars.radius,
  cursor: 'pointer',
} as const;

const shape = {
  content: '',
  gridArea: '1 / 1',
  inlineSize: '22px',
  blockSize: '22px',
  border: `2px solid ${vars.color.controlEdge}`,
  background: vars.color.paper,
  boxSizing: 'border-box',
} as const;

/** The radio button: a target of 44 px around a circle of 22. */
export const radio = componentStyle(
  {
    ...target,
    selectors: {
      '&::before': { ...shape, borderRadius: '50%' },
      '&:checked::before': { borderColor: vars.color.action, borderWidth: '7px' },
    },
    '@media': {
      [mediaForcedColors]: { selectors: { '&:checked::before': { borderColor: 'Highlight' } } },
    },
  },
  'radio',
);

const tick = { borderWidth: '0 0 3px 3px', transform: 'translateY(-2px) rotate(-45deg)' } as const;
const dash = { borderWidth: '0 0 3px', transform: 'translateY(-3px)' } as const;
const filled = { borderColor: vars.color.action, background: vars.color.action } as const;
const systemFilled = { borderColor: 'Highlight', background: 'Highlight' } as const;

/** The checkbox: a target of 44 px around a box of 22; a tick, or a dash if indeterminate. */
export const box = componentStyle(
  {
    ...target,
    printColorAdjust: 'exact',
    selectors: {
      '&::before': { ...shape, borderRadius: boxRadius },
      '&:checked::before': filled,
      '&:indeterminate::before': filled,
      '&::after': {
        gridArea: '1 / 1',
        inlineSize: '12px',
        blockSize: '7px',
        border: `0 solid ${vars.color.onAction}`,
      },
      '&:checked::after': { content: '', ...tick },
      '&:indeterminate::after': { content: '', ...dash },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled::before': { background: vars.color.wash },
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&::before': { borderColor: 'ButtonText', background: 'Field' },
          '&:checked::before': systemFilled,
          '&:indeterminate::before': systemFilled,
          '&::after': { borderColor: 'HighlightText' },
          '&:disabled::before': { borderColor: 'GrayText', background: 'Field' },
        },
      },
    },
  },
  'box',
);

/** Tools and table. */
export const checklist = componentStyle({ display: 'grid', gap: vars.space[1] }, 'checklist');

/** Checkbox for the page, and the number of selected results. */
export const tools = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[4]}`,
  },
  'tools',
);

/** Selects the whole page. */
export const selectAll = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: '-2px',
    minBlockSize: vars.target,
  },
  'selectAll',
);

/** Its label. */
export const selectAllLabel = componentStyle({}, 'selectAllLabel');

/** Number of selected results. */
export const count = componentStyle(
  { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
  'count',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
