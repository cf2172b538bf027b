import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SHARED = {
  environment: 'node',
  // Loading the same modules again for each file took longer than the tests; a file that changes what others share
  // gives it back. One worker less than the cores, as is usual, would leave half of a small machine idle.
  isolate: false,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Seconds on an idle machine; a database made on disk takes ten times as long while others use the machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** Whether a test file opens a database, and no server of its own. */
function opensDatabase(file: string): boolean {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return (
    /(?:openTest(?:App|Database)|sourceImports)\(/.test(source) &&
    !source.includes('startPostgres(')
  );
}

/** The test files that run in both projects. */
const DATABASE_TESTS = globSync('apps/backend/src/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter(opensDatabase);

/** Unit tests in Node. Stories run in a browser: see `verification/stories/gate/vitest.config.ts`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/ui/docs/**/*.test.ts',
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
