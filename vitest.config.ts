import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

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

const TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/ui/{build,docs}/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'tokens/src/**/*.test.ts',
  '{bench,deployment,e2e,tools}/**/*.test.ts',
  '.storybook/**/*.test.ts',
];

/** Tests that start a PostgreSQL of their own, and tests that start whole systems: parts of `pnpm test:full`. */
const POSTGRES = '**/*.postgres.test.ts';
const LONG = '**/*.long.test.ts';
/** Tests that read files with GDAL: a part of `pnpm test:full`. */
const GDAL = '**/*.gdal.test.ts';

/** The test files that open a database of the project. */
const DATABASE_TESTS = globSync('apps/backend/src/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter((file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return (
    /(?:openTest(?:App|Database)|sourceImports)\(/.test(source) && !source.includes('openEmbedded(')
  );
});

/** Tests in Node. Stories run in a browser: see `tools/a11y/gate/vitest.config.ts`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: TESTS,
          exclude: [...configDefaults.exclude, POSTGRES, LONG, GDAL],
        },
      },
      {
        // The same tests with a PostgreSQL server instead of the embedded database (BE-1), and those of a server that fails.
        test: {
          ...SHARED,
          name: 'postgres',
          include: [...DATABASE_TESTS, `apps/backend/src/${POSTGRES}`],
          globalSetup: 'apps/backend/src/testing/postgres-project.ts',
          setupFiles: 'apps/backend/src/testing/use-postgres.ts',
        },
      },
      {
        test: {
          ...SHARED,
          name: 'long',
          include: [`{apps,bench,deployment,packages,tools}/${LONG}`],
        },
      },
      { test: { ...SHARED, name: 'gdal', include: [`packages/${GDAL}`] } },
    ],
  },
});
