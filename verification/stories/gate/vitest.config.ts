import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../environment/browser.ts';

const launchOptions = await findBrowser();

/**
 * Every story is mounted in a browser, its `play` function run, axe asked about it, and then the
 * rest of the gate. `GATE_TAG=nonconforming` runs the stories that the gate must refuse instead.
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
    // Each window is busy with one story; one less than the cores, as is usual, leaves half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: [fileURLToPath(new URL('gate.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // So that what moves all the same is seen, and nothing is looked at on its way.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
