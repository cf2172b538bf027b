import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { hasPackagedBrowser, packagedBrowser } from './packaged-browser.ts';
import { BROWSER_TIME_ZONE, testVariables } from './variables.ts';

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

/** Launch options of Chromium for Playwright, Vitest and Lighthouse. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  /** The complete environment of the browser. */
  readonly env: Record<string, string>;
}

const LOCALE = { LANG: 'de_DE.UTF-8', LANGUAGE: 'de', TZ: BROWSER_TIME_ZONE };

/** Chromium on other systems: named by a variable, or installed by Playwright. */
function installedBrowser(): string {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'The packaged Chromium runs on Linux on x64 only. Run "playwright install chromium", or name a Chromium in CHROMIUM_PATH.',
  );
}

/**
 * The Chromium in which tests run: `CHROMIUM_PATH`, else the Chromium of an npm package with its own libraries. It has the
 * fonts of that package only, one locale and one time zone, so that results are the same on every computer and nothing has to
 * be installed. On other systems than Linux on x64, Playwright's own Chromium.
 *
 * @throws Error if there is none
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const named = process.env['CHROMIUM_PATH'];
  const args = LAUNCH_ARGS;
  if (!hasPackagedBrowser()) {
    const env = { ...testVariables(process.env), ...LOCALE };
    return { executablePath: named ?? installedBrowser(), args, env };
  }
  const { program, libraries, fontSettings, home } = await packagedBrowser();
  const env = { ...LOCALE, HOME: home, FONTCONFIG_FILE: fontSettings };
  if (named) return { executablePath: named, args, env };
  return { executablePath: program, args, env: { ...env, LD_LIBRARY_PATH: libraries } };
}

/** Starts the browser of {@link findBrowser}; ends it with the block: `await using browser = await openBrowser()`. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}
