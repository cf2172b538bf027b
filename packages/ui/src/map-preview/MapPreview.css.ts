/* oxlint-disable max-lines -- one component: splitting the file would change the class names of its parts */
import { createVar } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import {
  componentRule,
  componentStyle,
  disabledInContrast,
  hiddenVisually,
  mediaForcedColors,
  mediaPrint,
  plainList,
} from '../styles/build/index.ts';

// Without JavaScript only the drawing is shown.
const mediaNoScript = '(scripting: none)';

/** Colour and opacity of what lies over the map around a sheet. */
const outside = createVar('outside');
const veil = createVar('veil');

/** Map and caption. */
export const figure = componentStyle(
  {
    position: 'relative',
    margin: 0,
    // A sheet is paper in every theme; what is around it is not, and is nearly hidden where the page is dark.
    vars: { [outside]: vars.color.paper, [veil]: '0.66' },
    selectors: { '[data-portal-theme="dark"] &': { vars: { [veil]: '0.85' } } },
  },
  'figure',
);

// Below this inline size the buttons are in rows where they are below the map.
const NARROW = '(max-width: 29.99rem)';

/** A lower window has no space for buttons over a map: zoomed to 200 %, for example. */
const HIGH = '(min-height: 30rem)';
const LOW = '(max-height: 29.99rem)';

/** The map with its buttons: over it, or below it in a narrow container. */
export const stage = componentStyle(
  {
    position: 'relative',
    minInlineSize: 0,
    containerType: 'inline-size',
  },
  'stage',
);

/** Skips map and buttons; above the map while it has the focus. */
export const skip = componentStyle(
  {
    position: 'absolute',
    // Where the map begins, which is the next stop.
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 4,
    minBlockSize: vars.target,
    paddingInline: vars.space[4],
    border: 0,
    borderRadius: vars.radius,
    background: vars.color.action,
    color: vars.color.onAction,
    font: 'inherit',
    fontWeight: 700,
    selectors: { '&:not(:focus)': hiddenVisually },
    '@media': { [mediaPrint]: { display: 'none' }, [mediaNoScript]: { display: 'none' } },
  },
  'skip',
);

/** The frame while the tiles fail: the notice covers its top. */
const FAILED = ':is([data-tiles="failed"], [data-tiles="missing"]) > &';

/** The frame of the map: half as high as the window; a low window shows all of it (1.4.10). */
export const frame = componentStyle(
  {
    position: 'relative',
    // A page may give maps another height.
    blockSize: 'var(--portal-map-height, 50vh)',
    minBlockSize: '18rem',
    // A page may give maps no edge where they run to its own.
    border: `var(--portal-map-border, 1px solid ${vars.color.controlEdge})`,
    borderRadius: `var(--portal-map-radius, ${vars.radius})`,
    background: vars.color.mapGround,
    overflow: 'hidden',
    '@container': { [NARROW]: { minBlockSize: 'min(18rem, 80vh)' } },
    '@media': { print: { blockSize: '12cm', breakInside: 'avoid' } },
  },
  'frame',
);

/** The letters of parcels; the pointer reaches the map below them. */
export const marks = componentStyle(
  { position: 'absolute', inset: 0, zIndex: 1, overflow: 'hidden', pointerEvents: 'none' },
  'marks',
);

/** A letter in a disc that stands above the parcel's number. */
export const mark = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '-28px',
    left: '-13px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    border: `2px solid ${vars.color.parcel}`,
    borderRadius: '50%',
    boxSizing: 'border-box',
    background: vars.color.paper,
    color: vars.color.parcel,
    fontSize: vars.text.small,
    fontWeight: 700,
    lineHeight: 1,
    selectors: {
      '&[hidden]': { display: 'none' },
      '&[data-selected]': { background: vars.color.parcel, color: vars.color.paper },
      '&[data-active]': {
        zIndex: 1,
        outline: `3px solid ${vars.color.parcel}`,
        outlineOffset: '1px',
      },
    },
    '@media': {
      [mediaForcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        color: 'CanvasText',
        selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'mark',
);

/** The paper; its scale is that of the map. */
export const paper = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    display: 'none',
    containerType: 'inline-size',
    fontFamily: vars.font.body,
  },
  'paper',
);

