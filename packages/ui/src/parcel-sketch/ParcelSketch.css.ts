import { vars } from '@portal/tokens';
import { componentStyle, mediaForcedColors } from '../styles/build/index.ts';

/** The sketch; line widths do not depend on its size. */
export const sketch = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    background: vars.color.mapGround,
    // Browsers leave the ground of a drawing as it is.
    '@media': { [mediaForcedColors]: { background: 'Canvas' } },
  },
  'sketch',
);

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

/** The ground is that of the system; browsers leave the lines of a drawing as they are. */
const forcedStroke = (stroke: 'Canvas' | 'CanvasText' | 'Highlight') =>
  ({ '@media': { [mediaForcedColors]: { stroke } } }) as const;

/** Boundaries of neighbouring parcels. */
export const neighbour = componentStyle(
  {
    ...line,
    stroke: vars.color.mapBoundary,
    strokeWidth: 1,
    ...forcedStroke('CanvasText'),
  },
  'neighbour',
);

/** Keeps a line visible on any background. */
export const halo = componentStyle(
  { ...line, stroke: vars.color.mapGround, strokeWidth: 6, ...forcedStroke('Canvas') },
  'halo',
);

/** The selected parcel: solid. */
export const parcel = componentStyle(
  {
    ...line,
    fill: vars.color.parcel,
    fillOpacity: 0.16,
    fillRule: 'evenodd',
    stroke: vars.color.parcel,
    strokeWidth: 2.5,
    ...forcedStroke('Highlight'),
  },
  'parcel',
);

/** The page: dashed. */
export const page = componentStyle(
  {
    ...line,
    stroke: vars.color.printFrame,
    strokeWidth: 2,
    strokeDasharray: '8 5',
    ...forcedStroke('CanvasText'),
  },
  'page',
);
