import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import type { ComboboxName } from './pages/combobox.tsx';
import { withBenchPage } from './support/bench-page.ts';

/*
 * A combobox with 3,000 options compared with one in plain React that renders every match: work of opening and typing,
 * layout included. Both alternate in one run; the median counts: `pnpm bench ui`.
 */

const OPTIONS = 3000;
const TYPED = 'lindenau';
const REPETITIONS = 11;
const WARM_UP = 3;
const BUDGET = 1;

const COMBOBOXES = ['plain', 'portal'] as const satisfies readonly ComboboxName[];

type Times = Readonly<Record<'open' | 'type', number[]>>;

const noTimes = (): Record<ComboboxName, Times> => ({
  plain: { open: [], type: [] },
  portal: { open: [], type: [] },
});

await withBenchPage('combobox', async ({ page, time }) => {
  let times = noTimes();
  for (let turn = -WARM_UP; turn < REPETITIONS; turn += 1) {
    if (turn === 0) times = noTimes();
    for (const name of turn % 2 === 0 ? COMBOBOXES : COMBOBOXES.toReversed()) {
      await page.evaluate(([combobox, count]) => window.mountCombobox(combobox, count), [
        name,
        OPTIONS,
      ] as const);
      times[name].open.push(await time(() => page.evaluate(() => window.openCombobox())));
      times[name].type.push(
        await time(() => page.evaluate((text) => window.typeInto(text), TYPED)),
      );
      await page.evaluate(() => window.removeCombobox());
    }
  }
  const figure = (what: string, work: keyof Times): Figure => {
    const [portal, plain] = [median(times.portal[work]), median(times.plain[work])];
    const note = `${portal.toFixed(0)} ms to ${plain.toFixed(0)} ms of work`;
    return { what, value: portal / plain, unit: '×', digits: 2, atMost: BUDGET, note };
  };
  report('Combobox with 3,000 options, compared with plain React that renders every match', [
    figure('opened', 'open'),
    figure('eight letters typed', 'type'),
  ]);
});
