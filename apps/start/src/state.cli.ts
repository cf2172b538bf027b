import { spawnSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runPortal } from './run-portal.ts';

/*
 * `pnpm state check <name or path>` checks a state pack, with `--online` also its map services and its cadastre, and with
 * `--texts` lists every text that a language lacks. `pnpm state preview <name or path>` runs the portal with it and the
 * sandbox, with data of its own in `.portal-data`, after the same checks.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const USAGE =
  'Usage: pnpm state check [--online] [--texts] <folder in states, or path>\n       pnpm state preview <folder in states, or path>';

const start = process.env['INIT_CWD'] ?? process.cwd();

/** Runs a script of the backend. @returns its exit code */
function run(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): number {
  const path = join(ROOT, 'apps/backend/src', script);
  return spawnSync(process.execPath, [path, ...args], { stdio: 'inherit', env }).status ?? 1;
}

/** The launcher reads its settings from the environment. */
async function preview(pack: string): Promise<void> {
  const folder = /[\\/.]/.test(pack) ? resolve(start, pack) : join(ROOT, 'states', pack);
  process.env['PORTAL_STATE'] = folder;
  process.env['PORTAL_DATA'] ??= join(ROOT, '.portal-data/preview', basename(folder));
  await runPortal((env) => {
    // As in the backend, `{sandbox}` is the origin of the cadastre system.
    const { CADASTRE_URL = '' }: NodeJS.ProcessEnv = env;
    run('state-services.cli.ts', [pack], { MAP_ORIGIN: new URL(CADASTRE_URL).origin, ...env });
  });
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { online: { type: 'boolean' }, texts: { type: 'boolean' } },
    });
    const [action, name, ...others] = positionals;
    const isRight = name !== undefined && (action === 'check' || action === 'preview');
    return isRight && others.length === 0 ? { action, name, ...values } : null;
  } catch {
    return null;
  }
}

const read = readArguments();
if (read === null) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const { action, name, online, texts } = read;
  process.exitCode = run('state-pack/check.cli.ts', texts ? [name, '--texts'] : [name]);
  if (process.exitCode === 0 && action === 'preview') await preview(name);
  else if (process.exitCode === 0 && online)
    process.exitCode = run('state-services.cli.ts', [name]);
}
