import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Packs the packages and uses them outside the workspace; apart from the unit tests for its length. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'package',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Both tests of an app build in its folder, and two builds at once are slower on small machines.
    fileParallelism: false,
  },
});
