import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { readBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';

/*
 * JavaScript that a browser must fetch before a page can be used, against the least that React can show, both from
 * the same build and compressed with gzip. Ends with code 1 when a budget is exceeded: `node bench/bytes.ts`.
 */

const PORTAL = join(import.meta.dirname, '..');

/** Limits: multiples of a react-dom hello world, and bytes for the map. */
const LANDING = 2.0;
const WIZARD_STEP = 2.7;
const MAP_BYTES = 100 * 1024;

/** What is fetched when the wizard is opened. */
const WIZARD = ['app/WithQueries.tsx', 'pages/wizard/WizardPage.tsx'] as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

async function bundle(root: string, outDir: string): Promise<Bundle> {
  await build({
    configFile: join(PORTAL, 'vite.config.ts'),
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true, copyPublicDir: false },
  });
  return readBundle(outDir);
}

function rows(portal: Bundle, hello: number): readonly Row[] {
  const german = portal.keyOf('messages/generated/de.json');
  const landing = portal.closure('index.html', german);
  const wizard = portal.closure('index.html', german, ...WIZARD.map((end) => portal.keyOf(end)));
  const engine = portal.closure(portal.keyOf('map-preview/engine.ts'));
  const map = [...engine].filter((file) => !wizard.has(file));
  return [
    { what: 'Landing page', bytes: portal.bytes(landing), limit: LANDING * hello },
    { what: 'Wizard step without a map', bytes: portal.bytes(wizard), limit: WIZARD_STEP * hello },
    { what: 'Map, once it is shown', bytes: portal.bytes(map), limit: MAP_BYTES },
  ];
}

function report(table: readonly Row[], hello: number): boolean {
  say(`react-dom hello world: ${kB(hello)}`);
  for (const { what, bytes, limit } of table) {
    const verdict = bytes <= limit ? 'within' : 'EXCEEDS';
    const times = (bytes / hello).toFixed(2);
    say(`${what}: ${kB(bytes)} (${times} ×), ${verdict} ${kB(limit)}`);
  }
  return table.every(({ bytes, limit }) => bytes <= limit);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-bytes-'));
try {
  const yardstick = await bundle(join(PORTAL, 'bench/hello'), join(folder, 'hello'));
  const hello = yardstick.bytes(yardstick.closure('index.html'));
  const portal = await bundle(PORTAL, join(folder, 'portal'));
  const engine = portal.keyOf('map-preview/engine.ts');
  const isAbsent = !WIZARD.some((end) => portal.needs(portal.keyOf(end), engine));
  if (!isAbsent) say('The map is fetched before one is shown.');
  process.exitCode = report(rows(portal, hello), hello) && isAbsent ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
