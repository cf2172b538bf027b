import { vars } from '@portal/tokens';
import { componentRule, componentStyle, hiddenVisually } from '../styles/build/index.ts';
import { controls, notice, skip } from '../map-preview/MapPreview.css.ts';

export { hint, toggle, tools } from '../map-preview/MapPreview.css.ts';

/** Buttons, map, result. */
export const figure = componentStyle(
  { position: 'relative', display: 'grid', gap: vars.space[3], margin: 0 },
  'figure',
);

/** In the centre of the map; does not receive pointer events. */
export const crosshair = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 2rem)',
    insetInlineStart: 'calc(50% - 2rem)',
    zIndex: 1,
    inlineSize: '4rem',
    blockSize: '4rem',
    pointerEvents: 'none',
    fill: 'none',
  },
  'crosshair',
);

/** Keeps the lines visible on any map. */
export const crosshairHalo = componentStyle(
  { stroke: vars.color.paper, strokeWidth: 6 },
  'crosshairHalo',
);

/** The four lines. */
export const crosshairLine = componentStyle(
  { stroke: vars.color.ink, strokeWidth: 2 },
  'crosshairLine',
);

/** The centre, which Enter picks. */
export const crosshairDot = componentStyle(
  {
    fill: vars.color.ink,
    stroke: vars.color.paper,
    strokeWidth: 2,
  },
  'crosshairDot',
);

/** Reserves the space of a reason that does not apply now, so that the layout does not shift. */
export const reserved = componentStyle({ visibility: 'hidden' }, 'reserved');

/** In such windows, hints are over the end of the map if the buttons are outside of the figure. */
const OVER = '(min-height: 30rem)';

/** Reasons and instructions. */
export const hints = componentStyle(
  {
    '@media': {
      [OVER]: {
        selectors: {
          [`${figure}[data-tools] &`]: {
            position: 'absolute',
            insetBlockStart: 'var(--portal-map-height, 50vh)',
            insetInlineStart: vars.space[3],
            zIndex: 2,
            maxInlineSize: 'calc(100% - 5.5rem)',
            // Above the scale bar.
            transform: `translateY(calc(-100% - ${vars.space[10]}))`,
            pointerEvents: 'none',
          },
        },
      },
    },
  },
  'hints',
);

// The state of the tiles is below the buttons, which a page may show over the map.
componentRule(`${figure}[data-tools] ${notice}`, {
  '@media': {
    [OVER]: { insetBlockStart: `calc(2 * ${vars.space[3]} + var(--portal-map-tools, 0px))` },
  },
});

// The button that skips the map follows them.
componentRule(`${figure}[data-tools] ${skip}`, {
  '@media': {
    [OVER]: { insetBlockStart: `calc(2 * ${vars.space[3]} + var(--portal-map-tools, 0px))` },
  },
});

// So are the buttons of a narrow map, which has no space beside those.
componentRule(`${figure}[data-tools] ${controls}`, {
  '@media': {
    [`${OVER} and (max-width: 37.49rem)`]: {
      insetBlockStart: `calc(2 * ${vars.space[2]} + var(--portal-map-tools, 0px))`,
      insetInlineEnd: vars.space[2],
    },
  },
});

componentRule(`${figure}[data-tools] ${hints} > p`, {
  '@media': {
    [OVER]: { padding: `${vars.space[1]} ${vars.space[2]}`, background: vars.color.paper },
  },
});

// Over the map it would cover what was picked.
componentRule(`${figure}[data-tools] ${hints} > p[data-picked]`, {
  '@media': { [OVER]: hiddenVisually },
});

/** Result of the last search, and the legend; reserves its line before it has content. */
export const outcome = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    minBlockSize: '1lh',
    marginBlockEnd: vars.space[2],
  },
  'outcome',
);

/** Result of the last search. */
export const message = componentStyle(
  {
    fontWeight: 700,
    // Takes no space, but stays in the accessibility tree, so that its changes are announced.
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'message',
);

/** Read by screen readers only. */
export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
