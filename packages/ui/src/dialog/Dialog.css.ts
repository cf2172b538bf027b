import { vars } from '@portal/tokens';
import { componentStyle, headingText } from '../styles/build/index.ts';

export const overlay = componentStyle(
  { position: 'fixed', inset: 0, zIndex: 100, background: 'oklch(0 0 0 / 55%)' },
  'overlay',
);

export const dialog = componentStyle(
  {
    position: 'fixed',
    zIndex: 101,
    insetInline: 0,
    insetBlock: 0,
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
  },
  'dialog',
);

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
  },
  'actions',
);
