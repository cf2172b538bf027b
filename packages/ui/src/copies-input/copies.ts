/** Smallest and largest number that can be ordered. */
export interface Range {
  /** The smallest number allowed. */
  readonly min: number;
  /** The largest number allowed. */
  readonly max: number;
}

/** The nearest number inside the range. */
export function clamp(value: number, { min, max }: Range): number {
  return Math.min(max, Math.max(min, value));
}

/** The digits of a text, at most as many as the largest number has; other characters are removed. */
export function digitsOf(text: string, { max }: Range): string {
  return text.replace(/\D/g, '').slice(0, String(max).length);
}

/**
 * Whether a text is no whole number, though it begins as one: "3,5" would become 35, "1e1" and "1/1" would become 11 or 10.
 * Pasted words around one number, such as "7 pages", are clear.
 */
export function isUnclear(text: string): boolean {
  return /[.,]|^\s*\d+[^\d\s]$|\d[^\d\s]+\s*\d|\d\s[^\d]*\d/.test(text);
}

/** The number that a text represents, clamped to the range; `fallback` if it contains no digit, or is unclear. */
export function parseCopies(text: string, fallback: number, range: Range): number {
  if (isUnclear(text)) return clamp(fallback, range);
  const digits = digitsOf(text, range);
  return clamp(digits === '' ? fallback : Number(digits), range);
}

/** The step of PageUp and PageDown. */
const LARGE_STEP = 5;

/** The number after a key of the ARIA spinbutton pattern; null for any other key. */
export function valueAfterKey(key: string, value: number, range: Range): number | null {
  const next: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + LARGE_STEP,
    PageDown: value - LARGE_STEP,
    Home: range.min,
    End: range.max,
  };
  const target = next[key];
  return target === undefined ? null : clamp(target, range);
}
