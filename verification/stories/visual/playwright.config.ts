import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../environment/browser.ts';

const browser = await findBrowser();

/**
 * What browsers and machines draw differently and no person sees: hinting and subpixels of letters,
 * colour profiles. Pictures are taken at half the size, which evens out the rest and keeps them small.
 */
const DRAWN_ALIKE = [
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
  // A picture that is missing is a finding; only `--update-snapshots` makes new ones.
  updateSnapshots: 'none',
  timeout: 120_000,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      // Edges of letters may differ a little in shade; a missing icon or a moved line has more pixels.
      threshold: 0.25,
      maxDiffPixels: 40,
    },
  },
  use: {
    launchOptions: { ...browser, args: [...browser.args, ...DRAWN_ALIKE] },
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
});
