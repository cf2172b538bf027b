import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import type { BuiltPage } from './build.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What was measured in a browser. */
export interface Seen {
  /** Rules of axe that the page violates, as it opens and with its dialog open. */
  readonly axe: readonly string[];
  /** How much wider than the window the page is at 320 px, in CSS px. */
  readonly overflow: number;
}

async function open(browser: Browser, { script, styles }: BuiltPage, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  // Nothing is loaded: typefaces of libraries come from addresses that the build has not written.
  await page.route('**/*', (route) => route.abort());
  await page.setContent(
    `<!doctype html><html lang="en" data-portal-theme="light"><head><title>Order extracts</title><meta name="viewport" content="width=device-width"><style>${styles}</style></head><body><div id="root"></div></body></html>`,
  );
  // A classic script has run when the call returns; a module is strict.
  await page.addScriptTag({ content: `(() => { 'use strict'; ${script} })()` });
  await page.getByRole('heading', { name: 'Order extracts' }).waitFor();
  return page;
}

async function violations(page: Page): Promise<readonly string[]> {
  const ids: unknown = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) => violations.map(({ id }) => id))`,
  );
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Opens a built page wide and narrow, and checks it. */
export async function visit(browser: Browser, built: BuiltPage): Promise<Seen> {
  const narrow = await open(browser, built, 320);
  const overflow = await narrow.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await narrow.close();
  const page = await open(browser, built, 1140);
  await page.evaluate(AXE);
  const initial = await violations(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).waitFor();
  // Until the dialog has faded in: axe would measure the contrast in between.
  await page.waitForTimeout(500);
  const withDialog = await violations(page);
  await page.close();
  return { axe: [...new Set([...initial, ...withDialog])].toSorted(), overflow };
}

/** The time from the call of `render` to the first layout, in ms. */
export async function mountTime(browser: Browser, built: BuiltPage): Promise<number> {
  const page = await open(browser, built, 1140);
  const time = Number(await page.evaluate('mounted'));
  await page.close();
  return time;
}
