import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, focusRing, headingText } from '../styles/build/index.ts';

export const summary = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[5],
    border: `3px solid ${vars.color.dangerEdge}`,
    borderRadius: vars.radius,
    background: vars.color.paper,
    // After a click on a button `:focus-visible` would not match, but the focus must be visible.
    selectors: { '&:focus': focusRing },
  },
  'summary',
);

export const heading = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], ...headingText.h3 },
  'heading',
);

export const icon = componentStyle({ color: vars.color.dangerText }, 'icon');

// Separates messages that wrap onto a second line.
export const list = componentStyle({ display: 'grid', gap: vars.space[2] }, 'list');

export const link = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    color: vars.color.dangerText,
    fontWeight: 700,
    ...breakLongWords,
    selectors: { '&:hover': { color: vars.color.dangerText } },
  },
  'link',
);
