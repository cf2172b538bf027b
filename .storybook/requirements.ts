import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualText } from './virtual-text.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page of requirements and their tests, written from the current tests. */
export function requirementsPage(): Plugin {
  return virtualText('requirements-to-tests.md', () => {
    const check = 'tools/requirements/check.cli.ts';
    execFileSync(process.execPath, [check, '--write'], { cwd: ROOT });
    return readFileSync(`${ROOT}reports/requirements-to-tests.md`, 'utf8');
  });
}
