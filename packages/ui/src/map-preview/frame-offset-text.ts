import type { Locale } from '../provider/index.ts';
import type { Offset } from './frame-geometry.ts';
import { metresText } from './metres-text.ts';
import type { MapPreviewTexts } from './texts.ts';

// Below this the frame counts as centred: half a metre rounds to zero.
const CENTRED_M = 0.5;

/** Distances in both directions, such as "12 m north"; directions that round to zero are omitted. */
export function distancesOf(
  { dx, dy }: Offset,
  texts: MapPreviewTexts,
  locale: Locale,
): readonly string[] {
  const east = Math.abs(dx) >= CENTRED_M && (dx > 0 ? texts.east : texts.west);
  const north = Math.abs(dy) >= CENTRED_M && (dy > 0 ? texts.north : texts.south);
  return [
    ...(north ? [north(metresText(Math.abs(dy), locale))] : []),
    ...(east ? [east(metresText(Math.abs(dx), locale))] : []),
  ];
}

/** A sentence that says where the page frame lies, relative to the parcel. */
export function frameOffsetText(offset: Offset, texts: MapPreviewTexts, locale: Locale): string {
  const distances = distancesOf(offset, texts, locale);
  return distances.length === 0
    ? texts.frameCentred
    : texts.frameAt(distances.join(` ${texts.and} `));
}
