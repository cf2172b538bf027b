import type OlMap from 'ol/Map.js';
import { viewOf } from '../hooks/media.ts';

/** Device pixels per CSS px of a map. OpenLayers before 10.11 keeps the ratio of the screen on which it was made. */
export function pixelRatioOf(map: OlMap): number {
  const { devicePixelRatio } = viewOf(map.getTargetElement());
  return 'getPixelRatio' in map ? map.getPixelRatio() : devicePixelRatio;
}

/** Draws a map with another ratio from now on; with OpenLayers before 10.11 when it is made again. */
export function setPixelRatio(map: OlMap, ratio: number): void {
  if ('setPixelRatio' in map) map.setPixelRatio(ratio);
}

/** Browsers round a ratio differently in `devicePixelRatio` and in queries: 1 / 1.1 matches no exact query. */
const TOLERANCE = 0.001;

/**
 * Calls back whenever the device pixel ratio has changed: the browser was zoomed, or the window moved to another screen
 * (SCREEN-1).
 *
 * @param view the window that shows the map
 * @param onChange gets device pixels per CSS px
 * @returns stops it
 */
export function watchPixelRatio(
  view: typeof globalThis,
  onChange: (ratio: number) => void,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // A query matches one ratio only: after each change another one is needed.
  const watch = (): void => {
    const [least, most] = [view.devicePixelRatio - TOLERANCE, view.devicePixelRatio + TOLERANCE];
    const query = view.matchMedia(
      `(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`,
    );
    query.addEventListener('change', follow, { once: true, signal });
  };
  function follow(): void {
    onChange(view.devicePixelRatio);
    watch();
  }
  watch();
  return () => stopped.abort();
}
