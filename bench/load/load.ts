import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../../deployment/durability/cluster.ts';
import { fetchParcels, replaceSandboxOrigin } from '../../e2e/support/demo-data.ts';
import { type Figure, median, quantile, report } from '../figure.ts';
import { curvePage } from './curve-page.ts';
import { awaitDelivery } from './delivery.ts';
import { journey, type Journeys, noJourneys } from './journey.ts';
import { observeMemory, slopeOf } from './memory.ts';

/*
 * Whole journeys of many citizens at once, over two backends and a PostgreSQL (BIG-5).
 * `pnpm bench load [seconds for each number of citizens] [numbers of citizens] [pause between journeys in seconds]`,
 * for example `pnpm bench load 30 1,10,50,200,500`; `pnpm bench load 3600 50` is a soak test. `--calls` prints the times
 * of each call. The curve is written to `reports/load.html`.
 */

const [seconds = '60', numbers = '1,10,50,200,500', pauseSeconds = '0'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const CITIZENS = numbers.split(',').map(Number);
/** Share of the peak that the throughput with the most citizens must reach. */
const LEAST_SHARE = 0.9;
/** A soak test takes at least so many seconds; then the memory of the backends may grow by so many MB an hour. */
const SOAK = { seconds: 1200, mostMegabytes: 60 } as const;

const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url));

const dataFolder = mkdtempSync(join(tmpdir(), 'portal-load-'));
const cluster = await startCluster({
  dataFolder,
  backends: 2,
  hasServer: true,
  env: {
    PORTAL_DEMO_PARCELS: '3000',
    ...Object.fromEntries(
      ['LOGIN', 'SEARCH', 'PRICE', 'ORDER', 'PAYMENT'].map((name) => [
        `RATE_LIMIT_${name}`,
        '1000000',
      ]),
    ),
  },
});
const { origin, sandboxOrigin } = cluster;
replaceSandboxOrigin(sandboxOrigin);
const [parcel] = await fetchParcels(1);
const place = { origin, sandboxOrigin, parcelId: parcel?.properties.flstkennz ?? '' };

/**
 * Counts the journeys that end within the given time. It begins when every citizen has ended one, because at the start
 * all log in at once; journeys in progress at its end are completed.
 */
async function measure(citizens: number) {
  const journeys = noJourneys();
  const never = new AbortController();
  let ended = 0;
  const warm = Promise.withResolvers<void>();
  const over = new AbortController();
  const citizen = async (_: unknown, number: number): Promise<void> => {
    const person = `erika-mustermann.${number}`;
    while (!over.signal.aborted) {
      const start = performance.now();
      try {
        await journey({ ...place, person }, journeys, never.signal);
        journeys.durations.push(performance.now() - start);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        journeys.failures.set(reason, (journeys.failures.get(reason) ?? 0) + 1);
      }
      ended += 1;
      if (ended >= citizens) warm.resolve();
      if (!over.signal.aborted) await pause(1000 * Number(pauseSeconds));
    }
  };
  const all = Promise.all(Array.from({ length: citizens }, citizen));
  await warm.promise;
  const before = journeys.durations.length;
  const endObservation = observeMemory(cluster.pids);
  const began = performance.now();
  await pause(1000 * Number(seconds));
  const rate = (journeys.durations.length - before) / ((performance.now() - began) / 1000);
  const memory = endObservation();
  over.abort();
  await all;
  return { journeys, citizens, memory, rate, delivery: await awaitDelivery(cluster, journeys) };
}

function printCalls({ calls }: Journeys): void {
  const rows = [...calls].map(([call, times]) => ({
    call,
    number: times.length,
    'median ms': Math.round(median(times)),
    'p95 ms': Math.round(quantile(times, 0.95)),
    'longest ms': Math.round(quantile(times, 1)),
  }));
  console.table(rows);
}

try {
  const curve: Awaited<ReturnType<typeof measure>>[] = [];
  for (const citizens of CITIZENS) {
    const measured = await measure(citizens);
    curve.push(measured);
    console.log(`${citizens} citizens at once: measured.`);
    if (process.argv.includes('--calls')) printCalls(measured.journeys);
  }
  const peak = Math.max(...curve.map(({ rate }) => rate));
  const figures = curve.map(({ citizens, rate, journeys }): Figure => {
    const { durations, refused } = journeys;
    const times =
      durations.length === 0
        ? 'no journey completed'
        : `median ${median(durations).toFixed(0)} ms, p95 ${quantile(durations, 0.95).toFixed(0)} ms`;
    const note = `${rate.toFixed(2)} a second; ${times}; ${refused} answers 503 or 429`;
    const isLast = citizens === CITIZENS.at(-1);
    const budget = isLast && CITIZENS.length > 1 ? { atLeast: LEAST_SHARE } : {};
    return {
      what: `${citizens} citizens, share of the peak`,
      value: rate / peak,
      unit: '×',
      digits: 2,
      note,
      ...budget,
    };
  });
  for (const { citizens, journeys, delivery } of curve) {
    const reasons = [...journeys.failures].map(([reason, times]) => `${times} × ${reason}`);
    const failed = [...journeys.failures.values()].reduce((sum, times) => sum + times, 0);
    figures.push(
      {
        what: `${citizens} citizens, failed journeys`,
        value: failed,
        unit: '',
        digits: 0,
        note: [`of ${failed + journeys.durations.length}`, ...reasons].join('; '),
        ...(Number(seconds) >= SOAK.seconds ? {} : { atMost: 0 }),
      },
      {
        what: `${citizens} citizens, confirmed orders that were lost`,
        value: delivery.lost,
        unit: '',
        digits: 0,
        atMost: 0,
        note: `of ${journeys.confirmed.length}; all extracts delivered ${delivery.seconds.toFixed(0)} s after the last journey`,
      },
    );
  }
  figures.push(
    ...curve.map(({ citizens, memory }): Figure => {
      const megabytes = memory.map((sample) => sample.megabytes.toFixed(0));
      return {
        what: `${citizens} citizens, growth of the memory of both backends`,
        value: slopeOf(memory),
        unit: 'MB an hour',
        digits: 0,
        note: `${megabytes[0]} MB, then ${megabytes.at(-1)} MB`,
        ...(Number(seconds) >= SOAK.seconds ? { atMost: SOAK.mostMegabytes } : {}),
      };
    }),
  );
  if (curve.length > 1) {
    const points = curve.map(({ citizens, rate, journeys }) => ({
      citizens,
      rate,
      medianMs: median(journeys.durations),
      p95Ms: quantile(journeys.durations, 0.95),
      refused: journeys.refused,
      failed: [...journeys.failures.values()].reduce((sum, times) => sum + times, 0),
    }));
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(join(REPORTS, 'load.html'), curvePage(points, new Date()));
  }
  report(`Whole journeys, two backends and PostgreSQL, ${seconds} s each`, figures);
} finally {
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
