import { existsSync, readFileSync } from 'node:fs';

/** A test that has run. */
export interface Test {
  readonly name: string;
  /** `passed`, `failed`, `repeated` (it passed in its second run), or how the runner says that it did not run. */
  readonly state: string;
  readonly ms: number;
}

/** A file or a group of tests in Playwright's JSON report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** What is read of the JSON reports of Playwright (`suites`) and Vitest (`testResults`). */
interface Report {
  readonly suites?: readonly Suite[];
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
    }[];
  }[];
}

const STATES: Readonly<Record<string, string>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'repeated',
};

const inSuite = ({ suites = [], specs }: Suite): readonly Test[] => [
  ...suites.flatMap(inSuite),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      return { name: title, state: STATES[status] ?? status, ms };
    }),
  ),
];

/** The tests in a JSON report of Vitest or Playwright. */
function testsOf({ suites = [], testResults = [] }: Report): readonly Test[] {
  const ofVitest = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, duration = 0 }) => ({ name: fullName, state: status, ms: duration }));
  return [...suites.flatMap(inSuite), ...ofVitest];
}

/** A skipped test has shown nothing. */
export const isFailed = ({ state }: Test) => state !== 'passed' && state !== 'repeated';

/**
 * What a part has shown. Fewer tests than its floor and an error outside a test are failures by name: a run that ran nothing must not look
 * like one without faults.
 *
 * @param succeeded whether its command ended with the exit code 0
 * @param report the JSON file of its test runner, if it has one; a part without counts as one test
 */
export function resultOf(atLeast: number, succeeded: boolean, report?: string): readonly Test[] {
  const only = { name: 'see its output', state: succeeded ? 'passed' : 'failed', ms: 0 };
  if (report === undefined) return [only];
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const reasons = [
    ...(tests.length < atLeast ? [`${tests.length} of at least ${atLeast} tests ran`] : []),
    ...(succeeded || tests.some(isFailed) ? [] : ['an error outside a test; see its output']),
  ];
  return [...tests, ...reasons.map((name) => ({ name, state: 'failed', ms: 0 }))];
}
