import { vars } from '@portal/tokens';
import { componentRule, componentStyle, hiddenVisually } from '../styles/build/index.ts';

const WIDE = 'screen and (min-width: 60em)';
const NARROW = 'screen and (max-width: 59.999em)';

const SIDE = '&[data-placement="side"]';

/** The aside: beside the step, or a bar above it. */
export const root = componentStyle(
  {
    minInlineSize: 0,
    '@media': {
      [WIDE]: { selectors: { [SIDE]: { position: 'sticky', insetBlockStart: vars.space[6] } } },
      // Static above the step: a bar fixed to the window would cover controls, at 400 % zoom a
      // quarter of the window (WCAG 2.4.11, 2.5.8).
      [NARROW]: {
        selectors: {
          [SIDE]: { border: `1px solid ${vars.color.controlEdge}`, borderRadius: vars.radius },
        },
      },
    },
  },
  'root',
);

/** The bar that expands and collapses the card. */
export const bar = componentStyle(
  {
    display: 'none',
    '@media': {
      [NARROW]: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space[2],
        inlineSize: '100%',
        minBlockSize: '64px',
        padding: `${vars.space[2]} ${vars.space[4]}`,
        border: 0,
        background: 'none',
        color: vars.color.ink,
        font: 'inherit',
        fontSize: vars.text.small,
        textAlign: 'start',
        cursor: 'pointer',
      },
    },
  },
  'bar',
);

/** Heading and summary of the bar. */
export const barText = componentStyle(
  { display: 'grid', flex: 1, minInlineSize: '5.5rem' },
  'barText',
);

/** Name of the product. */
export const barSummary = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'barSummary',
);

/** Further line of the bar; it is long, so only at the foot of a step. */
export const barDescription = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.inkSoft,
  },
  'barDescription',
);

/** The current fee: an amount, or a text, which may be long. */
export const barFee = componentStyle(
  {
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    textAlign: 'end',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  'barFee',
);

/** Chevron of the bar. */
export const barChevron = componentStyle(
  {
    flexShrink: 0,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  },
  'barChevron',
);

/** The card itself. */
export const card = componentStyle(
  {
    overflow: 'hidden',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    '@media': {
      [NARROW]: {
        display: 'none',
        border: 0,
        borderBlockStart: `1px solid ${vars.color.hairline}`,
        borderRadius: 0,
        selectors: { [`${root}[data-open] > &`]: { display: 'block' } },
      },
    },
  },
  'card',
);

/** The picture at the top of the card. */
export const picture = componentStyle(
  {
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    background: vars.color.mapGround,
  },
  'picture',
);

componentRule(`${picture} svg`, { '@media': { [NARROW]: { blockSize: '9rem' } } });

/** Heading and rows. */
export const body = componentStyle({ padding: `${vars.space[4]} ${vars.space[5]}` }, 'body');

/** "Ihre Auswahl"; visually hidden where the bar has the same text. */
export const heading = componentStyle(
  {
    margin: 0,
    marginBlockEnd: vars.space[2],
    fontSize: vars.text.h3,
    lineHeight: 1.3,
    '@media': {
      [NARROW]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  'heading',
);

/** The rows. */
export const list = componentStyle({ display: 'grid', gap: vars.space[2], margin: 0 }, 'list');

/** One row: label above value, the change control at the end. */
export const row = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    fontSize: vars.text.small,
  },
  'row',
);

/** Label of the row. */
export const label = componentStyle(
  {
    gridColumn: 1,
    gridRow: 1,
    // Above the description, which begins in the same row.
    position: 'relative',
    color: vars.color.inkSoft,
    alignSelf: 'end',
    hyphens: 'auto',
  },
  'label',
);

/** Value and change control of the row, in the grid of the row. */
export const description = componentStyle(
  {
    gridColumn: '1 / -1',
    gridRow: '1 / 3',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    margin: 0,
  },
  'description',
);

/** Value of the row. */
export const value = componentStyle(
  {
    gridColumn: 1,
    gridRow: 2,
    fontWeight: 700,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-empty]': { color: vars.color.inkSoft, fontWeight: 400 },
      '&[data-parcel]': {
        paddingInlineStart: vars.space[2],
        borderInlineStart: `3px solid ${vars.color.parcel}`,
        fontVariantNumeric: 'tabular-nums slashed-zero',
      },
    },
  },
  'value',
);

/** Change link or button. */
export const change = componentStyle(
  {
    gridColumn: 2,
    gridRow: '1 / 3',
    alignSelf: 'center',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    fontSize: vars.text.small,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.actionHover } },
    '@media': { print: { display: 'none' } },
  },
  'change',
);

/** The current fee. */
export const fee = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[4]}`,
    padding: `${vars.space[3]} ${vars.space[5]}`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    background: vars.color.wash,
    fontWeight: 700,
  },
  'fee',
);

/** Keeps the blank at the end of the label. */
export const feeLabel = componentStyle({ whiteSpace: 'pre-wrap' }, 'feeLabel');

/** The amount. */
export const feeValue = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'feeValue');

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
