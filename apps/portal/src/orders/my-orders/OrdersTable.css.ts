import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { tableStyles } from '@portal/ui/table';
import { extracts } from '../DownloadList.css.ts';
import { parcelChip } from '../positions/ParcelChip.css.ts';
import { NARROW } from './narrow.ts';

const base = tableStyles(NARROW);

/** Container query: letters are so large that a button and two icons do not fit side by side. */
const LARGE_TEXT = '(max-width: 26ch)';

/** Container query: the button with its icons leaves no space for the name of an extract or for a status. */
const STACKED = '(max-width: 64ch)';

/** Around list and controls; its inline size decides between columns and lines. */
export const frame = style({
  containerType: 'inline-size',
  // Firefox prints nothing of a container; a sheet shows columns.
  '@media': { print: { containerType: 'normal' } },
});

/** The table. */
export const table = style({
  ...base.table,
  hyphens: 'auto',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

/** Headers of the columns; hidden where rows have several lines: sorting is a select there. */
export const head = style(base.head);

/** One header. */
export const headCell = style({
  ...base.headCell,
  paddingInline: vars.space[2],
  borderBlockEnd: base.edge,
  fontWeight: 700,
});

/** Sorts by its column. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.action, textDecoration: 'underline' },
    '[aria-sort] > &': { color: vars.color.ink },
  },
  '@container': { [NARROW]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/**
 * The name of a column where the button is not shown: a header without a text is none. On paper, too: Chromium repeats no button at the
 * top of each sheet.
 */
export const name = style({
  display: 'none',
  '@container': { [NARROW]: { display: 'inline' } },
  '@media': { print: { display: 'inline' } },
});

/** The orders. */
export const body = style(base.body);

/** One order. */
export const row = style({
  '@container': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      gridTemplateAreas: '"order order" "product fee" "parcel parcel" "status step"',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      ...base.narrowRow,
    },
    // Name and fee, and status and button, do not fit side by side.
    [STACKED]: {
      gridTemplateAreas: '"order order" "product fee" "parcel parcel" "status status" "step step"',
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

const cell = { ...base.cell, blockSize: '72px', padding: vars.space[2] } as const;

const line = (area: string) =>
  ({
    gridArea: area,
    minInlineSize: 0,
    blockSize: 'auto',
    ...base.narrowCell,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  }) as const;

/** Date and number. */
export const orderCell = style({
  ...cell,
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: {
      ...line('order'),
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[3],
      color: vars.color.inkSoft,
      fontSize: vars.text.small,
    },
  },
});

const belowText = {
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontWeight: 'normal',
} as const;

/** The number of an order. */
export const number = style({ ...belowText, fontVariantNumeric: 'tabular-nums slashed-zero' });

/** Less important text below the main one of a cell. */
export const below = style(belowText);

/** The name of the extract, and page and delivery in one or two lines. */
export const productCell = style({
  ...cell,
  inlineSize: '30%',
  fontWeight: 700,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@container': { [NARROW]: { ...line('product'), inlineSize: 'auto' } },
});

/** Page and delivery below the product: its length does not widen the column. */
export const extract = style([below, { display: 'block', inlineSize: 0, minInlineSize: '100%' }]);

/** The parcel, in two lines: what remains of the width belongs to the extract. */
export const parcelCell = style({
  ...cell,
  inlineSize: '1%',
  '@container': { [NARROW]: { ...line('parcel'), inlineSize: 'auto' } },
});

/** The status. */
export const statusCell = style({
  ...cell,
  '@container': { [NARROW]: { ...line('status'), alignSelf: 'center' } },
});

/** The fee. */
export const feeCell = style({
  ...cell,
  ...base.figures,
  '@container': { [NARROW]: { ...line('fee'), fontWeight: 700 } },
});

/** The next step, and the buttons for the rest. */
export const stepCell = style({
  ...cell,
  paddingInlineEnd: 0,
  '@container': { [NARROW]: line('step') },
  '@media': { print: { display: 'none' } },
});

/** The buttons in one line; the next step has the same width in every row. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `minmax(12.5rem, 1fr) ${vars.target} ${vars.target}`,
  alignItems: 'center',
  '@container': {
    [NARROW]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.target} ${vars.target}` },
    [LARGE_TEXT]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.target}` },
  },
});

/** A button that shows its icon only. */
export const iconButton = style({
  ...base.iconButton,
  flexShrink: 0,
  selectors: { '&:hover': base.iconButtonHover },
});

/** The row below an order. */
export const detailsRow = style({ '@container': { [NARROW]: { display: 'block' } } });

/** Shows and hides the history: at the end of the line, also where there is no button before it. */
export const toggle = style([
  iconButton,
  { gridColumn: 3, '@container': { [LARGE_TEXT]: { gridColumn: 2 } } },
]);

/** History and further actions of an order. */
export const details = style({
  padding: vars.space[4],
  borderBlockEnd: base.hairline,
  background: vars.color.wash,
  '@container': { [NARROW]: { display: 'block' } },
});

/** The parts of the history. */
export const history = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

// The next step takes a line of its own; the other buttons are below.
globalStyle(`${steps} > :first-child`, {
  '@container': { [LARGE_TEXT]: { gridColumn: '1 / -1' } },
});

// The row of the order has a line below it already.
globalStyle(`${history} ${extracts}`, { borderBlockStart: 0 });

// As wide as the panel allows.
globalStyle(`${history} ${parcelChip}`, { maxInlineSize: '100%' });

/** Buttons of one order. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
