import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  smallText,
  tabularFigures,
} from '../styles/build/index.ts';

/** Label, value and bar. */
export const root = componentStyle(
  { display: 'grid', gap: vars.space[2], maxInlineSize: vars.measure },
  'root',
);

/** Label and value in one line. */
export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minInlineSize: 0,
  },
  'head',
);

/** What is in progress. */
export const label = componentStyle({ minInlineSize: 0, ...breakLongWords }, 'label');

/** How much is done. */
export const value = componentStyle(
  { color: vars.color.inkSoft, ...smallText, ...tabularFigures },
  'value',
);

const filled = { background: vars.color.action } as const;

/** The bar; its edge has the contrast of a control. */
export const bar = componentStyle(
  {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '12px',
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: '6px',
    background: vars.color.paper,
    color: vars.color.action,
    overflow: 'hidden',
    printColorAdjust: 'exact',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      // Without a value: stripes, which do not move.
      '&:indeterminate': {
        background: `repeating-linear-gradient(135deg, ${vars.color.action} 0 8px, ${vars.color.paper} 8px 16px)`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        selectors: {
          '&::-webkit-progress-value': { background: 'Highlight' },
          '&::-moz-progress-bar': { background: 'Highlight' },
          '&:indeterminate': {
            background: 'repeating-linear-gradient(135deg, Highlight 0 8px, Canvas 8px 16px)',
          },
        },
      },
    },
  },
  'bar',
);
