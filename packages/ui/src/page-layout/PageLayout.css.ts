import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

const WIDE = 'screen and (min-width: 960px)';
const PHONE = '(max-width: 479.98px)';

const pageWidth = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.space[5]})`,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  boxSizing: 'border-box',
  '@media': { [PHONE]: { paddingInline: vars.space[4] }, print: { padding: 0 } },
} as const;

/** The whole page; the footer stays at the foot of a short one. */
export const page = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  minInlineSize: '280px',
  background: vars.color.paper,
  color: vars.color.ink,
});

/** Breadcrumbs at page width. */
export const crumbs = componentStyle({ ...pageWidth, paddingBlockStart: vars.space[1] });

/** Notifications at page width. */
export const notices = componentStyle({ ...pageWidth, paddingBlockStart: vars.space[3] });

/** The main element; it takes the focus after a change of page, without a ring around it. */
export const main = componentStyle({
  flex: '1 0 auto',
  // The footer begins below the first screen, so that nothing pushes it about while a page comes in (CLS).
  minBlockSize: 'calc(100svh - 3.5rem)',
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

/** Content at page width. */
export const content = componentStyle({
  ...pageWidth,
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[18],
});

/** The step, and from 960 px on the card beside it. */
export const wizard = componentStyle({
  '@media': {
    [WIDE]: {
      selectors: {
        '&[data-aside]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 19.75rem',
          alignItems: 'start',
          columnGap: vars.space[14],
        },
      },
    },
  },
});

/** The column of the step. */
export const step = componentStyle({ minInlineSize: 0, paddingBlockEnd: vars.space[8] });

/** Ends a step: quiet at the left, strong at the right. */
export const buttonRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [PHONE]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    print: { display: 'none' },
  },
});

/** The quiet ways. */
export const buttonGroup = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [PHONE]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** The strong way, at the end also when it stands alone. */
export const buttonNext = componentStyle({
  display: 'grid',
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { marginInlineStart: 0 } },
});
