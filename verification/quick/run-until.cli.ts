import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, parseCLI, startVitest } from 'vitest/node';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
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

const rank = ({ moduleId }: TestSpecification) =>
  filter.findIndex((file) => moduleId.includes(file));

const unfinished = new Set<string>();

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = files.toSorted((one, other) => rank(one) - rank(other));
    for (const { moduleId } of sorted) unfinished.add(moduleId);
    return sorted;
  }
}

let isOver = false;
let hasFailed = false;
const timers: NodeJS.Timeout[] = [];
const deadline: Reporter = {
  onInit(vitest: Vitest) {
    const left = Math.max(Number(moment) - Date.now(), AT_LEAST_MS);
    const cancel = () => {
      isOver = true;
      void vitest.cancelCurrentRun('keyboard-input');
    };
    // The second call stops tests that have not ended after the first one.
    timers.push(setTimeout(cancel, left), setTimeout(cancel, left + GRACE_MS));
  },
  onTestModuleEnd(module: TestModule) {
    if (isOver) return;
    unfinished.delete(module.moduleId);
    hasFailed ||= !module.ok();
  },
  onTestRunEnd: () => timers.forEach(clearTimeout),
};

await startVitest(filter, {
  ...options,
  // Else only the reporters of the command line are used.
  reporter: undefined,
  watch: false,
  passWithNoTests: true,
  sequence: { sequencer: AsGiven },
  reporters: ['default', ['json', { outputFile: report }], deadline],
});
const written = JSON.parse(readFileSync(report, 'utf8'));
const files = [...unfinished].map((file) => relative(ROOT, file));
writeFileSync(report, JSON.stringify({ ...written, unfinished: files }));
// Vitest takes a cancelled run for a failed one.
if (isOver) process.exitCode = hasFailed ? 1 : 0;
