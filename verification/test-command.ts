import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariables } from './environment/variables.ts';

/** What one check found. */
interface Count {
  passed: number;
  failed: number;
}

/** One check of the test command: a program, and how to read its count. */
interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the check writes a report that can be counted; without one it counts as one test. */
  readonly report?: 'vitest' | 'playwright';
}

const environment = testVariables(process.env);
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const reportFile = (name: string) => join(reports, `${name}.json`);
const vitest = (name: string, ...args: string[]): Check => ({
  name,
  report: 'vitest',
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
});

const playwright = (name: string, config: string): Check => ({
  name,
  report: 'playwright',
  command: ['playwright', 'test', '--config', config, '--reporter=list,json'],
});
const script = (name: string, ...args: string[]): Check => ({
  name,
  command: [process.execPath, ...args],
});

const STORYBOOK = 'storybook-static';

const CHECKS: readonly Check[] = [
  { name: 'format', command: ['biome', 'format', '../.ci'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  vitest('unit'),
  vitest('stories', '--config', 'verification/stories/gate/vitest.config.ts'),
  // Packs the packages and uses them in fresh apps outside the workspace.
  vitest('package', '--config', 'verification/packages/vitest.config.ts'),
  // What the package tests have built.
  script('bytes of the package', 'verification/benchmarks/ui/bytes.ts'),
  script('bytes of the portal', 'verification/benchmarks/portal/bytes.ts'),
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--disable-telemetry', '-o', STORYBOOK],
  },
  playwright('pictures', 'verification/stories/visual/playwright.config.ts'),
  // The auditor's report over one component; `pnpm report:a11y` makes the whole.
  script(
    'report',
    'verification/stories/report/report.cli.ts',
    '--storybook',
    STORYBOOK,
    '--only',
    'breadcrumbs',
    '--out',
    join(reports, 'a11y'),
  ),
  playwright('journeys', 'verification/playwright.config.ts'),
];

function run(check: Check): Promise<boolean> {
  const [program = '', ...args] = check.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(check.name) },
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function count(check: Check, succeeded: boolean): Count {
  const alone: Count = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!check.report) return alone;
  try {
    const report = JSON.parse(readFileSync(reportFile(check.name), 'utf8'));
    const counted: Count =
      check.report === 'vitest'
        ? { passed: report.numPassedTests, failed: report.numFailedTests }
        : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
    // A runner that stumbles outside a test (a file that does not load) has failed all the same.
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return alone;
  }
}

const total: Count = { passed: 0, failed: 0 };
for (const check of CHECKS) {
  console.log(`\n── ${check.name} ──`);
  const began = performance.now();
  const found = count(check, await run(check));
  total.passed += found.passed;
  total.failed += found.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${check.name}: ${found.passed} passed, ${found.failed} failed (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