/** What is drawn on the paper, and around it. */
export const drawing = componentStyle(
  { display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  'drawing',
);

/** The map that is not on the paper. */
export const faded = componentStyle({ fill: outside, fillOpacity: veil }, 'faded');

/** The margins of the paper. */
export const paperMargins = componentStyle({ fill: vars.color.paper }, 'paperMargins');

export const paperEdge = componentStyle(
  { fill: 'none', stroke: vars.color.ink, strokeWidth: 1 },
  'paperEdge',
);

/** The page frame, as the legend shows it. */
export const paperFrame = componentStyle(
  { fill: 'none', stroke: vars.color.printFrame, strokeWidth: 2.5, strokeDasharray: '10 6' },
  'paperFrame',
);

/** Where the frame of a sheet is dragged: a round handle; the pointer reaches the map below it. */
export const handle = componentStyle(
  {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    margin: '-22px',
    border: '2px solid',
    borderRadius: '50%',
    boxSizing: 'border-box',
    background: vars.color.paper,
    color: vars.color.printFrame,
    // It would cover a tiny sheet; the frame can be dragged at its line, too.
    '@container': { '(max-width: 7.99rem)': { display: 'none' } },
    // Two lines, as on every grip.
    selectors: {
      '&::before': { content: '', inlineSize: '16px', blockSize: '8px', borderBlock: '2px solid' },
    },
  },
  'handle',
);

/** The element in which OpenLayers renders. */
export const surface = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    // A finger scrolls the page until a tap has given the map the focus; then it moves the map. Two fingers always move and zoom it.
    touchAction: 'pan-x pan-y',
    userSelect: 'none',
    selectors: {
      '&:focus': { touchAction: 'none' },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      // Inside, as the frame clips overflow, and above the map's canvas.
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: '4px',
        border: `3px solid ${vars.color.focusHalo}`,
        outline: `4px solid ${vars.color.focusRing}`,
        pointerEvents: 'none',
      },
    },
  },
  'surface',
);

// Resets of many pages limit every canvas to the width of its box. OpenLayers makes it larger and scales it back (SCREEN-1).
componentRule(`${surface} canvas`, {
  maxInlineSize: 'none !important',
  maxBlockSize: 'none !important',
});

// Map services draw on white. In a dark theme light and dark change places, hues stay, and what was white gets the colour of the
// theme. A page whose services must not be inverted, such as photographs, sets both properties.
// What is blended needs a ground, also before there are tiles and without any.
componentRule(`${surface} .ol-layers`, { background: vars.color.mapGround });
componentRule(`${surface}[data-dark] .ol-layer`, {
  filter: 'var(--portal-map-dark-filter, invert(1) hue-rotate(180deg))',
  mixBlendMode: 'var(--portal-map-dark-blend, screen)',
});

// Only what is darker than the colour takes it: letters and lines. In a dark theme these are what is lighter.
componentRule(`${surface} .portal-ink`, {
  mixBlendMode: 'lighten',
  // Browsers print no ground.
  '@media': { [mediaPrint]: { display: 'none' } },
});
componentRule(`${surface}[data-dark] .portal-ink`, { mixBlendMode: 'darken' });

// Oblique lines: a mask has the opacity of its colour, not the colour.
const lines = 'repeating-linear-gradient(135deg, currentcolor 0 1px, transparent 1px 8px)';
componentRule(`${surface} .portal-hatch`, {
  opacity: 0.35,
  maskImage: lines,
  WebkitMaskImage: lines,
});

// The rectangle that the mouse draws with Shift, to which the map zooms.
componentRule(`${surface} .ol-dragzoom`, { border: `2px dashed ${vars.color.ink}` });

/** The drawing until the map is loaded. */
export const fallback = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    boxSizing: 'border-box',
    pointerEvents: 'none',
    // In print it covers the canvas, which would be scaled badly.
    '@media': {
      print: { zIndex: 1 },
      screen: { selectors: { [FAILED]: { paddingBlockStart: '9rem' } } },
    },
  },
  'fallback',
);

/** The static drawing. */
export const picture = componentStyle(
  {
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    boxSizing: 'border-box',
  },
  'picture',
);

/** All buttons, joined to one column; the space around them does not receive pointer events. */
export const controls = componentStyle(
  {
    position: 'absolute',
    insetBlock: vars.space[3],
    insetInlineEnd: vars.space[3],
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    pointerEvents: 'none',
    '@media': {
      [mediaPrint]: { display: 'none' },
      [mediaNoScript]: { display: 'none' },
      [LOW]: {
        '@container': {
          [NARROW]: {
            position: 'static',
            flexDirection: 'row',
            flexWrap: 'wrap',
            marginBlockStart: vars.space[2],
          },
        },
      },
    },
  },
  'controls',
);

/** Zoom and reset. */
export const zoomControls = componentStyle(
  {
    display: 'grid',
    '@media': { [LOW]: { '@container': { [NARROW]: { gridAutoFlow: 'column' } } } },
  },
  'zoomControls',
);

