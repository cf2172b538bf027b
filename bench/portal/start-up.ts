import type { Page } from 'playwright';
import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { observeIntl, takeIntlWork } from './support/intl-work.ts';
import { logIn, withPortal } from './support/running-portal.ts';
import type { RunningPortal } from './support/running-portal.ts';

/*
 * Work of the main thread until a page is shown, with four-fold CPU throttling and a warm cache, so that no network time
 * hides it: `pnpm bench portal`.
 */

const RUNS = 5;
const SLOW_DOWN = 4;
const SETTLED_MS = 1500;

/**
 * Pages, and the budget in milliseconds for the browser's `Intl`: its first use reads which languages the browser has. The early
 * script does so while the other scripts are on their way; here they come from the cache.
 */
const PAGES = [
  ['landing page', '/', 180],
  ['extracts', '/auszuege', 180],
  ['product', '/auszuege/produkt/liegenschaftskarte', 180],
  ['parcel step', '/auszuege/bestellung?produkt=liegenschaftskarte', 180],
] as const;

interface Work {
  /** Milliseconds in `Intl`. */
  readonly intl: number;
  /** What used it, with its milliseconds. */
  readonly calls: readonly string[];
  /** Milliseconds of all tasks. */
  readonly tasks: number;
  /** Sum of what every task takes beyond 50 ms. */
  readonly blocking: number;
}

async function visit(page: Page, address: string): Promise<Work> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const taskTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await taskTime();
  await page.goto(address);
  await page.locator('h1:not(.portal-waiting h1):visible').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const tasks = (await taskTime()) - before;
  const found = await takeIntlWork(page);
  await session.detach();
  return { ...found, tasks };
}

async function figuresOf(
  portal: RunningPortal,
  page: Page,
  [name, path, atMost]: (typeof PAGES)[number],
): Promise<readonly Figure[]> {
  await visit(page, portal.at(path));
  const works: Work[] = [];
  for (let run = 0; run < RUNS; run += 1) works.push(await visit(page, portal.at(path)));
  const of = (key: 'intl' | 'tasks' | 'blocking'): number => median(works.map((work) => work[key]));
  const ms = { unit: 'ms', digits: 0 };
  const note = works[0]?.calls.join(', ');
  return [
    { what: `${name}, in Intl`, value: of('intl'), atMost, note, ...ms },
    { what: `${name}, tasks`, value: of('tasks'), ...ms },
    { what: `${name}, tasks beyond 50 ms`, value: of('blocking'), ...ms },
  ];
}

await withPortal(async (portal) => {
  const [first] = portal.context.pages();
  if (first) await logIn(portal, first, 'Max Muster');
  const figures: Figure[] = [];
  for (const row of PAGES) {
    // A page of its own: a browser process reads its locale data once.
    const page = await portal.context.newPage();
    await observeIntl(page);
    figures.push(...(await figuresOf(portal, page, row)));
    await page.close();
  }
  report('Work until a page is shown, CPU throttled 4 times', figures);
});
