import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../browsers/browser.ts';
import { forceColors } from './force-colors.ts';

// React as people get it; its development version takes an eighth more time.
process.env['NODE_ENV'] = 'production';

const launchOptions = await findBrowser();

/**
 * Mounts every story in a browser, runs its `play` function, axe, and then the other checks of the gate.
 * `GATE_TAG=nonconforming` runs the stories that the gate must refuse instead.
 */
const tag = process.env['GATE_TAG'];

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('../../../.storybook', import.meta.url)),
      ...(tag ? { tags: { include: [tag] } } : {}),
    }),
  ],
  test: {
    name: 'stories',
    // A page of its own for each file took more than a third of the time; Storybook removes each story after its test.
    isolate: false,
    // Vitest uses one core less by default, half of a small machine. One more worker than two cores uses their waits.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Seconds on an idle computer.
    testTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('gate.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Finds animations that ignore the request; the others end at once, before the checks.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      commands: { forceColors },
      instances: [{ browser: 'chromium' }],
    },
  },
});
