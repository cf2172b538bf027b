import { distancesOf } from '../feature-map/distances.ts';
import type { Offset } from '../feature-map/frame-geometry.ts';
import type { Locale } from '../provider/index.ts';
import type { MapPreviewTexts } from './texts.ts';

/** A sentence that says where the page frame lies, relative to the parcel. */
export function frameOffsetText(offset: Offset, texts: MapPreviewTexts, locale: Locale): string {
  const distances = distancesOf(offset, texts, locale);
  return distances.length === 0
    ? texts.frameCentred
    : texts.frameAt(distances.join(` ${texts.and} `));
}
