import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the packed packages and of the bundled server; separate from the unit tests because they take long. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'package',
    environment: 'node',
    include: ['*.test.ts', '../deployment/bundle.test.ts'],
    globalSetup: ['support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the cores of a small machine: installations wait.
    maxWorkers: 3,
  },
});
