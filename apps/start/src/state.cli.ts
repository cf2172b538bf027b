import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `pnpm state check <name or path>` checks a state pack, `pnpm state preview <name or path>` runs the portal with it and the
 * sandbox, with data of its own in `.portal-data`.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const USAGE = 'Usage: pnpm state check|preview <folder in states, or path>';

const start = process.env['INIT_CWD'] ?? process.cwd();
const [action, name] = process.argv.slice(2);

function check(pack: string): number {
  const script = join(ROOT, 'apps/backend/src/state/check.cli.ts');
  return spawnSync(process.execPath, [script, pack], { stdio: 'inherit' }).status ?? 1;
}

/** The launcher reads its settings from the environment. */
async function preview(pack: string): Promise<void> {
  const folder = /[\\/.]/.test(pack) ? resolve(start, pack) : join(ROOT, 'states', pack);
  process.env['PORTAL_STATE'] = folder;
  process.env['PORTAL_DATA'] ??= join(ROOT, '.portal-data/preview', basename(folder));
  await import('./main.ts');
}

if (name === undefined || (action !== 'check' && action !== 'preview')) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  process.exitCode = check(name);
  if (action === 'preview' && process.exitCode === 0) await preview(name);
}