/** The button that unfolds the four arrows, and these as a cross around it; in a narrow map as a row. */
export const panControls = componentStyle(
  {
    display: 'grid',
    gridTemplateAreas: '"pan"',
    '@container': {
      [NARROW]: {
        selectors: {
          '&&:has(> :nth-child(2))': { gridTemplateAreas: '"up left down right pan"' },
          '&&[data-overridden]': { gridTemplateAreas: '"up left down right"' },
        },
      },
    },
    selectors: {
      '&:has(> :nth-child(2))': {
        gridTemplateAreas: '". up ." "left pan right" ". down ."',
        // Clear of the buttons above and of the attribution below.
        marginBlock: `${vars.space[3]} ${vars.space[6]}`,
      },
      // The arrows move something else: shown by an outline, not by colour alone.
      '&[data-overridden]': {
        outline: `3px dashed ${vars.color.printFrame}`,
        outlineOffset: '2px',
        borderRadius: vars.radius,
      },
    },
  },
  'panControls',
);

/** All of a button of the map, for its tooltip. */
export const face = componentStyle(
  { display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' },
  'face',
);

/** One button; edges of neighbours are one line. */
export const control = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    padding: 0,
    border: `1px solid ${vars.color.controlEdge}`,
    background: vars.color.paper,
    color: vars.color.ink,
    cursor: 'pointer',
    pointerEvents: 'auto',
    '@media': {
      [mediaForcedColors]: {
        selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
    selectors: {
      '* + &, * + * > &': { marginBlockStart: '-1px' },
      [`${panControls}:has(> :nth-child(2)) > &`]: { marginBlockStart: 0 },
      '&:focus-visible': { zIndex: 1 },
      '&:hover': { background: vars.color.actionWash },
      '&[aria-disabled="true"]': {
        background: vars.color.paper,
        borderColor: vars.color.hairline,
        color: vars.color.inkSoft,
        cursor: 'not-allowed',
      },
      '[data-portal-theme="contrast"] &[aria-disabled="true"]': disabledInContrast,
      '&[data-position="pan"]': { gridArea: 'pan' },
      '&[data-position="panUp"]': { gridArea: 'up' },
      '&[data-position="panDown"]': { gridArea: 'down' },
      '&[data-position="panLeft"]': { gridArea: 'left' },
      '&[data-position="panRight"]': { gridArea: 'right' },
    },
  },
  'control',
);

/** State of the tile layers. */
export const notice = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    zIndex: 2,
    // Beside the buttons.
    maxInlineSize: 'min(100% - 5.5rem, 34rem)',
    '@container': { [NARROW]: { maxInlineSize: `calc(100% - 2 * ${vars.space[3]})` } },
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `1px solid ${vars.color.controlEdge}`,
    // In every state, so that the text does not shift.
    borderInlineStartWidth: '6px',
    borderRadius: vars.radius,
    background: vars.color.paper,
    fontSize: vars.text.small,
    boxSizing: 'border-box',
    '@media': { [mediaPrint]: { display: 'none' }, [mediaNoScript]: { display: 'none' } },
    selectors: {
      '&:is([data-tiles="failed"], [data-tiles="missing"])': {
        borderColor: vars.color.warningEdge,
        background: vars.color.warningSurface,
        color: vars.color.warningText,
      },
      // The status element must stay in the page, or later texts would not be announced.
      '&[data-tiles="ready"]': { padding: 0, border: 0, background: 'none' },
    },
  },
  'notice',
);

/** Short text of the state. */
export const status = componentStyle(
  {
    display: 'flex',
    gap: vars.space[2],
    margin: 0,
    fontWeight: 700,
  },
  'status',
);

/** Explanation of the state. */
export const detail = componentStyle({ margin: 0, hyphens: 'auto' }, 'detail');

/** Retry button. */
export const retry = componentStyle(
  {
    minBlockSize: vars.target,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  'retry',
);

const WIDE = '(min-width: 30rem)';

/** Further buttons and the notice: over the map one below the other where it is wide, so that neither covers the other. */
export const over = componentStyle(
  {
    display: 'contents',
    '@media': {
      [HIGH]: {
        '@container': {
          [WIDE]: {
            selectors: {
              '&:has(> [data-over])': {
                position: 'absolute',
                insetBlockStart: vars.space[3],
                insetInlineStart: vars.space[3],
                zIndex: 2,
                display: 'grid',
                justifyItems: 'start',
                gap: vars.space[3],
                maxInlineSize: 'calc(100% - 5.5rem)',
                pointerEvents: 'none',
              },
            },
          },
        },
      },
    },
  },
  'over',
);

componentRule(`${over}:has(> [data-over]) > [data-tiles]`, {
  '@media': {
    [HIGH]: {
      '@container': {
        [WIDE]: { position: 'static', maxInlineSize: 'min(100%, 34rem)', pointerEvents: 'auto' },
      },
    },
  },
});

/** Buttons below the map, or over it where it is wide; the map receives the pointer between them. */
export const tools = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    margin: 0,
    marginBlockStart: vars.space[3],
    padding: 0,
    border: 0,
    '@media': {
      [mediaPrint]: { display: 'none' },
      [mediaNoScript]: { display: 'none' },
      [HIGH]: { '@container': { [WIDE]: { selectors: { '&[data-over]': { margin: 0 } } } } },
    },
  },
  'tools',
);

