import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'rolldown';
import { openBrowser } from '../../browsers/browser.ts';
import { serve } from '../../browsers/serve.ts';
import type { Story } from './story.ts';

/** Pages that are open at the same time. */
const PAGES = 2;

/** The script that defines `window.storyChecks`. */
async function bundleChecks(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('in-page.ts', import.meta.url)),
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife', codeSplitting: false },
  });
  return output[0].code;
}

/**
 * Calls `visit` for each story with a page of a built Storybook, with `window.storyChecks` in it, for several stories at
 * a time.
 *
 * @returns name and version of the browser
 */
export async function visitStories(
  storybook: string,
  stories: readonly Story[],
  visit: (page: Page, story: Story) => Promise<void>,
): Promise<string> {
  const checks = await bundleChecks();
  await using served = await serve(storybook);
  await using browser = await openBrowser();
  const queue = [...stories];
  const visitQueue = async () => {
    const page = await browser.newPage({
      baseURL: served.origin,
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    await page.addInitScript(checks);
    for (let story = queue.shift(); story; story = queue.shift()) await visit(page, story);
  };
  await Promise.all(Array.from({ length: PAGES }, visitQueue));
  return `Chromium ${browser.version()}`;
}
