import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../browsers/browser.ts';

const browser = await findBrowser();

/**
 * Switches off what differs between computers and nobody sees: hinting and subpixels of letters, colour profiles. The
 * screenshots have half the size, which removes other small differences and keeps them small.
 */
const RENDERING_FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A missing screenshot fails; only `--update-snapshots` writes new ones.
  updateSnapshots: 'none',
  timeout: 120_000,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      // Edges of letters may differ a little; a missing icon or a moved line changes more pixels.
      threshold: 0.25,
      maxDiffPixels: 40,
    },
  },
  use: {
    launchOptions: { ...browser, args: [...browser.args, ...RENDERING_FLAGS] },
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
});
