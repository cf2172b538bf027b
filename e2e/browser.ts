import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Flags that let Chromium run as root and without any network but the loopback. */
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a launcher of browsers (Playwright, Vitest, Lighthouse) needs to start Chromium here. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, Debian's, and last the one that comes
 * as an npm package, so that the tests also run where nothing was installed by hand.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    playwrightChromium.executablePath(),
    '/usr/bin/chromium',
  ];
  const installed = candidates.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args: LAUNCH_ARGS };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: LAUNCH_ARGS };
}
