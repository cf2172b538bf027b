import { vars } from '@portal/tokens';
import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

export { hint, toggle, tools } from '../map-preview/MapPreview.css.ts';

/** Buttons, map, what came of it. */
export const figure = componentStyle({ display: 'grid', gap: vars.space[3], margin: 0 });

/** In the middle of the map; presses go through it. */
export const crosshair = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2rem)',
  insetInlineStart: 'calc(50% - 2rem)',
  zIndex: 1,
  inlineSize: '4rem',
  blockSize: '4rem',
  pointerEvents: 'none',
  fill: 'none',
});

/** Keeps the lines readable on whatever lies below. */
export const crosshairHalo = componentStyle({ stroke: vars.color.paper, strokeWidth: 6 });

/** The four lines. */
export const crosshairLine = componentStyle({ stroke: vars.color.ink, strokeWidth: 2 });

/** The place that Enter picks. */
export const crosshairDot = componentStyle({
  fill: vars.color.ink,
  stroke: vars.color.paper,
  strokeWidth: 2,
});

/** Keeps the place of a reason that is not given now, so that nothing moves when it is. */
export const silent = componentStyle({ visibility: 'hidden' });

/** What came of the last search, and what is drawn; the line is there before it is filled. */
export const outcome = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minBlockSize: '1lh',
  marginBlockEnd: vars.space[2],
});

/** What came of the last search. */
export const message = componentStyle({
  fontWeight: 700,
  // Takes no place, but stays where screen readers see it fill.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** For ears only. */
export const spoken = componentStyle(hiddenVisually);
