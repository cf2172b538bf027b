import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../../durability/cluster.ts';
import { createHttpBrowser } from '../../durability/http-browser.ts';
import { fetchParcels, replaceSandboxOrigin } from '../../journeys/support/demo-data.ts';
import { type Figure, median, quantile, report } from '../figure.ts';
import { observeMemory, slopeOf } from './memory.ts';

/*
 * Whole journeys of many citizens at once, over two backends and a PostgreSQL (BIG-5): login, search, order, payment,
 * status. `pnpm bench:load [seconds for each number of citizens] [numbers of citizens] [pause between journeys in seconds]`,
 * for example `pnpm bench:load 30 1,10,50,200,500`; `pnpm bench:load 3600 50` is a soak test. An answer 503 or 429 is
 * repeated after a pause, as the portal does.
 */

const [seconds = '60', numbers = '1,10,50,200,500', pauseSeconds = '0'] = process.argv.slice(2);
const CITIZENS = numbers.split(',').map(Number);
const PLAIN = 'flurstuecksnachweis';
/** Share of the peak that the throughput with the most citizens must reach. */
const LEAST_SHARE = 0.9;
/** A soak test takes at least so many seconds; then the memory of the backends may grow by so many MB an hour. */
const SOAK = { seconds: 1200, mostMegabytes: 60 } as const;

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
const parcelId = parcel?.properties.flstkennz ?? '';

interface Counts {
  refused: number;
  failed: number;
  readonly journeysMs: number[];
}

/** One journey. @throws when an answer is not the expected one */
async function journey(signal: AbortSignal, counts: Counts): Promise<void> {
  const browser = createHttpBrowser(signal);
  const open = async (url: string, init?: Parameters<typeof browser.open>[1]) => {
    for (;;) {
      const answer = await browser.open(url, init);
      if (answer.status !== 503 && answer.status !== 429) return answer;
      await answer.body?.cancel();
      counts.refused += 1;
      await pause(1000 * Number(answer.headers.get('retry-after') ?? 1), undefined, { signal });
    }
  };
  let at = `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`;
  let answer = await open(at);
  while (answer.status >= 300 && answer.status < 400) {
    at = new URL(answer.headers.get('location') ?? '', at).href;
    if (at === `${origin}/`) break;
    answer = await open(at);
    if (answer.status === 200 && at.startsWith(`${sandboxOrigin}/identity/interaction/`)) {
      answer = await browser.submit(at, { person: 'erika-mustermann' });
    }
  }
  const call = async (method: string, path: string, body: object | null, headers = {}) => {
    const result = await open(`${origin}/api${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        'x-xsrf-token': browser.cookie(origin, 'XSRF-TOKEN'),
        ...headers,
      },
    });
    if (!result.ok) throw new Error(`${method} ${path} answers ${result.status}`);
    return result.json();
  };
  const params = { zipCode: '', city: 'Lindenau', streetName: 'Lindenallee', houseNumber: '' };
  await call('POST', '/land/parcels/search-by-address', { params, page: 0, limit: 7 });
  const orders = '/authenticated-customer/orders';
  const position = { parcelId, productId: PLAIN, numberOfCopies: 0, orderPdf: true };
  const created = await call(
    'POST',
    orders,
    { orderPositions: [{ ...position, justification: '' }] },
    { 'idempotency-key': randomUUID() },
  );
  const order = `${orders}/${created.orderNumber}`;
  const payment = await call('POST', `${order}/pay`, { paymentMethod: 'SEPA' });
  const paid = await browser.submit(payment.redirectUrl, { decision: 'pay' });
  await paid.body?.cancel();
  await (await open(paid.headers.get('location') ?? origin)).body?.cancel();
  await call('GET', `${order}/download-status`, null);
}

async function measure(citizens: number) {
  const counts: Counts = { refused: 0, failed: 0, journeysMs: [] };
  const over = AbortSignal.timeout(Number(seconds) * 1000);
  const endObservation = observeMemory(cluster.pids);
  const began = performance.now();
  const citizen = async (): Promise<void> => {
    while (!over.aborted) {
      const start = performance.now();
      try {
        await journey(over, counts);
        counts.journeysMs.push(performance.now() - start);
        await pause(1000 * Number(pauseSeconds), undefined, { signal: over });
      } catch {
        // Journeys in progress at the end count neither as done nor as failed.
        if (!over.aborted) counts.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: citizens }, citizen));
  const elapsed = (performance.now() - began) / 1000;
  const memory = endObservation();
  return { ...counts, citizens, memory, rate: counts.journeysMs.length / elapsed };
}

try {
  const curve: Awaited<ReturnType<typeof measure>>[] = [];
  for (const citizens of CITIZENS) curve.push(await measure(citizens));
  const peak = Math.max(...curve.map(({ rate }) => rate));
  const figures = curve.map(({ citizens, rate, journeysMs, refused, failed }): Figure => {
    const times =
      journeysMs.length === 0
        ? 'no journey completed'
        : `median ${median(journeysMs).toFixed(0)} ms, p95 ${quantile(journeysMs, 0.95).toFixed(0)} ms`;
    const note = `${rate.toFixed(2)} a second; ${times}; ${refused} refused, ${failed} failed`;
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
  report(`Whole journeys, two backends and PostgreSQL, ${seconds} s each`, figures);
} finally {
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
