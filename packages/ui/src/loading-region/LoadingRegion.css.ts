import { keyframes } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** Text, bar, text. */
export const root = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.measure,
  paddingBlock: vars.space[4],
});

/** What happens. */
export const title = componentStyle({ margin: 0, fontWeight: 700, hyphens: 'auto' });

/** The bar's ground. */
export const track = componentStyle({
  blockSize: '8px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius,
  background: vars.color.wash,
});

const wander = keyframes({
  from: { insetInlineStart: '-35%' },
  to: { insetInlineStart: '100%' },
});

/** What is done; where nobody knows how much, a part wanders through. */
export const fill = componentStyle({
  blockSize: '100%',
  background: vars.color.action,
  transition: `inline-size ${vars.duration.long}`,
  selectors: {
    '&[data-indeterminate]': {
      position: 'relative',
      inlineSize: '35%',
      animation: `${wander} 1.6s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: {
        '&[data-indeterminate]': { animation: 'none', inlineSize: '100%', opacity: 0.5 },
      },
    },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** How long it takes. */
export const duration = componentStyle({ margin: 0, color: vars.color.inkSoft });
