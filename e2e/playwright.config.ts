import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../apps/start/src/testing/launcher.ts';
import { findBrowser } from '../tools/browsers/browser.ts';
import { type Device, OWN_COLORS } from '../tools/browsers/devices.ts';
import { findFirefox } from '../tools/browsers/firefox.ts';

// Workers evaluate this file again: the values of the first evaluation are passed in the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_SANDBOX_PORT'] ??= String(await freePort());
process.env['E2E_CADASTRE_TOKEN'] ??= randomUUID();
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'));
const origin = `http://localhost:${process.env['E2E_PORT']}`;

const JOURNEYS = 'journeys/**/*.spec.ts';

/** The short main journey on every device of the matrix, zoom and fingers: what Firefox does not emulate. */
const ON_DEVICES = 'journeys/devices*.spec.ts';

/** Faults of calls and the error catalogue test the portal, not the browser: Chromium suffices. */
const FAULTS = ['faults/**/*.spec.ts', 'error-catalogue/**/*.spec.ts'];

const firefox = findFirefox();

/** The main journeys, and those about the bars that lie over the content. */
const IN_OWN_COLORS = /@main|PAGE-5|EYE-4/;

/**
 * What Firefox cannot be tried with here: touch, pages without scripts, words without the dictionaries that it brings, and forced colours that
 * are emulated: it has its own in the project below.
 */
const IN_CHROMIUM = /@chromium/;

/** The tag `@main` selects the main journeys, which are part of `pnpm test`. */
export default defineConfig<{ readonly device: Device }>({
  projects: [
    { name: 'chromium', testMatch: JOURNEYS, testIgnore: ON_DEVICES },
    { name: 'devices', testMatch: ON_DEVICES },
    { name: 'faults', testMatch: FAULTS },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: JOURNEYS,
            testIgnore: ON_DEVICES,
            grepInvert: IN_CHROMIUM,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: firefox,
            },
          },
          {
            name: 'firefox-own-colours',
            testMatch: JOURNEYS,
            testIgnore: ON_DEVICES,
            grep: IN_OWN_COLORS,
            grepInvert: IN_CHROMIUM,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              device: OWN_COLORS,
              launchOptions: {
                ...firefox,
                firefoxUserPrefs: {
                  ...firefox.firefoxUserPrefs,
                  'browser.display.document_color_use': 2,
                },
              },
            },
          },
        ]
      : []),
  ],
  testDir: '.',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A busy computer can break a journey through three processes and two browsers. Its repetition is named at the end of the run.
  retries: 1,
  // One more than the cores of a small machine: journeys wait for mails, deadlines and portals that start.
  workers: 3,
  reporter: [['list']],
  use: {
    baseURL: origin,
    // Without a locale of the machine, Chromium cannot write to a path with other letters than those of ASCII.
    launchOptions: { ...(await findBrowser()), downloadsPath: process.env['E2E_DATA'] },
    // Actions and calls only: screenshots and snapshots of every action would take a sixth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node apps/start/src/main.ts',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${origin}/api/health`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: process.env['E2E_PORT'],
      SANDBOX_PORT: process.env['E2E_SANDBOX_PORT'],
      PORTAL_DATA: process.env['E2E_DATA'],
      CADASTRE_TOKEN: process.env['E2E_CADASTRE_TOKEN'],
    },
  },
});
