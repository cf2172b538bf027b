import { readFileSync } from 'node:fs';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { StateMark } from '@portal/demo-cadastre/land';

/** A paint of the logo: the name of a token, a colour, or null for none. */
function paintOf(value: string | undefined, otherwise: string | null): string | null {
  if (value === undefined) return otherwise;
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
    content = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const { root } = parseXml(content);
  const [left, top, width, height] = (root?.attributes['viewBox'] ?? '').split(/\s+/).map(Number);
  if (!root || left === undefined || top === undefined || !width || !height) return undefined;
  const shapes = root.children.flatMap((child) => {
    if (!(child instanceof XmlElement) || child.name !== 'path') return [];
    const { d: path, fill, stroke, 'stroke-width': strokeWidth = '1' } = child.attributes;
    if (path === undefined) return [];
    return [
      {
        path,
        fill: paintOf(fill, 'ink'),
        stroke: paintOf(stroke, null),
        strokeWidth: Number(strokeWidth),
      },
    ];
  });
  return shapes.length > 0 ? { viewBox: [left, top, width, height], shapes } : undefined;
}
