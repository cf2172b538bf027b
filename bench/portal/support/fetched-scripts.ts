import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

const SETTLED_MS = 2000;

/** The scripts that a browser has fetched, by address, with their bytes after gzip. */
export type FetchedScripts = ReadonlyMap<string, number>;

/** Records the scripts, or the files of another kind, that the page fetches from now on. */
export function recordScripts(
  page: Page,
  ending: '.js' | '.css' = '.js',
): { readonly settled: () => Promise<FetchedScripts> } {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(ending) && response.ok()) responses.set(response.url(), response);
  });
  return {
    async settled() {
      await page.waitForLoadState('networkidle');
      // What a page loads when it is idle counts as well.
      await page.waitForTimeout(SETTLED_MS);
      const entries = [...responses].map(
        async ([url, response]) => [url, gzipSync(await response.body()).length] as const,
      );
      return new Map(await Promise.all(entries));
    },
  };
}

/** Sum of bytes. */
export function sumOf(scripts: FetchedScripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
