import { globalStyle } from '@vanilla-extract/css';
import {
  componentsLayer,
  componentStyle,
  mediaForcedColors,
  resetLayer,
} from '../styles/build/index.ts';

export const icon = componentStyle(
  {
    inlineSize: '1.25em',
    blockSize: '1.25em',
    flexShrink: 0,
    // By default a drawing keeps the colour that a component gives it, on a ground of the system.
    '@media': { [mediaForcedColors]: { forcedColorAdjust: 'auto' } },
  },
  'icon',
);

// Below all components, which may show it within a line.
globalStyle(icon, { '@layer': { [resetLayer]: { display: 'block' } } });

// Horizontal arrows and chevrons follow the reading direction.
for (const name of ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']) {
  globalStyle(`[dir='rtl'] ${icon}[data-icon='${name}']`, {
    '@layer': { [componentsLayer]: { transform: 'scaleX(-1)' } },
  });
}
