import { vars } from '@portal/tokens';
import { componentRule, componentStyle, headingText } from '../styles/build/index.ts';

export const dialog = componentStyle(
  {
    margin: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    inlineSize: 'min(36rem, 100vw - 24px)',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    padding: vars.space[6],
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    color: vars.color.ink,
    selectors: {
      '&::backdrop': { background: 'oklch(0 0 0 / 55%)' },
      // In the HTML of a server, before it is shown as a modal dialog.
      '&:not([open], [data-closed])': { display: 'none' },
      // Only in the accessibility tree: see `useIsInPage`.
      '&[data-closed]': { position: 'fixed', opacity: 0, pointerEvents: 'none' },
    },
  },
  'dialog',
);

// The page behind the dialog does not scroll; the gutter of its scroll bar remains.
componentRule(`html:has(${dialog}[open])`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const head = componentStyle(
  { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[4] },
  'head',
);

export const title = componentStyle({ ...headingText.h3, paddingBlockStart: '8px' }, 'title');

export const close = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.target,
    blockSize: vars.target,
    border: 0,
    borderRadius: vars.radius,
    background: 'transparent',
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.actionWash } },
  },
  'close',
);

export const text = componentStyle({ maxInlineSize: vars.measure }, 'text');

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space[3],
    marginBlockStart: vars.space[2],
    '@media': { '(max-width: 479.98px)': { flexDirection: 'column' } },
  },
  'actions',
);
