import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualText } from './virtual-text.ts';

const FOLDER = fileURLToPath(new URL('../.changeset', import.meta.url));

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: FOLDER,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Dates as YYYY-MM-DD by file, from `git log --name-only --format=@%as`, the newest commit first. */
export function datesByFile(log: string): Readonly<Record<string, string>> {
  const dates: Record<string, string> = {};
  let date = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = line.slice(1);
    else dates[line.slice(line.lastIndexOf('/') + 1)] ??= date;
  }
  return dates;
}

/** Since when each changeset exists; nothing without a history, such as in a shallow clone. */
function changeDates(): Readonly<Record<string, string>> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return {};
    return datesByFile(git('log', '--diff-filter=A', '--name-only', '--format=@%as', '--', '.'));
  } catch {
    return {};
  }
}

/** Dates of the changesets, for the page with the changes of the next version. */
export function changeDatesText(): Plugin {
  return virtualText('change-dates.json', () => JSON.stringify(changeDates()));
}