componentRule(`${tools}[data-over] > *`, {
  '@media': {
    [HIGH]: {
      '@container': { [WIDE]: { pointerEvents: 'auto', background: vars.color.paper } },
    },
  },
});

/** A toggle button; while pressed it also has a check icon. */
export const toggle = componentStyle(
  {
    selectors: {
      '&[data-variant][aria-pressed="true"]': {
        background: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.onAction,
      },
    },
  },
  'toggle',
);

/** Instructions, in a line of their own. */
export const hint = componentStyle(
  {
    flexBasis: '100%',
    margin: 0,
    maxInlineSize: vars.measure,
    fontSize: vars.text.small,
    '@media': {
      [HIGH]: {
        '@container': {
          [WIDE]: {
            selectors: {
              '[data-over] > &': { paddingBlock: vars.space[1], paddingInline: vars.space[2] },
              // It would cover the page frame.
              '[data-over] > &[data-moved]': hiddenVisually,
            },
          },
        },
      },
    },
  },
  'hint',
);

/** How fingers move the map; on touch screens only. */
export const touchHint = componentStyle(
  {
    display: 'none',
    marginBlockStart: vars.space[2],
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    '@media': { '(pointer: coarse)': { display: 'block' }, [mediaPrint]: { display: 'none' } },
  },
  'touchHint',
);

/** Beside the focus ring of the map, whose 4 and 3 px it would cover. */
const besideRing = { [`${surface}:focus-visible ~ &`]: { margin: '7px' } };

/** Arrow to the north: maps are never turned. A narrow map has no space for it above a long attribution. */
export const north = componentStyle(
  {
    blockSize: '1.4em',
    fill: vars.color.ink,
    '@container': { [NARROW]: { display: 'none' } },
  },
  'north',
);

/** The scale bar, at the start of the map's end. */
export const scale = componentStyle(
  {
    display: 'flex',
    alignItems: 'end',
    gap: vars.space[2],
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: 2,
    margin: 0,
    padding: vars.space[2],
    paddingBlockStart: 0,
    background: vars.color.paper,
    // Above the attribution, which takes the whole line.
    '@container': { [NARROW]: { insetBlockEnd: '1.6rem' } },
    '@media': { [mediaPrint]: { display: 'none' } },
    selectors: besideRing,
  },
  'scale',
);

/** A line as long as its text says, with both ends. */
export const scaleBar = componentStyle(
  {
    display: 'block',
    // Before its text is known.
    minBlockSize: '1.3em',
    border: `2px solid ${vars.color.ink}`,
    borderBlockStart: 0,
    boxSizing: 'content-box',
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: 1.3,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  'scaleBar',
);

/** Attribution of the data. */
export const attribution = componentStyle(
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: 2,
    margin: 0,
    paddingInline: vars.space[2],
    background: vars.color.paper,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    selectors: besideRing,
  },
  'attribution',
);

/** Legend and text alternative. */
export const caption = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    marginBlockStart: vars.space[3],
    fontSize: vars.text.small,
  },
  'caption',
);

/** Legend of the lines. */
export const legend = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    ...plainList,
  },
  'legend',
);

/** One entry of the legend. */
export const legendItem = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '28px',
        blockSize: '18px',
        boxSizing: 'border-box',
        border: '2.5px solid',
        // What a canvas draws keeps its colours, too.
        forcedColorAdjust: 'none',
        background: vars.color.mapGround,
        backgroundClip: 'padding-box',
      },
      '&[data-role="parcel"]::before': {
        borderColor: vars.color.parcel,
        background: vars.color.parcelWash,
      },
      '&[data-role="candidate"]::before': { borderColor: vars.color.parcel, borderWidth: '1.5px' },
      '&[data-role="place"]::before': {
        inlineSize: '18px',
        borderColor: vars.color.parcel,
        borderWidth: '6px',
        borderRadius: '50%',
      },
      '&[data-role="page"]::before': { borderColor: vars.color.printFrame, borderStyle: 'dashed' },
    },
  },
  'legendItem',
);

/** The text alternative. */
export const text = componentStyle(
  {
    margin: 0,
    maxInlineSize: vars.measure,
    color: vars.color.inkSoft,
    hyphens: 'auto',
  },
  'text',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
