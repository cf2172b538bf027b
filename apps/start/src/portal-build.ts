import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

const SOURCES = ['apps/portal', 'locales', 'packages', 'tokens', 'pnpm-lock.yaml'];
const EXCLUDED = new Set(['node_modules', 'dist']);

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).toSorted()) {
    if (!EXCLUDED.has(entry)) yield* filesBelow(join(path, entry));
  }
}

/** A hash of all source files of the portal. */
function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the portal unless the last build has the same source hash.
 *
 * @returns whether it was built
 * @throws StartError with the output of the build if it fails
 */
export async function buildPortal(root: string): Promise<boolean> {
  const portal = join(root, 'apps/portal');
  const stampFile = join(root, 'node_modules/.cache/portal-build');
  const hash = sourceHash(root);
  const built = existsSync(join(portal, 'dist/index.html')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === hash) return false;

  const vite = join(portal, 'node_modules/vite/bin/vite.js');
  const output: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: portal,
      // A test run sets NODE_ENV=test, which would build the development version of React.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    build.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    build.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code !== 0) {
    throw new StartError(`The portal cannot be built:\n${Buffer.concat(output).toString()}`);
  }
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stampFile, hash);
  return true;
}
