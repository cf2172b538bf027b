import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestTests } from './nearest-tests.ts';
import { LONGEST_TESTS } from '../longest-tests.ts';
import { projectFiles } from '../project-files.ts';
import { type Check, runChecks, script } from '../run-checks.ts';
import { STATIC_CHECKS } from '../static-checks.ts';

const HELP = `pnpm test:quick: format, lint and types of everything, unit tests that depend on changed files, and the stories
beside changed files; at most about two minutes.

  --since <ref>   branch or commit to compare with (main)
`;

const BEGIN = Date.now();
/** When unit tests end before stories, and when all tests end, in ms since the beginning. */
const UNIT_END = 70_000;
const END = 105_000;
const GATE = 'verification/stories/gate/vitest.config.ts';

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

/** Runs test files in this order, until so many ms after the beginning. */
function testsUntil(name: string, end: number, args: readonly string[]): Check {
  const moment = String(BEGIN + end);
  return {
    ...script(name, 'verification/quick/run-until.cli.ts', moment, ...args),
    runner: 'vitest',
  };
}

const containsStories = (folder: string) =>
  readdirSync(folder).some((file) => file.endsWith('.stories.tsx'));

/** Folders of changed files that contain stories: of the same component or page. */
function foldersWithStories(files: readonly string[]): readonly string[] {
  return [...new Set(files.map(dirname))].filter(containsStories).map((folder) => `${folder}/`);
}

if (options.help) {
  console.log(HELP);
} else {
  const changed = changedFiles().filter((file) => existsSync(file));
  const folders = foldersWithStories(changed);
  const tests = nearestTests(projectFiles(), changed);
  const [long = [], short = []] = [true, false].map((isLong) =>
    tests.filter((file) => LONGEST_TESTS.includes(file) === isLong),
  );
  const hasStories = folders.length > 0;
  const unit = testsUntil('unit', hasStories ? UNIT_END : END, ['--project=unit', ...short]);
  const stories = testsUntil('stories', END, ['--config', GATE, ...folders]);
  await runChecks([
    STATIC_CHECKS,
    ...(short.length > 0 ? [unit] : []),
    ...(hasStories ? [stories] : []),
  ]);
  if (long.length > 0) console.log(`Left to \`pnpm test\`, too long: ${long.join(', ')}`);
}
