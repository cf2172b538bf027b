import type { Locale } from '../provider/index.ts';
import type { Offset } from './frame-geometry.ts';
import type { MapPreviewTexts } from './texts.ts';

// Nearer than this the frame counts as centred; half a metre rounds to none.
const CENTRED_M = 0.5;

/** Metres as the language writes them, without decimals. */
export function metresText(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'meter',
    maximumFractionDigits: 0,
  }).format(Math.abs(metres));
}

/** Where the page frame lies, seen from the parcel, in a sentence. */
export function placeOfFrame({ dx, dy }: Offset, texts: MapPreviewTexts, locale: Locale): string {
  const east = Math.abs(dx) >= CENTRED_M && (dx > 0 ? texts.east : texts.west);
  const north = Math.abs(dy) >= CENTRED_M && (dy > 0 ? texts.north : texts.south);
  const places = [
    ...(north ? [north(metresText(dy, locale))] : []),
    ...(east ? [east(metresText(dx, locale))] : []),
  ];
  return places.length === 0 ? texts.frameCentred : texts.frameAt(places.join(` ${texts.and} `));
}
