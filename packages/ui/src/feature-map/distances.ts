import type { Locale } from '../provider/index.ts';
import type { Offset } from './frame-geometry.ts';
import { metresText } from './metres-text.ts';
import type { MapWindowTexts } from './window-texts.ts';

// Below this an offset counts as none: half a metre rounds to zero.
const LEAST_M = 0.5;

/** Distances in both directions, such as "12 m north"; directions that round to zero are omitted. */
export function distancesOf(
  { dx, dy }: Offset,
  texts: Pick<MapWindowTexts, 'north' | 'south' | 'east' | 'west'>,
  locale: Locale,
): readonly string[] {
  const east = Math.abs(dx) >= LEAST_M && (dx > 0 ? texts.east : texts.west);
  const north = Math.abs(dy) >= LEAST_M && (dy > 0 ? texts.north : texts.south);
  return [
    ...(north ? [north(metresText(Math.abs(dy), locale))] : []),
    ...(east ? [east(metresText(Math.abs(dx), locale))] : []),
  ];
}
