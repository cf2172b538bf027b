import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { isFailed, resultOf } from './report.ts';

/** The failures of a part whose floor is two tests, whose command ended so, and whose runner wrote this report, or none. */
function failuresOf(succeeded: boolean, report: object | null): readonly string[] {
  using folder = temporaryFolder('report');
  const file = join(folder.path, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return resultOf(2, succeeded, file)
    .filter(isFailed)
    .map(({ name }) => name);
}

const vitest = (...states: readonly string[]) => ({
  testResults: [
    {
      assertionResults: states.map((status, index) => ({
        fullName: `test ${index}`,
        status,
        duration: 1,
      })),
    },
  ],
});

const playwright = (...states: readonly string[]) => ({
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: states.map((status, index) => ({
            title: `journey ${index}`,
            tests: [{ status, results: [{ duration: 1 }] }],
          })),
        },
      ],
    },
  ],
});

it.each<[string, boolean, object | null, readonly string[]]>([
  ['tests of Vitest that pass', true, vitest('passed', 'passed'), []],
  [
    'tests of Playwright that pass, one in its second run',
    true,
    playwright('expected', 'flaky'),
    [],
  ],
  [
    'a runner that did not start',
    false,
    null,
    ['0 of at least 2 tests ran', 'an error outside a test; see its output'],
  ],
  ['a run of nothing that looks successful', true, vitest(), ['0 of at least 2 tests ran']],
  ['fewer tests than the floor', true, vitest('passed'), ['1 of at least 2 tests ran']],
  [
    'an error outside a test',
    false,
    vitest('passed', 'passed'),
    ['an error outside a test; see its output'],
  ],
  ['a failed test', false, vitest('passed', 'failed'), ['test 1']],
  ['a skipped test', true, vitest('passed', 'skipped'), ['test 1']],
  ['a failed journey', false, playwright('unexpected', 'expected'), ['journey 0']],
  ['a skipped journey', true, playwright('skipped', 'expected'), ['journey 0']],
])('names the failures of %s (CODE-6)', (_of, succeeded, report, failures) => {
  expect(failuresOf(succeeded, report)).toEqual(failures);
});
