import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../apps/start/src/testing/launcher.ts';
import { openOlderBrowser, unpackOlderBrowser } from '../tools/browsers/older-browser.ts';
import { temporaryFolder } from '../tools/support/temporary-folder.ts';

/*
 * `pnpm test:full oldest`: opens the portal in the lowest version of Chromium that it supports, and in the one below (EYE-4).
 * docs/accessibility.md names the versions.
 */

const BROWSERS = [
  {
    source: '@sparticuz/chromium@117.0.0',
    heading: 'Ihr Grundstück, amtlich auf Papier oder als PDF',
  },
  { source: '@sparticuz/chromium@116.0.0', heading: 'Ihr Browser ist zu alt für diese Seite' },
] as const;

const NO_RESULT_MS = 30_000;

/** @returns the headings of level 1 that are seen */
async function headingsIn(program: string, address: string, expected: string): Promise<string[]> {
  const browser = await openOlderBrowser(program);
  try {
    const page = await browser.newPage({ locale: 'de-DE' });
    await page.goto(address);
    const headings = page.locator('main h1:visible');
    await headings
      .filter({ hasText: expected })
      .waitFor({ timeout: NO_RESULT_MS })
      .catch(() => undefined);
    return await headings.allInnerTexts();
  } finally {
    await browser.close();
  }
}

using folder = temporaryFolder('oldest');
await using portal = await launch(join(folder.path, 'data'));
await portal.ready;
for (const { source, heading } of BROWSERS) {
  const own = join(folder.path, source.replaceAll(/\W+/g, '-'));
  mkdirSync(own);
  const program = await unpackOlderBrowser(own, source);
  const found = await headingsIn(program, `http://localhost:${portal.port}/`, heading);
  const isRight = found.length === 1 && found[0] === heading;
  console.log(`${isRight ? '✓' : '✗'} ${source}: ${found.join(' | ')}`);
  if (!isRight) process.exitCode = 1;
}
