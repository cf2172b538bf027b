import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentRule,
  componentStyle,
  mediaForcedColors,
  smallText,
} from '../styles/build/index.ts';

export const card = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[3],
    minBlockSize: vars.target,
    paddingBlock: vars.space[2],
    containerType: 'inline-size',
    selectors: {
      '&[data-variant="card"]': {
        padding: vars.space[4],
        border: `1px solid ${vars.color.hairline}`,
        borderRadius: vars.radius,
        background: vars.color.paper,
      },
      '&[data-variant="card"]:hover': { borderColor: vars.color.controlEdge },
      '&[data-variant="card"][data-selected]': {
        borderColor: vars.color.action,
        background: vars.color.actionWash,
        boxShadow: `inset 4px 0 0 ${vars.color.action}`,
      },
      '[dir="rtl"] &[data-variant="card"][data-selected]': {
        boxShadow: `inset -4px 0 0 ${vars.color.action}`,
      },
      '&[data-variant="row"]': {
        alignItems: 'center',
        gap: vars.space[4],
        minBlockSize: '76px',
        padding: `${vars.space[1]} ${vars.space[3]}`,
        boxSizing: 'border-box',
        borderBlockEnd: `1px solid ${vars.color.hairline}`,
      },
      '&[data-variant="list"]': {
        alignItems: 'center',
        gap: vars.space[4],
        minBlockSize: '72px',
        padding: `${vars.space[2]} ${vars.space[4]}`,
        boxSizing: 'border-box',
      },
      '&:is([data-variant="row"], [data-variant="list"])[data-selected]': {
        background: vars.color.actionWash,
        boxShadow: `inset 4px 0 0 ${vars.color.action}`,
      },
      '[dir="rtl"] &:is([data-variant="row"], [data-variant="list"])[data-selected]': {
        boxShadow: `inset -4px 0 0 ${vars.color.action}`,
      },
      '&[data-disabled]': { color: vars.color.inkSoft, background: vars.color.wash },
    },
    '@media': {
      // Fingers leave no hover behind.
      '(hover: hover)': {
        selectors: {
          '&:is([data-variant="row"], [data-variant="list"]):not([data-selected], [data-disabled]):hover':
            { background: vars.color.wash },
        },
      },
      [mediaForcedColors]: {
        selectors: {
          // Not a wider border, which would move the content.
          '&:is([data-variant="card"], [data-variant="row"], [data-variant="list"])[data-selected]':
            { outline: '3px solid Highlight', outlineOffset: '-3px' },
        },
      },
    },
  },
  'card',
);

const ROW = `${card}[data-variant="row"]`;
const NARROW_ROW = '(max-width: 33.99rem)';
const WIDE_ROW = '(min-width: 34rem)';
/** Where a badge fits between label and price. */
const BESIDE_LABEL = '(min-width: 56rem)';
const BADGE_BELOW = `${WIDE_ROW} and (max-width: 55.99rem)`;

/** A picture before the label. */
export const picture = componentStyle(
  {
    flex: 'none',
    inlineSize: '100px',
    blockSize: '66px',
    overflow: 'hidden',
    '@container': {
      '(max-width: 25rem)': { display: 'none' },
      [NARROW_ROW]: { inlineSize: '68px', blockSize: '46px' },
    },
  },
  'picture',
);

// An icon is shown in every width.
const LIST = `${card}[data-variant="list"]`;
componentRule(`${LIST} > ${picture}`, {
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  color: vars.color.inkSoft,
  fontSize: vars.text.h3,
  '@container': { '(max-width: 25rem)': { display: 'block' } },
});

componentRule(`${picture} > img`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const control = componentStyle(
  { display: 'grid', flexShrink: 0, placeItems: 'start', blockSize: '1.5em' },
  'control',
);

export const content = componentStyle(
  {
    display: 'grid',
    flex: 1,
    minInlineSize: 0,
    gap: vars.space[1],
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  'content',
);

export const label = componentStyle(
  {
    maxInlineSize: vars.measure,
    textWrap: 'pretty',
    ...breakLongWords,
    selectors: {
      [`${card}:is([data-variant="card"], [data-variant="list"]) &`]: { fontWeight: 700 },
    },
  },
  'label',
);

export const details = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.inkSoft,
    ...smallText,
  },
  'details',
);

