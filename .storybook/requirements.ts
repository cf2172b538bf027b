import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'virtual:requirements-to-tests.md?raw';

/** The page of requirements and their tests, written from the current tests when a docs page imports it. */
export function requirementsPage(): Plugin {
  return {
    name: 'portal:requirements',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const check = 'tools/requirements/check.cli.ts';
      execFileSync(process.execPath, [check, '--write'], { cwd: ROOT });
      const page = readFileSync(`${ROOT}reports/requirements-to-tests.md`, 'utf8');
      return `export default ${JSON.stringify(page)};`;
    },
  };
}
