import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../../apps/start/src/testing/launcher.ts';
import { type Figure, median, report } from '../figure.ts';

/*
 * Time of `pnpm start` until the portal runs, with the embedded database: the first start, which imports 3,000 parcels,
 * and a later one. `pnpm bench:start <folder>` compares it with another checkout, whose packages are installed; both
 * are started in turn, so that other work of the machine affects both alike.
 */

const ROUNDS = 3;
const MOST = 1.3;
const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const [other] = process.argv.slice(2);

async function timeOfStart(checkout: string, data: string): Promise<number> {
  const began = performance.now();
  const environment = { PORTAL_DEMO_PARCELS: '3000' };
  const launcher = await launch(data, environment, join(checkout, 'apps/start/src/main.ts'));
  await launcher.ready;
  const time = performance.now() - began;
  launcher.process.kill('SIGINT');
  await launcher.ended;
  return time;
}

const seconds = (times: readonly number[] = []): number => median(times) / 1000;

interface Starts {
  readonly first: number[];
  readonly later: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
try {
  const checkouts = other === undefined ? [HERE] : [HERE, other];
  const starts = checkouts.map((): Starts => ({ first: [], later: [] }));
  // The first round builds the portal and is not measured.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of ['first', 'later'] as const) {
      for (const [index, checkout] of checkouts.entries()) {
        const time = await timeOfStart(checkout, join(folder, `${index}-${round}`));
        if (round > 0) starts[index]?.[kind].push(time);
      }
    }
  }
  const [own, compared] = starts;
  const figureOf = (what: string, kind: keyof Starts): Figure => {
    const [time, before] = [seconds(own?.[kind]), seconds(compared?.[kind])];
    if (!compared) return { what, value: time, unit: 's', digits: 1 };
    const note = `${time.toFixed(1)} s to ${before.toFixed(1)} s`;
    return { what, value: time / before, unit: '×', digits: 2, atMost: MOST, note };
  };
  report(other === undefined ? 'Start' : 'Start, compared with another checkout', [
    figureOf('first start, with an import of 3,000 parcels', 'first'),
    figureOf('later start', 'later'),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