export const badge = componentStyle({ flexBasis: '100%' }, 'badge');

export const description = componentStyle(
  { flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '33em', textWrap: 'pretty' },
  'description',
);

export const price = componentStyle(
  { color: vars.color.ink, fontWeight: 700, whiteSpace: 'nowrap' },
  'price',
);

export const reason = componentStyle({ flexBasis: '100%', color: vars.color.ink }, 'reason');

export const reasonIcon = componentStyle(
  { display: 'inline-block', verticalAlign: '-0.2em', inlineSize: '1.1em', blockSize: '1.1em' },
  'reasonIcon',
);

export const extra = componentStyle(
  { position: 'relative', zIndex: 1, justifySelf: 'start', ...smallText },
  'extra',
);

// A link outside a sentence has the target size of a button (WCAG 2.5.8).
componentRule(`${extra} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
});

// Beside the label where the price is below it: not lower than the link, which follows it in the order of the focus.
componentRule(`${ROW} > ${control}`, {
  '@container': { [NARROW_ROW]: { alignSelf: 'start', marginBlockStart: vars.space[1] } },
});

// Label and badge, and below them the description; then the price, then the link, in one line where there is space.
componentRule(`${ROW} > ${content}`, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: vars.space[4],
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '@container': { [NARROW_ROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Below each other, beside price and link; in a narrow row beside the link alone. */
const beside = { gridColumn: '1 / 3', '@container': { [NARROW_ROW]: { gridColumn: 1 } } } as const;
componentRule(`${ROW} ${label}`, { ...beside, alignSelf: 'end', fontWeight: 700 });
componentRule(`${ROW} ${details}`, { display: 'contents' });
componentRule(`${ROW} ${badge}`, {
  ...beside,
  '@container': {
    [BESIDE_LABEL]: { gridColumn: 2, gridRow: 1 },
    [NARROW_ROW]: { gridColumn: 1 },
  },
});
componentRule(`${ROW} > ${content}:has(> ${details} > ${badge}) > ${label}`, {
  '@container': { [BESIDE_LABEL]: { gridColumn: 1 } },
});
// As long as its sentence, in the smaller letters of the row.
componentRule(`${ROW} ${description}`, {
  ...beside,
  alignSelf: 'start',
  maxInlineSize: '34.5em',
});
componentRule(`${ROW} ${reason}`, beside);
componentRule(`${ROW} ${price}`, {
  gridColumn: 3,
  gridRow: '1 / 3',
  textAlign: 'end',
  '@container': {
    [NARROW_ROW]: { gridColumn: 1, gridRow: 'auto', textAlign: 'start', whiteSpace: 'normal' },
  },
});
componentRule(`${ROW} ${extra}`, {
  gridColumn: 4,
  gridRow: '1 / 3',
  maxInlineSize: '12rem',
  '@container': { [NARROW_ROW]: { gridColumn: 2 } },
});
// The first link stands there; each further one has a line of its own below.
const several = `${ROW} ${extra}:has(> :nth-child(2))`;
componentRule(several, { display: 'contents' });
componentRule(`${several} > *`, { position: 'relative', zIndex: 1, justifySelf: 'start' });
componentRule(`${several} > :first-child`, {
  gridColumn: 4,
  gridRow: '1 / 3',
  '@container': { [NARROW_ROW]: { gridColumn: 2 } },
});
componentRule(`${several} > :nth-child(n + 2)`, { ...beside, ...smallText });
// Price and first link are in the middle of all lines: label and description are two, and each further part is one more.
const middle = `:is(${price}, ${extra}, ${extra} > :first-child)`;
const LINES = `${ROW} > ${content}`;
componentRule(`${LINES}:has(${badge}):has(${description}) ${middle}`, {
  '@container': { [BADGE_BELOW]: { gridRow: '1 / 4' } },
});
componentRule(`${LINES}:has(${reason}) ${middle}`, {
  '@container': { [WIDE_ROW]: { gridRow: '1 / 4' } },
});
componentRule(
  `${LINES}:has(${reason}):has(${description}):has(${extra} > :nth-child(2)) ${middle}`,
  { '@container': { [WIDE_ROW]: { gridRow: '1 / 5' } } },
);
