import type { CDPSession, Page } from 'playwright';
import { openBrowser } from '../../../tools/browsers/browser.ts';
import { buildPage } from './build-page.ts';

/** A page of `pages/` in a browser. */
export interface BenchPage {
  readonly page: Page;
  /** CPU time of the page's main thread during an action, in milliseconds. */
  readonly time: (action: () => Promise<unknown>) => Promise<number>;
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('The browser has no metric TaskDuration.');
  return found.value;
}

interface Built {
  readonly scripts: readonly string[];
  readonly styles: string;
}

async function built(name: string): Promise<Built> {
  const outputs = await buildPage(name, true);
  const scripts = outputs.flatMap((output) => (output.type === 'chunk' ? output.code : []));
  const styles = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? Buffer.from(output.source).toString('utf8')
      : [],
  );
  return { scripts, styles: styles.join('') };
}

/** Opens a page of `pages/`, built for production, and closes the browser after the `work`. */
export async function withBenchPage(
  name: string,
  work: (bench: BenchPage) => Promise<void>,
): Promise<void> {
  const { scripts, styles } = await built(name);
  await using browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1140, height: 900 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.setContent(
    `<!doctype html><html lang="de" data-portal-theme="light"><style>${styles}</style>`,
  );
  // A classic script has run when the call returns; a module has not.
  for (const content of scripts) await page.addScriptTag({ content: `{${content}}` });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await work({
    page,
    async time(action) {
      await session.send('HeapProfiler.collectGarbage');
      const before = await taskSeconds(session);
      await action();
      return ((await taskSeconds(session)) - before) * 1000;
    },
  });
}
