import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from './environment/variables.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** A program that checks the project. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The test runner whose report has the number of tests; without one, the check counts as one test. */
  readonly runner?: 'vitest' | 'playwright';
}

/** Checks that run beside each other: the lanes at the same time, the checks of a lane one after another. */
export interface Lanes {
  readonly lanes: readonly (readonly Check[])[];
}

/** A check that runs one of our own files in Node. */
export function script(name: string, file: string, ...args: readonly string[]): Check {
  return { name, command: [process.execPath, file, ...args] };
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failed test: its name, and where the runner gives it the first line of its error. */
  readonly failures: readonly string[];
  /** Names of the tests that failed and passed in their second run. */
  readonly repeated?: readonly string[];
  /** Test files for which the time did not suffice. */
  readonly unfinished?: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Written by `run-until.cli.ts`. */
  readonly unfinished?: readonly string[];
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A suite of Playwright's JSON report: a file or a group of tests. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

function reporterArguments({ runner }: Check, report: string): readonly string[] {
  if (runner === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  }
  // Playwright reads the name of the file from its environment.
  return runner === 'playwright' ? ['--reporter=list,json'] : [];
}

/**
 * Runs the program of a check.
 *
 * @param collected receives its output; without, it is printed at once
 * @returns whether it succeeded
 */
function run(check: Check, report: string, collected?: Buffer[]): Promise<boolean> {
  const [program, ...args] = check.command;
  return new Promise((resolve) => {
    const output = collected ? 'pipe' : 'inherit';
    const child = spawn(program, [...args, ...reporterArguments(check, report)], {
      stdio: ['inherit', output, output],
      env: { ...testVariables(process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => collected?.push(piece));
    }
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function readVitestReport(report: VitestReport): Outcome {
  const failures = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      [fullName, ...(failureMessages[0]?.split('\n').slice(0, 1) ?? [])].join(': '),
    );
  const { numPassedTests: passed, numFailedTests: failed, unfinished = [] } = report;
  return { passed, failed, failures, unfinished };
}

type PlaywrightSpec = PlaywrightSuite['specs'][number];

function titlesOf(suite: PlaywrightSuite, wanted: (spec: PlaywrightSpec) => boolean): string[] {
  const { suites = [], specs } = suite;
  const own = specs.filter(wanted).map(({ title }) => title);
  return [...own, ...suites.flatMap((inner) => titlesOf(inner, wanted))];
}

const isFlaky = ({ tests }: PlaywrightSpec): boolean =>
  tests.some(({ status }) => status === 'flaky');

function readPlaywrightReport({ stats, suites }: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: suites.flatMap((suite) => titlesOf(suite, ({ ok }) => !ok)),
    repeated: suites.flatMap((suite) => titlesOf(suite, isFlaky)),
  };
}

function readOutcome(check: Check, succeeded: boolean, file: string): Outcome {
  const asOneTest = succeeded
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: ['see its output above'] };
  if (!check.runner) return asOneTest;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const outcome =
      check.runner === 'vitest' ? readVitestReport(report) : readPlaywrightReport(report);
    // A test file that cannot be loaded, or an error outside a test, fails the run without a failed test.
    return succeeded || outcome.failed > 0
      ? outcome
      : { ...outcome, failed: 1, failures: ['an error outside a test; see its output above'] };
  } catch {
    return asOneTest;
  }
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Runs checks one after another, in the test environment, and those in lanes beside each other. Prints count and time of each, at
 * the end the names of the failed tests, of those that passed in their second run only, of test files for which the time did not
 * suffice, and the sum as `N passed, N failed`, and sets the exit code.
 */
export async function runChecks(steps: readonly (Check | Lanes)[]): Promise<void> {
  using reports = temporaryFolder('test');
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  const repeated: string[] = [];
  const unfinished: string[] = [];
  async function runCheck(check: Check, collected?: Buffer[]): Promise<void> {
    const { name } = check;
    const report = join(reports.path, `${name}.json`);
    const title = `\n── ${name} ──`;
    if (!collected) console.log(title);
    const start = performance.now();
    const outcome = readOutcome(check, await run(check, report, collected), report);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (collected) console.log(`${title}\n${Buffer.concat(collected).toString().trimEnd()}`);
    console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    passed += outcome.passed;
    failed += outcome.failed;
    failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
    repeated.push(...(outcome.repeated ?? []).map((test) => `${name}: ${test}`));
    unfinished.push(...(outcome.unfinished ?? []).map((file) => `${name}: ${file}`));
  }
  async function runLane(lane: readonly Check[]): Promise<void> {
    for (const check of lane) await runCheck(check, []);
  }
  for (const step of steps) {
    if ('lanes' in step) await Promise.all(step.lanes.map(runLane));
    else await runCheck(step);
  }
  printList('Passed in the second run only', repeated);
  printList('Not finished in time; `pnpm test` runs them', unfinished);
  printList('Failed', failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
