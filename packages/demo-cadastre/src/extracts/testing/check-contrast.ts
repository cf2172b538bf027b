import type { DeviceColor } from '@portal/tagged-pdf';
import type { Palette } from '../pdf/palette.ts';

/** Smallest ratio of text and background (WCAG 1.4.3). */
const MIN_RATIO = 4.5;

const linear = (share: number): number =>
  share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** Relative luminance (WCAG). */
function luminance(color: DeviceColor): number {
  const [red, green = red, blue = red] = color;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function ratioOf(one: DeviceColor, other: DeviceColor): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Every pair of a text colour and a colour that it may be written on. */
function pairsOf(palette: Palette): readonly (readonly [string, DeviceColor, DeviceColor])[] {
  const { background, building, parcelSurface, ground } = palette;
  const surfaces = { background, ...ground, ...(parcelSurface ? { parcelSurface } : {}) };
  const onSurfaces = (['text', 'mutedText', 'estimate', 'parcel', 'district'] as const).flatMap(
    (text) =>
      Object.entries(surfaces).map(
        ([name, surface]) => [`${text} on ${name}`, palette[text], surface] as const,
      ),
  );
  return [
    ...onSurfaces,
    ['mutedText on building', palette.mutedText, building],
    ['text on building', palette.text, building],
  ];
}

/**
 * Checks the contrast of all texts of the documents, which use the colours of the palette only.
 *
 * @returns one sentence for each pair below 4.5:1, with checkpoint 04 of the Matterhorn Protocol
 */
export function checkContrast(palette: Palette): string[] {
  return pairsOf(palette).flatMap(([name, text, surface]) => {
    const ratio = ratioOf(text, surface);
    return ratio < MIN_RATIO ? [`04: ${name} has a contrast of ${ratio.toFixed(2)}:1`] : [];
  });
}
