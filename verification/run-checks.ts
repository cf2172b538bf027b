import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariables } from './environment/variables.ts';

/** A program that checks the project. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The test runner whose report has the number of tests; without one, the check counts as one test. */
  readonly runner?: 'vitest' | 'playwright';
}

/** A check that runs one of our own files in Node. */
export function script(name: string, file: string, ...args: readonly string[]): Check {
  return { name, command: [process.execPath, file, ...args] };
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

function reporterArguments({ runner }: Check, report: string): readonly string[] {
  if (runner === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  }
  // Playwright reads the name of the file from its environment.
  return runner === 'playwright' ? ['--reporter=list,json'] : [];
}

/** Runs the program; whether it succeeded. */
function run(check: Check, report: string): Promise<boolean> {
  const [program, ...args] = check.command;
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...reporterArguments(check, report)], {
      stdio: 'inherit',
      env: { ...testVariables(process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function readReport({ runner }: Check, file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (runner === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

function count(check: Check, succeeded: boolean, report: string): Count {
  const asOneTest = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!check.runner) return asOneTest;
  try {
    const counted = readReport(check, report);
    // A test file that cannot be loaded fails the run without a failed test.
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return asOneTest;
  }
}

/**
 * Runs checks one after another, in the test environment. Prints count and time of each, at the end the sum as
 * `N passed, N failed`, and sets the exit code.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
  let passed = 0;
  let failed = 0;
  for (const check of checks) {
    const { name } = check;
    const report = join(reports, `${name}.json`);
    console.log(`\n── ${name} ──`);
    const start = performance.now();
    const counted = count(check, await run(check, report), report);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
    passed += counted.passed;
    failed += counted.failed;
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
