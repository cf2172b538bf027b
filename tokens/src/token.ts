import type { Oklch } from './color.ts';

/** Names of the themes, the first being the default. */
export const THEMES = ['light', 'dark', 'contrast'] as const;

/** A theme of the portal. */
export type Theme = (typeof THEMES)[number];

interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem' | 'ms';
}

interface ColorValue {
  readonly colorSpace: 'oklch';
  readonly components: Oklch;
}

/** The value of a token. */
export type TokenValue = ColorValue | Dimension | readonly string[] | number;

/** One token of a DTCG file with its path, such as `['color', 'ink']`. */
export interface Token {
  readonly path: readonly string[];
  readonly value: TokenValue;
  readonly extensions: Record<string, unknown>;
}

/** Whether a value is an object (not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is of a type that tokens have here. */
export function isTokenValue(value: unknown): value is TokenValue {
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  if (!isRecord(value)) return false;
  return 'unit' in value ? typeof value['value'] === 'number' : value['colorSpace'] === 'oklch';
}

/** Every token of a DTCG group. @throws Error with the path of a token whose value has an unknown type */
export function flatten(node: Record<string, unknown>, path: readonly string[]): Token[] {
  const value = node['$value'];
  if (value !== undefined) {
    if (!isTokenValue(value))
      throw new Error(`Token ${path.join('.')} has a value of an unknown type`);
    const extensions = node['$extensions'];
    return [{ path, value, extensions: isRecord(extensions) ? extensions : {} }];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    isRecord(child) && !key.startsWith('$') ? flatten(child, [...path, key]) : [],
  );
}

/** Whether a token's value is a colour. */
export function isColor(value: TokenValue): value is ColorValue {
  return isRecord(value) && 'colorSpace' in value;
}
