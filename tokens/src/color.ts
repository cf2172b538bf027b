/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Red, green and blue from 0 to 1, proportional to light. */
export type LinearSrgb = readonly [red: number, green: number, blue: number];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Linear-light sRGB of an OKLCH colour, clamped to the sRGB gamut as by a browser on an sRGB
 * screen. Matrices: Björn Ottosson's Oklab, as in CSS Color 4.
 */
export function toLinearSrgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encoded(linear: number): string {
  const channel = linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}

/** A colour in linear-light sRGB as `#rrggbb`. */
export const hexOf = (color: LinearSrgb): string => `#${color.map(encoded).join('')}`;

/** An OKLCH colour as `#rrggbb`, clamped to the sRGB gamut, for tools that read no other notation. */
export function toHex(color: Oklch): string {
  return hexOf(toLinearSrgb(color));
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Oklch, other: Oklch): number {
  return linearContrast(toLinearSrgb(one), toLinearSrgb(other));
}

/** The same for two colours in linear-light sRGB. */
export function linearContrast(one: LinearSrgb, other: LinearSrgb): number {
  const luminances = [one, other].map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
