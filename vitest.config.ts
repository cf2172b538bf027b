import { defineConfig } from 'vitest/config';

/** Unit tests in Node. Stories run in a browser: see `.storybook/vitest.config.ts`. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/ui/report/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tokens/src/**/*.test.ts',
      'e2e/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
