import { readdirSync, readFileSync } from 'node:fs';
import type { Oklch } from './color.ts';
import { flatten, isColor, isRecord } from './token.ts';
import type { Theme, Token } from './token.ts';

/** Names of the further brands: each folder in `brands/` is one. */
export const BRANDS: readonly string[] = readdirSync(new URL('brands', import.meta.url)).toSorted();

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

/** Colours of one theme by role, such as `ink` or `warning-edge`. */
export function readColors(theme: Theme, brand?: string): Map<string, Oklch> {
  const colors = new Map<string, Oklch>();
  for (const { path, value } of readTokens(`color-${theme}.tokens.json`, brand)) {
    if (isColor(value)) colors.set(path.slice(1).join('-'), value.components);
  }
  return colors;
}
