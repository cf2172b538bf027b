import { readdirSync, readFileSync } from 'node:fs';
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

type TokenValue = ColorValue | Dimension | readonly string[] | number;

/** One token of a DTCG file with its path, such as `['color', 'ink']`. */
export interface Token {
  readonly path: readonly string[];
  readonly value: TokenValue;
  readonly extensions: Record<string, unknown>;
}

/** Names of the further brands: each folder in `brands/` is one. */
export const BRANDS: readonly string[] = readdirSync(new URL('brands', import.meta.url)).toSorted();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTokenValue(value: unknown): value is TokenValue {
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string');
  if (!isRecord(value)) return false;
  return 'unit' in value ? typeof value['value'] === 'number' : value['colorSpace'] === 'oklch';
}

function flatten(node: Record<string, unknown>, path: readonly string[]): Token[] {
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

/**
 * Reads one DTCG file of the default brand or of another one.
 *
 * @throws Error with the path of a token whose value has an unknown type
 */
export function readTokens(file: string, brand?: string): Token[] {
  const path = brand === undefined ? file : `brands/${brand}/${file}`;
  const json: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  if (!isRecord(json)) throw new Error(`${path} is not a token file`);
  return flatten(json, []);
}

/** Whether a token's value is a colour. */
export function isColor(value: TokenValue): value is ColorValue {
  return isRecord(value) && 'colorSpace' in value;
}

/** Colours of one theme by role, such as `ink` or `warning-edge`. */
export function readColors(theme: Theme, brand?: string): Map<string, Oklch> {
  const colors = new Map<string, Oklch>();
  for (const { path, value } of readTokens(`color-${theme}.tokens.json`, brand)) {
    if (isColor(value)) colors.set(path.slice(1).join('-'), value.components);
  }
  return colors;
}
