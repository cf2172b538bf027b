import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../browsers/browser.ts';

const launchOptions = await findBrowser();

/** Presses every key that a docs page names, as a person does, on an example of each part. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'keys',
    include: ['tools/a11y/keys/*.browser.test.tsx'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
