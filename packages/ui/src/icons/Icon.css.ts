import { globalStyle } from '@vanilla-extract/css';
import {
  componentsLayer,
  componentRule,
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

/** Around an icon that is not of the set. */
export const own = componentStyle(
  { display: 'inline-flex', flexShrink: 0, inlineSize: '1.25em', blockSize: '1.25em' },
  'own',
);

componentRule(`${own} > *`, { inlineSize: '100%', blockSize: '100%' });

// Below all components, which may show it within a line.
globalStyle(icon, { '@layer': { [resetLayer]: { display: 'block' } } });

// Horizontal arrows and chevrons follow the reading direction.
for (const name of ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']) {
  globalStyle(`[dir='rtl'] ${icon}[data-icon='${name}']`, {
    '@layer': { [componentsLayer]: { transform: 'scaleX(-1)' } },
  });
}
