import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './project-files.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The major version of Node that the README promises to be enough. */
export const LOWEST_NODE = Number(/They need Node (\d+) or newer/.exec(README)?.[1]);

const PNPM = /pnpm@[\d.]+/.exec(README)?.[0] ?? '';

/** The folders of `PATH` without those of this project: as in a terminal. */
function terminalFolders(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !`${folder}/`.startsWith(ROOT));
}

/** Names of what a package manager or a test runner sets; `npm_config_` says where packages come from. */
const SET_BY_TOOLS =
  /^(?:npm_(?!config_)|pnpm_|vitest|vite_|(?:node(?:_env|_options|_path)?|test|dev|prod|mode)$)/i;

/** The variables of a terminal. */
function terminalVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SET_BY_TOOLS.test(name)),
  );
}

const versionOf = (node: string): string =>
  execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** The folder of a Node of the lowest promised version: that of the machine, or one that npm downloads. */
function nodeFolder(env: NodeJS.ProcessEnv): string {
  const installed = terminalFolders().find((folder) => existsSync(join(folder, 'node')));
  if (installed && versionOf(join(installed, 'node')).startsWith(`v${LOWEST_NODE}.`))
    return installed;
  const print = ['node', '--print', 'process.execPath'];
  const run = ['exec', '--yes', `--package=node@${LOWEST_NODE}`, '--', ...print];
  return dirname(execFileSync('npm', run, { env, cwd: '/', encoding: 'utf8' }).trim());
}

/**
 * The variables of a terminal in which `node` is the lowest promised version and `pnpm` the package manager of the README.
 * `folder` gets both commands.
 */
export function environmentOfLowestNode(folder: string): NodeJS.ProcessEnv {
  const env = { ...terminalVariables(), PATH: terminalFolders().join(delimiter) };
  const node = join(nodeFolder(env), 'node');
  const print = ['exec', '--yes', `--package=${PNPM}`, '--', 'sh', '-c', 'command -v pnpm'];
  const pnpm = execFileSync('npm', print, { env, cwd: '/', encoding: 'utf8' }).trim();
  for (const [name, program] of Object.entries({ node, pnpm })) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexec '${program}' "$@"\n`);
    chmodSync(file, 0o755);
  }
  return { ...env, PATH: [folder, env.PATH].join(delimiter) };
}
