import { median, report } from '../figure.ts';
import { withBenchPage } from './support/bench-page.ts';

/*
 * A data table of 10,000 rows compared with one of 100: work of rendering, layout included. Both alternate in one run; the median
 * counts: `pnpm bench ui`.
 */

const FEW = 100;
const MANY = 10_000;
const REPETITIONS = 15;
const WARM_UP = 3;
const BUDGET = 1.5;

await withBenchPage('data-table', async ({ page, time }) => {
  const mounted = new Map<number, number[]>();
  const sorted: number[] = [];
  for (let turn = -WARM_UP; turn < REPETITIONS; turn += 1) {
    for (const count of turn % 2 === 0 ? [FEW, MANY] : [MANY, FEW]) {
      await page.evaluate((rows) => window.prepareRows(rows), count);
      const mount = await time(() => page.evaluate(() => window.mountRows()));
      const sort = await time(() => page.evaluate(() => window.sortRows()));
      await page.evaluate(() => window.removeRows());
      if (turn < 0) continue;
      mounted.set(count, [...(mounted.get(count) ?? []), mount]);
      if (count === MANY) sorted.push(sort);
    }
  }
  const [few, many] = [median(mounted.get(FEW) ?? []), median(mounted.get(MANY) ?? [])];
  report('Data table of 10,000 rows, compared with one of 100', [
    {
      what: 'rendered',
      value: many / few,
      unit: '×',
      digits: 2,
      atMost: BUDGET,
      note: `${many.toFixed(0)} ms to ${few.toFixed(0)} ms of work`,
    },
    { what: '10,000 rows sorted by a text', value: median(sorted), unit: 'ms', digits: 0 },
  ]);
});
