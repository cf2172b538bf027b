import { decodeText } from '@portal/names/decode';
import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import type { StateMark } from '@portal/demo-cadastre/land';

/** A paint of the logo: the name of a token, a colour, or null for none. */
function paintOf(value: string, otherwise: string | null): string | null {
  if (value === '') return otherwise;
  if (value === 'none') return null;
  return /^var\(--portal-color-([a-z-]+)\)$/.exec(value)?.[1] ?? value;
}

/**
 * The mark of a state from the logo of its pack: an SVG image of paths. Undefined for a pack without such a logo.
 *
 * @param file path of the logo
 */
export function stateMarkOf(file: string): StateMark | undefined {
  let content: string;
  try {
    content = decodeText(readFileSync(file));
  } catch {
    return undefined;
  }
  const image = new DOMParser().parseFromString(content, 'image/svg+xml');
  const root = image.documentElement;
  const viewBox = root.getAttribute('viewBox') ?? '';
  const [left, top, width, height] = viewBox.split(/\s+/).map(Number);
  if (left === undefined || top === undefined || !width || !height) return undefined;
  const shapes = Array.from(image.getElementsByTagName('path')).map((shape) => ({
    path: shape.getAttribute('d') ?? '',
    fill: paintOf(shape.getAttribute('fill') ?? '', 'ink'),
    stroke: paintOf(shape.getAttribute('stroke') ?? '', null),
    strokeWidth: Number(shape.getAttribute('stroke-width') || 1),
  }));
  return shapes.length > 0 ? { viewBox: [left, top, width, height], shapes } : undefined;
}
