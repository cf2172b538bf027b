import { median, report } from '../figure.ts';
import type { Figure } from '../figure.ts';
import type { ChooserName } from './pages/chooser.tsx';
import { withBenchPage } from './support/bench-page.ts';

/*
 * A combobox with 3,000 options beside one written by hand in plain React, which draws all that matches: how long opening
 * and typing take, laid out. One run, in turns, the middle of several: `node bench/chooser.ts`.
 */

const OPTIONS = 3000;
const TYPED = 'lindenau';
const REPETITIONS = 11;
const WARM_UP = 3;
const BUDGET = 1;

const CHOOSERS = ['plain', 'portal'] as const satisfies readonly ChooserName[];

type Times = Readonly<Record<'open' | 'type', number[]>>;

const noTimes = (): Record<ChooserName, Times> => ({
  plain: { open: [], type: [] },
  portal: { open: [], type: [] },
});

await withBenchPage('chooser', async ({ page, time }) => {
  let times = noTimes();
  for (let turn = -WARM_UP; turn < REPETITIONS; turn += 1) {
    if (turn === 0) times = noTimes();
    for (const name of turn % 2 === 0 ? CHOOSERS : CHOOSERS.toReversed()) {
      await page.evaluate(([chooser, count]) => window.mountChooser(chooser, count), [
        name,
        OPTIONS,
      ] as const);
      times[name].open.push(await time(() => page.evaluate(() => window.openChooser())));
      times[name].type.push(
        await time(() => page.evaluate((text) => window.typeInto(text), TYPED)),
      );
      await page.evaluate(() => window.removeChooser());
    }
  }
  const figure = (what: string, work: keyof Times): Figure => {
    const [portal, plain] = [median(times.portal[work]), median(times.plain[work])];
    const note = `${portal.toFixed(0)} ms to ${plain.toFixed(0)} ms of work`;
    return { what, value: portal / plain, unit: '×', digits: 2, atMost: BUDGET, note };
  };
  report('Combobox with 3,000 options, beside plain React that draws all that match', [
    figure('opened', 'open'),
    figure('eight letters typed', 'type'),
  ]);
});
