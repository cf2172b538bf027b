import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import type { TableName } from './pages/rows.tsx';
import { withBenchPage } from './support/bench-page.ts';
import type { BenchPage } from './support/bench-page.ts';

/*
 * 500 and 1,000 expandable rows of the order table compared with the same markup in plain React: work of rendering and
 * expanding, layout included. All alternate in one run; the median counts: `pnpm bench ui`.
 */

const SIZES = [500, 1000];
/** How many rows are expanded and collapsed. */
const TOGGLED = 25;
const REPETITIONS = 15;
const WARM_UP = 3;
const BUDGET = 1.2;

const TABLES = ['bare', 'plain', 'portal'] as const satisfies readonly TableName[];

type Work = 'mount' | 'toggle';
type Times = Readonly<Record<Work, number[]>>;

async function visit(
  { page, time }: BenchPage,
  table: TableName,
  rows: number,
  times: Times,
): Promise<void> {
  const mount = await time(() =>
    page.evaluate(([name, count]) => window.mountTable(name, count), [table, rows] as const),
  );
  const toggle = await time(() => page.evaluate((count) => window.toggleRows(count), TOGGLED));
  await page.evaluate(() => window.removeTable());
  times.mount.push(mount);
  times.toggle.push(toggle);
}

const noTimes = (): Times => ({ mount: [], toggle: [] });

/** The tables alternate, so that other load on the machine affects all of them. */
async function measure(
  bench: BenchPage,
  rows: number,
): Promise<Readonly<Record<TableName, Times>>> {
  let times = { bare: noTimes(), plain: noTimes(), portal: noTimes() };
  for (let turn = -WARM_UP; turn < REPETITIONS; turn += 1) {
    if (turn === 0) times = { bare: noTimes(), plain: noTimes(), portal: noTimes() };
    for (const table of turn % 2 === 0 ? TABLES : TABLES.toReversed()) {
      await visit(bench, table, rows, times[table]);
    }
  }
  return times;
}

await withBenchPage('rows', async (bench) => {
  for (const rows of SIZES) {
    const times = await measure(bench, rows);
    const figure = (what: string, work: Work, than: TableName, atMost?: number): Figure => {
      const [portal, other] = [median(times.portal[work]), median(times[than][work])];
      const note = `${portal.toFixed(0)} ms to ${other.toFixed(0)} ms of work`;
      return { what, value: portal / other, unit: '×', digits: 2, atMost, note };
    };
    report(`${rows.toLocaleString('en')} expandable rows, compared with plain React`, [
      figure('rendered, same markup and styles', 'mount', 'plain', BUDGET),
      figure('25 expanded and collapsed, same markup and styles', 'toggle', 'plain', BUDGET),
      figure('rendered, compared with a table without styles', 'mount', 'bare'),
      figure('25 expanded and collapsed, compared with a table without styles', 'toggle', 'bare'),
    ]);
  }
});
