import type OlMap from 'ol/Map.js';

/** Device pixels per CSS px of a map. OpenLayers before 10.11 keeps the ratio of the screen on which it was made. */
export const pixelRatioOf = (map: OlMap): number =>
  'getPixelRatio' in map ? map.getPixelRatio() : devicePixelRatio;

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
 * @param onChange gets device pixels per CSS px
 * @returns stops it
 */
export function watchPixelRatio(onChange: (ratio: number) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // A query matches one ratio only: after each change another one is needed.
  const watch = (): void => {
    const [least, most] = [devicePixelRatio - TOLERANCE, devicePixelRatio + TOLERANCE];
    const query = matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`);
    query.addEventListener('change', follow, { once: true, signal });
  };
  function follow(): void {
    onChange(devicePixelRatio);
    watch();
  }
  watch();
  return () => stopped.abort();
}
