import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openBrowser } from '../../../../tools/browsers/browser.ts';
import { serve } from '../../../../tools/browsers/serve.ts';

const ROOT = '<div id="root"></div>';

/** The browser reports an inline style as an error in the console, and the visit fails. */
const STYLES_OF_FILES = "style-src 'self'";

/** A built app and its server-rendered HTML. */
export interface BuiltApp {
  readonly folder: string;
  readonly html: string;
}

/** Writes the page of the app with the rendered content in it; returns the name of the file. */
function writeRenderedPage({ folder, html }: BuiltApp): string {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const file = 'rendered.html';
  writeFileSync(
    join(folder, file),
    page.replace(ROOT, () => ROOT.replace('><', () => `>${html}<`)),
  );
  return file;
}

/** Opens a built app in a browser; throws an error if the page logs one. */
export async function visit(app: BuiltApp, test: (page: Page) => Promise<void>): Promise<void> {
  await visitPage(app.folder, writeRenderedPage(app), test);
}

/** Opens a page of a folder under a policy for styles; throws an error if the page logs one. */
export async function visitPage(
  folder: string,
  file: string,
  test: (page: Page) => Promise<void>,
  policy = STYLES_OF_FILES,
): Promise<void> {
  await using served = await serve(folder, { 'Content-Security-Policy': policy });
  await using browser = await openBrowser();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Browsers request an icon of the site by themselves.
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) {
      errors.push(message.text());
    }
  });
  await page.goto(`${served.origin}/${file}`);
  await test(page);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
