import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';

/** Budgets in bytes after gzip: script above plain React, and styles (design, "Budgets"). */
const BUDGET = { scriptAbovePlain: 18_000, styles: 10_000 };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

interface Weight {
  /** Bytes after gzip. */
  readonly script: number;
  readonly styles: number;
  readonly styleText: string;
  /** Bytes of each package or component in the bundle, before gzip. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Which package, or which folder of ours, a module belongs to. */
function partOf(id: string): string {
  if (id.startsWith(dist)) {
    const path = id.slice(dist.length).split('/');
    const depth = path[0] !== 'vendor' ? 1 : path[1]?.startsWith('@') ? 3 : 2;
    return `@portal/ui/${path.slice(0, depth).join('/')}`;
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

function outputsOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** Builds one page as an adopter would and weighs what a visitor loads at first. */
async function weigh(page: 'plain' | 'portal'): Promise<Weight> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('pages/', import.meta.url)),
    resolve: {
      alias: [
        { find: /^@portal\/ui\/themes\.css$/, replacement: `${dist}themes.css` },
        { find: /^@portal\/ui\/([\w-]+)$/, replacement: `${dist}$1/index.js` },
      ],
    },
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: fileURLToPath(new URL(`pages/${page}.tsx`, import.meta.url)) },
    },
  });
  const parts = new Map<string, number>();
  let [script, styles, styleText] = [0, 0, ''];
  for (const output of outputsOf(result)) {
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

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (!existsSync(dist)) throw new Error('Build the package first: pnpm --filter @portal/ui build');
const { values } = parseArgs({ options: { parts: { type: 'boolean' } } });
const plain = await weigh('plain');
const portal = await weigh('portal');
const above = portal.script - plain.script;

say('One page with eleven parts, gzip, one build each:');
say(
  `  script  ${kB(portal.script)}, plain React ${kB(plain.script)}: ratio ${(portal.script / plain.script).toFixed(2)}, ${kB(above)} above (budget ${kB(BUDGET.scriptAbovePlain)})`,
);
say(`  styles  ${kB(portal.styles)} with three themes (budget ${kB(BUDGET.styles)})`);
if (values.parts) {
  say('Bytes before gzip and minification:');
  const sorted = [...portal.parts].toSorted(([, one], [, other]) => other - one);
  for (const [part, bytes] of sorted) say(`  ${String(bytes).padStart(8)}  ${part}`);
}

const failures = [
  above > BUDGET.scriptAbovePlain && 'The script is over budget.',
  portal.styles > BUDGET.styles && 'The styles are over budget.',
  /url\(["']?(?:https?:)?\/\//.test(portal.styleText) && 'The styles have a foreign address.',
].filter((failure) => failure !== false);
for (const failure of failures) say(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
