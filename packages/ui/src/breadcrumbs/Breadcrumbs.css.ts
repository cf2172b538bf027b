import { vars } from '@portal/tokens';
import { componentStyle, plainList } from '../styles/build/index.ts';

const NARROW = '(max-width: 22rem)';
// Collapsed in a narrow container.
const COLLAPSED = '[data-narrow="fold"]:not([data-expanded])';

/** The nav element; its inline size decides whether levels are collapsed. */
export const root = componentStyle(
  { containerType: 'inline-size', fontSize: vars.text.small },
  'root',
);

/** The levels in one line that wraps. */
export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    ...plainList,
  },
  'list',
);

/** One level. */
export const item = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    '@container': {
      [NARROW]: {
        selectors: {
          [`${list}[data-narrow="back"] &:not([data-parent], [data-last])`]: { display: 'none' },
          // The second stays, as it contains the button.
          [`${list}${COLLAPSED} &[data-middle]:not(:nth-child(2))`]: { display: 'none' },
        },
      },
    },
  },
  'item',
);

/** The link of a level; hidden while its level is collapsed. */
export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: '24px',
    minBlockSize: vars.target,
    color: vars.color.action,
    overflowWrap: 'anywhere',
    '@container': {
      [NARROW]: {
        selectors: { [`${list}${COLLAPSED} ${item}[data-middle] &`]: { display: 'none' } },
      },
    },
  },
  'link',
);

/** A level without a link, such as the current page. */
export const text = componentStyle(
  {
    color: vars.color.inkSoft,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@container': {
      [NARROW]: {
        selectors: { [`${list}${COLLAPSED} ${item}[data-middle] &`]: { display: 'none' } },
      },
    },
  },
  'text',
);

/** Arrow between two levels. */
export const separator = componentStyle(
  {
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    color: vars.color.inkSoft,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@container': {
      [NARROW]: {
        selectors: {
          [`${list}[data-narrow="back"] ${item}[data-parent] &`]: { display: 'none' },
        },
      },
    },
  },
  'separator',
);

/** Arrow before the parent level; only in a narrow container. */
export const back = componentStyle(
  {
    display: 'none',
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    color: vars.color.action,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@container': { [NARROW]: { display: 'block' } },
  },
  'back',
);

/** Button that shows the collapsed levels. */
export const expand = componentStyle(
  {
    display: 'none',
    minInlineSize: vars.target,
    minBlockSize: vars.target,
    // The target is wider than its text, which is as far from the arrows as the levels are.
    marginInline: `calc(-1 * ${vars.space[3]})`,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    '@media': { print: { visibility: 'hidden' } },
    '@container': {
      [NARROW]: {
        display: 'inline-block',
        // Only in the accessibility tree: see `useIsInPage`.
        selectors: {
          '&[data-closed]': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
        },
      },
    },
  },
  'expand',
);
