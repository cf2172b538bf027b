import { median, report } from '../figure.ts';
import { withBenchPage } from './support/bench-page.ts';

/*
 * A data table of 10,000 rows compared with one of 100, in pages and with virtual rows: work of rendering, layout included. Both
 * alternate in one run; the median counts: `pnpm bench ui`.
 */

const FEW = 100;
const MANY = 10_000;
const REPETITIONS = 15;
const WARM_UP = 3;
const BUDGET = 1.5;

const keyOf = (isVirtual: boolean, count: number): string => `${isVirtual} ${count}`;

await withBenchPage('data-table', async ({ page, time }) => {
  const mounted = new Map<string, number[]>();
  const sorted: number[] = [];
  for (let turn = -WARM_UP; turn < REPETITIONS; turn += 1) {
    for (const isVirtual of [false, true]) {
      for (const count of turn % 2 === 0 ? [FEW, MANY] : [MANY, FEW]) {
        await page.evaluate((rows) => window.prepareRows(rows), count);
        const mount = await time(() => page.evaluate((way) => window.mountRows(way), isVirtual));
        const sort = await time(() => page.evaluate(() => window.sortRows()));
        await page.evaluate(() => window.removeRows());
        if (turn < 0) continue;
        const key = keyOf(isVirtual, count);
        mounted.set(key, [...(mounted.get(key) ?? []), mount]);
        if (count === MANY && !isVirtual) sorted.push(sort);
      }
    }
  }
  const rendered = (isVirtual: boolean) => {
    const [few, many] = [FEW, MANY].map((count) =>
      median(mounted.get(keyOf(isVirtual, count)) ?? []),
    );
    if (few === undefined || many === undefined) throw new Error('Nothing was measured');
    return {
      what: isVirtual ? 'rendered without pages' : 'rendered in pages',
      value: many / few,
      unit: '×',
      digits: 2,
      atMost: BUDGET,
      note: `${many.toFixed(0)} ms to ${few.toFixed(0)} ms of work`,
    };
  };
  report('Data table of 10,000 rows, compared with one of 100', [
    rendered(false),
    rendered(true),
    { what: '10,000 rows sorted by a text', value: median(sorted), unit: 'ms', digits: 0 },
  ]);
});
