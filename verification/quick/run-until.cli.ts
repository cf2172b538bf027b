import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, createVitest, parseCLI } from 'vitest/node';
import type { TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from '../project-files.ts';

/*
 * Runs Vitest for test files in the given order until a moment, then cancels the run:
 * `node verification/quick/run-until.cli.ts <ms since 1970> --outputFile.json=<file> [other arguments of vitest] <files>`.
 * The JSON report then also lists the test files that the run has not finished.
 */

/** On a busy machine the moment may have passed before the first test. */
const AT_LEAST_MS = 15_000;
/** A test that runs at the moment may take so long, before it is stopped. */
const GRACE_MS = 8000;

const [moment, ...args] = process.argv.slice(2);
const { filter, options } = parseCLI(['vitest', 'run', ...args]);
const { outputFile } = options;
const report = typeof outputFile === 'object' ? (outputFile.json ?? '') : '';

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const rank = ({ moduleId }: TestSpecification) =>
  filter.findIndex((file) => moduleId.includes(file));

const finished = new Set<string>();
let isOver = false;
const vitest = await createVitest('test', {
  ...options,
  watch: false,
  passWithNoTests: true,
  sequence: { sequencer: AsGiven },
  reporters: [
    'default',
    ['json', { outputFile: report }],
    {
      onTestModuleEnd: ({ moduleId }: TestModule) => {
        if (!isOver) finished.add(moduleId);
      },
    },
  ],
});
await vitest.standalone();
const found = await vitest.globTestSpecifications(filter);
const specifications = found.toSorted((one, other) => rank(one) - rank(other));
const left = Math.max(Number(moment) - Date.now(), AT_LEAST_MS);
const timers = [left, left + GRACE_MS].map((delay) =>
  setTimeout(() => {
    isOver = true;
    void vitest.cancelCurrentRun('keyboard-input');
  }, delay),
);
const result = await vitest.runTestSpecifications(specifications);
timers.forEach(clearTimeout);
await vitest.close();

const unfinished = specifications
  .map(({ moduleId }) => moduleId)
  .filter((file) => !finished.has(file))
  .map((file) => relative(ROOT, file));
const written = JSON.parse(readFileSync(report, 'utf8'));
writeFileSync(report, JSON.stringify({ ...written, unfinished }));
const hasFailed = result.testModules.some((module) => module.state() === 'failed');
process.exitCode = hasFailed || result.unhandledErrors.length > 0 ? 1 : 0;
