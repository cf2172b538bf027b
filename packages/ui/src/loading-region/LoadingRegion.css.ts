import { keyframes } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import { componentStyle, mediaForcedColors, mediaMotion } from '../styles/build/index.ts';

export const root = componentStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    // In a box that is higher, the bar stays below its text.
    alignContent: 'start',
    maxInlineSize: vars.measure,
    paddingBlock: vars.space[4],
  },
  'root',
);

export const title = componentStyle({ margin: 0, fontWeight: 700, hyphens: 'auto' }, 'title');

const slide = keyframes(
  {
    from: { backgroundPosition: '150% 0' },
    to: { backgroundPosition: '-50% 0' },
  },
  'slide',
);

/** A segment of the bar, before it moves. */
const segment = (color: string, ground: string) =>
  `linear-gradient(${color} 0 0) 50% 0 / 35% 100% no-repeat ${ground}`;

/** Without a known progress, a segment moves along the bar. */
export const bar = componentStyle(
  {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '10px',
    overflow: 'hidden',
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.wash,
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: vars.color.action },
      '&::-moz-progress-bar': { background: vars.color.action },
      '&:indeterminate': { background: segment(vars.color.action, vars.color.wash) },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      [mediaMotion]: {
        selectors: { '&:indeterminate': { animation: `${slide} 1.6s ease-in-out infinite` } },
      },
      // Forced, the segment would have the colour of its ground.
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '&::-webkit-progress-value': { background: 'CanvasText' },
          '&:not(:indeterminate)::-moz-progress-bar': { background: 'CanvasText' },
          '&:indeterminate': { background: segment('CanvasText', 'Canvas') },
        },
      },
    },
  },
  'bar',
);

export const duration = componentStyle({ margin: 0, color: vars.color.inkSoft }, 'duration');
