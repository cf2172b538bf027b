import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons } from './icons.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Attributes that say where a shape lies; any other would be lost in a path. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

const FIRST_MOVE = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(.*)$/;

/** The first move of a path counts from the corner; behind another path it must say so. */
function absolute(d: string): string {
  const [, x, y, rest = ''] = FIRST_MOVE.exec(d) ?? [];
  if (!x) return d;
  // Further pairs behind a relative move are relative lines.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? `l${rest}` : rest}`;
}

/** A circle as two arcs. */
function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
}

/** A rectangle with round corners of radius `r`. */
function rect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [h, v] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}` +
    `h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}z`
  );
}

/**
 * One shape of a drawing as path data (SVG 2, chapter 9) on the grid of 24 units. Throws at a shape
 * or an attribute that it does not know, so that no drawing is shipped in part.
 */
export function pathOf([tag, { key: _key, ...attributes }]: Shape): string {
  const known = KNOWN[tag];
  const foreign = Object.keys(attributes).filter((name) => !known?.includes(name));
  if (!known || foreign.length > 0) throw new Error(`Cannot draw ${tag} with ${foreign.join()}`);
  const at = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'circle':
      return circle(at('cx'), at('cy'), at('r'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'rect':
      return rect(at('x'), at('y'), at('width'), at('height'), at('rx'));
    default:
      return absolute(attributes['d'] ?? '');
  }
}

async function shapesOf(lucideName: string): Promise<readonly Shape[]> {
  const {
    __iconData: data,
  }: {
    readonly __iconData?: { readonly node: readonly Shape[]; readonly size: number };
  } = await import(`lucide-react/icons/${lucideName}`);
  if (data?.size !== 24) throw new Error(`Lucide has no drawing ${lucideName} on a grid of 24`);
  return data.node;
}

function licence(): string {
  const path = createRequire(import.meta.url).resolve('lucide-react/package.json');
  const text = readFileSync(path.replace(/package\.json$/, 'LICENSE'), 'utf8').trim();
  return text
    .split('\n')
    .map((line) => ` * ${line}`.trimEnd())
    .join('\n');
}

/** The text of `drawings.ts`: one path for each icon, and the licence of the drawings. */
export async function drawingsModule(): Promise<string> {
  const entries = Object.entries(icons).map(async ([name, lucideName]) => {
    const path = (await shapesOf(lucideName)).map(pathOf).join('');
    const key = name.includes('-') ? `'${name}'` : name;
    const line = `  ${key}: '${path}',`;
    return line.length > 100 && key.length > 4 ? `  ${key}:\n    '${path}',` : line;
  });
  return `import type { IconName } from './icons.ts';

/**
 * Path of each icon on a grid of 24 units, made by \`draw.cli.ts\` from the drawings of Lucide,
 * whose licence follows.
 *
${licence()}
 */
export const drawings: Readonly<Record<IconName, string>> = {
${(await Promise.all(entries)).join('\n')}
};
`;
}
