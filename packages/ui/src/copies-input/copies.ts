/** Smallest and largest number that can be asked for. */
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

/** At most as many digits as the largest number has; whatever else was typed or pasted is left out. */
export function digitsOf(text: string, { max }: Range): string {
  return text.replace(/\D/g, '').slice(0, String(max).length);
}

/** What a text stands for once it is left; `fallback` when it holds no digit. */
export function settle(text: string, fallback: number, range: Range): number {
  const digits = digitsOf(text, range);
  return clamp(digits === '' ? fallback : Number(digits), range);
}

/** The step of a large jump (PageUp, PageDown). */
const LARGE_STEP = 5;

/** The number after a key of the spin button pattern (ARIA APG); null when the key means nothing. */
export function afterKey(key: string, value: number, range: Range): number | null {
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
