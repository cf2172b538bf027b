import { toLinearSrgb } from '@portal/tokens/color';

/** Red, green and blue in linear light, each 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FUNCTION = /^(rgb|hsl|oklch)a?\(\s*([^()]+?)\s*\)$/i;

/** Converts a channel of sRGB, 0 to 1, to linear light (IEC 61966-2-1). */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function parseHex(value: string): LinearRgb {
  const digits = value.slice(1);
  const sixDigits = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => toLinear(Number.parseInt(sixDigits.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** Parses a number, an angle or a percentage of `whole`; returns NaN for anything else. */
function parseAmount(text: string | undefined, whole: number): number {
  if (text === undefined) return Number.NaN;
  return text.endsWith('%')
    ? (Number(text.slice(0, -1)) / 100) * whole
    : Number(text.replace(/deg$/, ''));
}

function fromHsl(hue: number, saturation: number, lightness: number): LinearRgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const k = (((turn + hue / 30) % 12) + 12) % 12;
    return toLinear(lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function fromFunction(name: string, parts: readonly string[]): LinearRgb {
  const [a, b, c] = parts;
  if (name === 'oklch')
    return toLinearSrgb([parseAmount(a, 1), parseAmount(b, 0.4), parseAmount(c, 360)]);
  if (name === 'hsl') return fromHsl(parseAmount(a, 360), parseAmount(b, 1), parseAmount(c, 1));
  const channel = (text: string | undefined) => toLinear(parseAmount(text, 255) / 255);
  return [channel(a), channel(b), channel(c)];
}

/**
 * Reads an opaque CSS colour: `#rgb`, `#rrggbb`, `rgb()`, `hsl()`, `oklch()`. Returns `undefined`
 * for any other, such as names, transparency and `var()`: their contrast cannot be computed without
 * a page.
 */
export function parseColor(value: string): LinearRgb | undefined {
  const text = value.trim();
  if (HEX.test(text)) return parseHex(text);
  const [, name = '', inner = ''] = FUNCTION.exec(text) ?? [];
  const parts = inner.split(/[\s,]+/);
  if (name === '' || parts.length !== 3) return undefined;
  const color = fromFunction(name.toLowerCase(), parts);
  return color.some((channel) => Number.isNaN(channel)) ? undefined : color;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [one, other].map(([r, g, blue]) => 0.2126 * r + 0.7152 * g + 0.0722 * blue);
  const [light, dark] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)];
  return (light + 0.05) / (dark + 0.05);
}
