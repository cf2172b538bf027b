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
export function testsOf({ suites = [], testResults = [] }: Report): readonly Test[] {
  const ofVitest = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, duration = 0 }) => ({ name: fullName, state: status, ms: duration }));
  return [...suites.flatMap(inSuite), ...ofVitest];
}
