import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  plainList,
  smallText,
} from '../styles/build/index.ts';

/** Map, text and list. */
export const figure = componentStyle(
  { position: 'relative', display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0 },
  'figure',
);

/** Legend, text alternative and selection, below the map. */
export const notes = componentStyle({ display: 'grid', gap: vars.space[2] }, 'notes');

/** The name of the selected feature; takes no space while there is none, but stays in the accessibility tree. */
export const selected = componentStyle(
  {
    fontWeight: 700,
    ...breakLongWords,
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'selected',
);

/** The features, to be selected without the map. */
export const list = componentStyle(
  {
    ...plainList,
    maxBlockSize: '20rem',
    overflowY: 'auto',
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    // A scrolled list would cut the ring of a focused button.
    scrollPaddingBlock: vars.space[2],
    '@media': { print: { maxBlockSize: 'none' } },
  },
  'list',
);

/** One feature, as a button that stays pressed. */
export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.target,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: 0,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    background: 'none',
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      'li:last-child > &': { borderBlockEnd: 0 },
      '&:hover': { background: vars.color.wash },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-pressed="true"]': {
        background: vars.color.actionWash,
        boxShadow: `inset 4px 0 0 ${vars.color.action}`,
        fontWeight: 700,
      },
      '[dir="rtl"] &[aria-pressed="true"]': { boxShadow: `inset -4px 0 0 ${vars.color.action}` },
    },
    '@media': {
      [mediaForcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'item',
);

/** Name and details of a feature. */
export const words = componentStyle(
  { flex: 1, display: 'grid', minInlineSize: 0, ...breakLongWords },
  'words',
);

/** The kind of a feature, and its details. */
export const details = componentStyle(
  { color: 'inherit', fontWeight: 400, ...smallText },
  'details',
);

/** How a kind is drawn. */
export const swatch = componentStyle(
  {
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '18px',
    background: vars.color.mapGround,
    // What a canvas draws keeps its colours, too.
    forcedColorAdjust: 'none',
  },
  'swatch',
);

const drawn = {
  stroke: vars.color.action,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** Areas of the drawing without a map library. */
export const sketchArea = componentStyle(
  {
    ...drawn,
    fill: vars.color.action,
    fillOpacity: 0.16,
    fillRule: 'evenodd',
    '@media': { [mediaForcedColors]: { stroke: 'CanvasText', fill: 'CanvasText' } },
  },
  'sketchArea',
);

/** Lines of the same drawing. */
export const sketchLine = componentStyle(
  { ...drawn, fill: 'none', '@media': { [mediaForcedColors]: { stroke: 'CanvasText' } } },
  'sketchLine',
);

/** Points of the same drawing. */
export const sketchPoint = componentStyle(
  {
    fill: vars.color.action,
    stroke: vars.color.paper,
    strokeWidth: 1,
    '@media': { [mediaForcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
  },
  'sketchPoint',
);

/** One entry of the legend. */
export const legendItem = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] },
  'legendItem',
);
