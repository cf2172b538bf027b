import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox, type BrowserContext, type Page } from 'playwright';
import { findFirefox } from '../browsers/firefox.ts';
import type { Desktop } from './desktop.ts';

/** Where packages of Debian, Ubuntu and Fedora install Chromium. The packaged one of the other tests cannot open a window. */
const CHROMIUM_PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The browsers in which a screen reader is checked. */
export const BROWSERS = ['Firefox', 'Chromium'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A browser on a desktop, with one page. */
export interface OpenBrowser {
  readonly page: Page;
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** A German page that fills the window. */
const PAGE = { locale: 'de-DE', viewport: null } as const;

function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? CHROMIUM_PROGRAMS.find(existsSync);
}

/** German texts of Debian's browsers, such as those of the button of a file field, and the packages that contain them. */
const GERMAN: Readonly<Record<string, string>> = {
  '/usr/lib/firefox-esr/browser/extensions/langpack-de@firefox-esr.mozilla.org.xpi':
    'firefox-esr-l10n-de',
  '/usr/lib/chromium/locales/de.pak': 'chromium-l10n',
};

/** Debian packages of browsers and of their German texts that are not installed. */
export function missingBrowsers(): readonly string[] {
  return [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findChromium() ? [] : ['chromium']),
    ...Object.entries(GERMAN).flatMap(([path, name]) => (existsSync(path) ? [] : [name])),
  ];
}

type Context = Pick<OpenBrowser, 'version' | 'close'> & { readonly context: BrowserContext };

async function openChromium({ env }: Desktop): Promise<Context> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is not installed.');
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    env: { ...env },
    // A graphics processor that is simulated takes longer than none.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--lang=de',
      '--start-maximized',
    ],
  });
  const context = await browser.newContext(PAGE);
  return { context, version: browser.version(), close: () => browser.close() };
}

/** Firefox finds its German texts at the first start of a profile and has them from the second start. */
async function openFirefox({ env }: Desktop): Promise<Context> {
  const options = findFirefox();
  if (!options) throw new Error('Firefox is not installed.');
  const profile = await mkdtemp(join(tmpdir(), 'speech-firefox-'));
  const start = (): Promise<BrowserContext> =>
    firefox.launchPersistentContext(profile, {
      ...options,
      ...PAGE,
      channel: 'moz-firefox',
      headless: false,
      env: { ...env },
      firefoxUserPrefs: {
        ...options.firefoxUserPrefs,
        'intl.locale.requested': 'de',
        // Without a German dictionary every German word would be announced as misspelled.
        'layout.spellcheckDefault': 0,
      },
    });
  const first = await start();
  await first.close();
  const context = await start();
  return {
    context,
    version: context.browser()?.version() ?? '',
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Opens a browser with an empty page on a desktop. */
export async function openBrowser(name: BrowserName, desktop: Desktop): Promise<OpenBrowser> {
  const open = name === 'Chromium' ? openChromium : openFirefox;
  const { context, version, close } = await open(desktop);
  const page = context.pages()[0] ?? (await context.newPage());
  return { page, version, close };
}
