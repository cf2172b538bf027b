import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { readBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';

/*
 * JavaScript that a page loads before it can be used, compared with a react-dom hello world, both from the same build
 * and compressed with gzip: `pnpm bench portal`.
 */

const PORTAL = join(import.meta.dirname, '../../../apps/portal');

/** Limits: multiples of a react-dom hello world, and KiB for the map. */
const LANDING = 2.0;
const WIZARD_STEP = 2.7;
const MAP_KIB = 100;

/** Modules that are loaded with the wizard. */
const WIZARD = ['app/WithQueries.tsx', 'pages/wizard/WizardPage.tsx'] as const;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function bundle(root: string, outDir: string): Promise<Bundle> {
  await build({
    configFile: join(PORTAL, 'vite.config.ts'),
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true, copyPublicDir: false },
  });
  return readBundle(outDir);
}

function figures(portal: Bundle, hello: number): readonly Figure[] {
  const german = portal.keyOf('messages/generated/de.json');
  const landing = portal.closure('index.html', german);
  const wizard = portal.closure('index.html', german, ...WIZARD.map((end) => portal.keyOf(end)));
  const engine = portal.keyOf('map-preview/engine.ts');
  const map = [...portal.closure(engine)].filter((file) => !wizard.has(file));
  const withMap = WIZARD.filter((end) => portal.needs(portal.keyOf(end), engine));
  const times = (what: string, files: Iterable<string>, atMost: number): Figure => {
    const bytes = portal.bytes(files);
    const note = `${kib(bytes)} to ${kib(hello)}`;
    return { what, value: bytes / hello, unit: '×', digits: 2, atMost, note };
  };
  return [
    times('landing page', landing, LANDING),
    times('wizard step without a map', wizard, WIZARD_STEP),
    {
      what: 'map, once it is shown',
      value: portal.bytes(map) / 1024,
      unit: 'KiB',
      digits: 1,
      atMost: MAP_KIB,
    },
    {
      what: 'pages that load the map before it is shown',
      value: withMap.length,
      unit: '',
      digits: 0,
      atMost: 0,
    },
    {
      what: 'files that import each other in a cycle',
      value: portal.inCycles().length,
      unit: '',
      digits: 0,
      atMost: 0,
      note: portal.inCycles().join(', '),
    },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'portal-bytes-'));
try {
  const helloBundle = await bundle(join(import.meta.dirname, 'hello'), join(folder, 'hello'));
  const hello = helloBundle.bytes(helloBundle.closure('index.html'));
  const portal = await bundle(PORTAL, join(folder, 'portal'));
  report('JavaScript compared with a react-dom hello world, gzip', figures(portal, hello));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
