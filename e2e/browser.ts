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
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, the one that comes as an npm package, so that the tests run where
 * nothing was installed by hand and with the same browser everywhere, and where that one does not run, Debian's.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const wished = [process.env['CHROMIUM_PATH'], playwrightChromium.executablePath()];
  const executablePath = wished.find((path) => path && existsSync(path)) ?? (await findOther());
  return { executablePath, args: LAUNCH_ARGS };
}

async function findOther(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return '/usr/bin/chromium';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
