import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests in Node. Stories run in a browser: see `verification/stories/gate/vitest.config.ts`. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    // Loading the same modules anew for each file took longer than the tests; a file that changes what others share
    // gives it back. One worker less than the cores, as is usual, would leave half of a small machine idle.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/ui/docs/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tokens/src/**/*.test.ts',
      'verification/!(packages)/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    // Seconds in quiet; a database made on disk takes ten times as long while others use the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
