import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SHARED = {
  environment: 'node',
  globalSetup: 'support/setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // One more than the cores of a small machine: installations wait.
  maxWorkers: 3,
} as const;

/**
 * Tests of the packed packages. `package`: in a new app built by Vite. `frameworks`: what they contain, on a page with foreign styles, in
 * jsdom, as components of a server, with the oldest React, with the lowest OpenLayers, and in other frameworks.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'package',
          include: ['apps.test.ts', 'install.test.ts'],
          provide: { installed: ['newApp'], apps: ['newApp'] },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'frameworks',
          include: ['*.test.ts'],
          provide: { installed: ['newApp', 'oldApp', 'lowMapApp'], apps: ['oldApp', 'lowMapApp'] },
        },
      },
    ],
  },
});
