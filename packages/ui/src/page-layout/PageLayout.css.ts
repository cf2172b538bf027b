import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

const WIDE = 'screen and (min-width: 60em)';
const PHONE = '(max-width: 479.98px)';

const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  boxSizing: 'border-box',
  '@media': { [PHONE]: { paddingInline: vars.space[4] }, print: { padding: 0 } },
} as const;

/** The whole page; the footer is at the bottom of the window on short pages. */
export const page = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    minInlineSize: '280px',
    background: vars.color.paper,
    color: vars.color.ink,
    // A page as high as the sheet would print an empty second one.
    '@media': { print: { display: 'block', minBlockSize: 0 } },
  },
  'page',
);

/** Breadcrumbs at page width. */
export const crumbs = componentStyle({ ...pageWidth, paddingBlockStart: vars.space[1] }, 'crumbs');

/** Notifications at page width. */
export const notices = componentStyle(
  { ...pageWidth, paddingBlockStart: vars.space[3] },
  'notices',
);

/** The main element; it is focused after a route change, without a focus indicator. */
export const main = componentStyle(
  {
    flex: '1 0 auto',
    // The footer begins below the first screen, so that it does not shift while a page loads (CLS).
    minBlockSize: 'calc(100svh - 3.5rem)',
    '@media': { print: { minBlockSize: 0 } },
    selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  },
  'main',
);

/** Content at page width. */
export const content = componentStyle(
  {
    ...pageWidth,
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[18],
  },
  'content',
);

/** The step, and from 960 px the card beside it. */
export const wizard = componentStyle(
  {
    selectors: {
      '&[data-aside]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: `${vars.space[6]} ${vars.space[14]}`,
      },
    },
    '@media': {
      [WIDE]: {
        selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 19.75rem' } },
      },
    },
  },
  'wizard',
);

/** The column of the step. */
export const step = componentStyle({ minInlineSize: 0, paddingBlockEnd: vars.space[8] }, 'step');

/** Buttons at the end of a step: secondary first, primary last. */
export const buttonRow = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    '@media': {
      // In DOM order, as the focus moves (WCAG 2.4.3).
      [PHONE]: { flexDirection: 'column', alignItems: 'stretch' },
      print: { display: 'none' },
    },
  },
  'buttonRow',
);

/** Secondary buttons. */
export const buttonGroup = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    '@media': { [PHONE]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  'buttonGroup',
);

/** The primary button, at the end also when it is the only one. */
export const buttonNext = componentStyle(
  {
    display: 'grid',
    marginInlineStart: 'auto',
    '@media': { [PHONE]: { marginInlineStart: 0 } },
  },
  'buttonNext',
);
