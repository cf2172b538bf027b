import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONGEST_TESTS } from './verification/longest-tests.ts';

/** The longest first: the run would else end with one of them alone, and the other cores idle. */
const LONGEST = LONGEST_TESTS.map((file) => join(import.meta.dirname, file));

function rank({ moduleId }: TestSpecification): number {
  const index = LONGEST.indexOf(moduleId);
  return index < 0 ? LONGEST.length : index;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

const SHARED = {
  environment: 'node',
  // Loading the same modules again for each file took longer than the tests; a file that changes shared state
  // restores it. At least three workers: on two cores, the longest files wait for processes and databases most of the time.
  isolate: false,
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Seconds on an idle machine; a database made on disk takes ten times as long while others use the machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** Whether a test file opens a database of the project; not if it starts its own server or always uses the embedded one. */
function opensDatabase(file: string): boolean {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return (
    /(?:openTest(?:App|Database)|sourceImports)\(/.test(source) &&
    !/(?:startPostgres|openPglite)\(/.test(source)
  );
}

/** The test files that run in both projects. */
const DATABASE_TESTS = globSync('apps/backend/src/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter(opensDatabase);

/** Unit tests in Node. Stories run in a browser: see `verification/stories/gate/vitest.config.ts`. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/ui/{build,docs}/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tokens/src/**/*.test.ts',
            'verification/!(packages)/**/!(bundle).test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        // The same tests with a PostgreSQL server instead of the embedded database (BE-1).
        test: {
          ...SHARED,
          name: 'postgres',
          include: DATABASE_TESTS,
          globalSetup: 'apps/backend/src/testing/postgres-project.ts',
          setupFiles: 'apps/backend/src/testing/use-postgres.ts',
        },
      },
    ],
  },
});
