import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runChecks } from './run-checks.ts';
import type { Check } from './run-checks.ts';
import { STATIC_CHECKS } from './static-checks.ts';

const HELP = `pnpm test:quick: format, lint and types of everything, unit tests that depend on changed files, and the stories
beside changed files.

  --since <ref>   branch or commit to compare with (main)
`;

const { values: options } = parseArgs({
  options: {
    since: { type: 'string', default: 'main' },
    help: { type: 'boolean' },
  },
});

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from where this branch left the other one, committed or not. */
function changedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', options.since, 'HEAD');
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Vitest, with arguments that select tests; nothing if there are none. */
function vitest(name: string, args: readonly string[], selection: readonly string[]): Check[] {
  if (selection.length === 0) return [];
  return [{ name, command: ['vitest', ...args, ...selection], runner: 'vitest' }];
}

const hasStories = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.stories.tsx'));

/** Folders of changed files that contain stories: of the same component or page. */
function foldersWithStories(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(dirname))].filter(hasStories).map((folder) => `${folder}/`);
}

if (options.help) {
  console.log(HELP);
} else {
  const changed = changedFiles();
  const sources = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  const gate = 'verification/stories/gate/vitest.config.ts';
  await runChecks([
    ...STATIC_CHECKS,
    ...vitest('unit', ['related', '--run', '--passWithNoTests'], sources),
    ...vitest('stories', ['run', '--config', gate], foldersWithStories(changed)),
  ]);
}
