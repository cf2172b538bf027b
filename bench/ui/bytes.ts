import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { report } from '../figure.ts';
import { buildPage, DIST } from './support/build-page.ts';

/** Budgets in kB after gzip: script above plain React, and styles. */
const BUDGET = { scriptAbovePlain: 26, styles: 10 };

interface PageSize {
  /** Bytes after gzip. */
  readonly script: number;
  readonly styles: number;
  readonly styleText: string;
  /** Bytes of each package or component in the bundle, before gzip. */
  readonly parts: ReadonlyMap<string, number>;
}

/** The package, or the folder of `@portal/ui`, that a module belongs to. */
function partOf(id: string): string {
  if (id.startsWith(DIST)) {
    return `@portal/ui/${id.slice(DIST.length).split('/')[0]}`;
  }
  const [, inside] = /.*\/node_modules\/(.+)/.exec(id) ?? [];
  if (!inside) return 'page';
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

function gzipped(text: string | Uint8Array): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Measures what the browser loads at first. */
async function measure(page: 'plain' | 'portal'): Promise<PageSize> {
  const parts = new Map<string, number>();
  let [script, styles, styleText] = [0, 0, ''];
  for (const output of await buildPage(page)) {
    if (output.type === 'chunk') {
      if (!output.isDynamicEntry) script += gzipped(output.code);
      for (const [id, { renderedLength }] of Object.entries(output.modules)) {
        parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + renderedLength);
      }
    } else if (output.fileName.endsWith('.css')) {
      const text = Buffer.from(output.source);
      styles += gzipped(text);
      styleText += text.toString('utf8');
    }
  }
  return { script, styles, styleText, parts };
}

const { values } = parseArgs({ options: { parts: { type: 'boolean' } } });
const plain = await measure('plain');
const portal = await measure('portal');
const kB = (bytes: number): number => bytes / 1000;
const external = portal.styleText.match(/url\(["']?(?:https?:)?\/\//g) ?? [];

report('One page with eleven components, gzip', [
  {
    what: 'script above plain React',
    value: kB(portal.script - plain.script),
    unit: 'kB',
    digits: 1,
    atMost: BUDGET.scriptAbovePlain,
    note: `${kB(portal.script).toFixed(1)} kB to ${kB(plain.script).toFixed(1)} kB: ${(portal.script / plain.script).toFixed(2)} ×`,
  },
  {
    what: 'styles, three themes included',
    value: kB(portal.styles),
    unit: 'kB',
    digits: 1,
    atMost: BUDGET.styles,
  },
  {
    what: 'external addresses in the styles',
    value: external.length,
    unit: '',
    digits: 0,
    atMost: 0,
  },
]);
if (values.parts) {
  const sorted = [...portal.parts].toSorted(([, one], [, other]) => other - one);
  const lines = sorted.map(([part, bytes]) => `  ${String(bytes).padStart(8)}  ${part}`);
  process.stdout.write(`Bytes before gzip and minification:\n${lines.join('\n')}\n`);
}
