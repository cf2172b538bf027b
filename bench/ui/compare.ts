import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../tools/browsers/browser.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { buildPage } from './compare/build.ts';
import { mountTime, visit } from './compare/visit.ts';
import { median } from '../figure.ts';

/*
 * Builds the same page with each library of `compare/peers.json`, installed from the npm registry into a temporary folder, and writes what
 * it has measured to `packages/ui/docs/comparison.json`: `pnpm bench compare`. Nothing is compared with a budget. `compare <folder>` uses the libraries
 * that are installed in a folder.
 */

interface Peer {
  readonly name: string;
  readonly packages: Readonly<Record<string, string>>;
}

/** How often each page is opened for its time. */
const ROUNDS = 15;

const FOLDER = join(import.meta.dirname, 'compare');
const RESULTS = join(import.meta.dirname, '../../packages/ui/docs/comparison.json');
const peers: Readonly<Record<string, Peer>> = JSON.parse(
  readFileSync(join(FOLDER, 'peers.json'), 'utf8'),
);
const manifest: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/ui/package.json'), 'utf8'),
);

/** Installs every library; `@portal/ui` is the built package of the workspace. */
function install(folder: string): void {
  const dependencies = Object.assign(
    { react: '^19.0.0', 'react-dom': '^19.0.0' },
    ...Object.values(peers).map(({ packages }) => packages),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // Some libraries do not name the newest React among their peers yet. Nothing of them may run while they are installed.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the libraries.');
}

function installedVersion(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

using temporary = temporaryFolder('compare');
const folder = process.argv[2] ?? temporary.path;
if (!process.argv[2]) install(folder);

const pages = [
  { id: 'plain', name: 'React', version: installedVersion(folder, 'react') },
  { id: 'portal-ui', name: '@portal/ui', version: manifest.version },
  ...Object.entries(peers).map(([id, { name, packages }]) => ({
    id,
    name,
    version: installedVersion(folder, Object.keys(packages)[0] ?? ''),
  })),
];

await using browser = await openBrowser();
const measured = [];
for (const page of pages) {
  const built = await buildPage(folder, page.id);
  measured.push({ ...page, built, seen: await visit(browser, built), times: new Array<number>() });
  process.stdout.write(`${page.name} is built and checked.\n`);
}
// In rounds: what else the computer does concerns every page.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { built, times } of measured) times.push(await mountTime(browser, built));
}

const [plain, ...libraries] = measured;
if (!plain) throw new Error('Nothing was measured.');
const kB = (bytes: number): number => Number((bytes / 1000).toFixed(1));
const results = {
  date: new Date().toISOString().slice(0, 10),
  browser: `Chromium ${browser.version()}`,
  react: plain.version,
  plain: {
    scriptKB: kB(plain.built.bytes.script),
    mountMs: Number(median(plain.times).toFixed(1)),
  },
  rows: libraries.map(({ id, name, version, built, seen, times }) => ({
    id,
    name,
    version,
    scriptKB: kB(built.bytes.script - plain.built.bytes.script),
    stylesKB: kB(built.bytes.styles),
    axe: seen.axe,
    overflow: seen.overflow,
    mount: Number((median(times) / median(plain.times)).toFixed(1)),
  })),
};
for (const row of results.rows) process.stdout.write(`${JSON.stringify(row)}\n`);
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
