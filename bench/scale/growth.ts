import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { startOrderScenario } from '../../apps/backend/src/testing/order-scenario.ts';
import { recordStatements, tablesReadAsAWhole } from '../../apps/backend/src/testing/plans.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { mapPosition } from '../../apps/backend/src/testing/small-cadastre.ts';
import { openTestApp } from '../../apps/backend/src/testing/test-app.ts';
import { type Figure, median, report } from '../figure.ts';
import { type Ask, CALLS } from './growth-calls.ts';
import { grow } from './growth-rows.ts';

/*
 * Calls by the number of orders, jobs and sessions (OPS-10): `pnpm bench growth [orders]`, compared with an empty
 * database in the same run, and the plans of their statements. A million orders and jobs and 100,000 sessions without a number;
 * 20,000 take about a minute.
 */

const ORDERS = Number(process.argv[2] ?? 1_000_000);
/** A call may take so many times as long as on an empty database. */
const MOST = 3;
/** Times below this, in ms, are noise of the machine. */
const NOISE_MS = 3;
const TURNS = 15;
/** Partial indexes that contain few rows: what is open, failed or differs. */
const SMALL = [
  'jobs_due',
  'jobs_unfinished',
  'payments_one_live_attempt',
  'payments_refund',
  'payments_refund_requested',
  'payments_mismatch',
];
/** Monitoring counts the active sessions, which are all of them: a call of the operator, without a budget. */
const COUNTING = 'getUserMonitoring';
const COUNTED = 'select count(*)::int as count from sessions';
const GROWING = ['orders', 'order_positions', 'jobs', 'sessions', 'customers', 'payments', 'audit'];

const server = await startPostgres({ durable: false, settings: ['shared_buffers=256MB'] });
const { database, statements } = recordStatements(openPostgres(server.url, () => undefined));
const testApp = await openTestApp({
  database,
  env: Object.fromEntries(
    ['VERIFICATION', 'ORDER', 'PAYMENT'].map((name) => [`RATE_LIMIT_${name}`, '100000']),
  ),
});

const scenario = await startOrderScenario(testApp, [mapPosition()]);
await scenario.pay('SEPA');
await scenario.setPaymentStatus(0, 'SUCCESS');
await scenario.notify(0);
await scenario.putAllExtracts();
await scenario.putInvoice();
const { verificationCode, orderPositions } = await scenario.order();
const context = {
  testApp,
  paid: scenario,
  verificationCode: verificationCode ?? '',
  positionId: orderPositions[0]?.positionId ?? '',
};

async function medianTime(name: string, call: Ask): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    const answer = await call(context);
    times.push(performance.now() - began);
    const isRefused = (answer?.statusCode ?? 200) >= 400;
    if (isRefused !== name.endsWith('(refused)'))
      throw new Error(`${name} answers ${answer?.statusCode}.`);
  }
  return median(times);
}

async function askAll(): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const [name, call] of Object.entries(CALLS)) times.set(name, await medianTime(name, call));
  return times;
}

await askAll();
const before = await askAll();
await grow(database, scenario.number, ORDERS);
statements.length = 0;
const after = await askAll();

const figures = [...after].map(([what, ms]): Figure => {
  const first = before.get(what) ?? Number.NaN;
  return {
    what,
    value: Math.max(ms, NOISE_MS) / Math.max(first, NOISE_MS),
    unit: '×',
    digits: 2,
    ...(what === COUNTING ? {} : { atMost: MOST }),
    note: `${first.toFixed(1)} ms, then ${ms.toFixed(1)} ms`,
  };
});

/** The statements that read a table that grows from its beginning to its end. */
async function wholeReads(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const statement of new Map(statements.map((one) => [one[0], one])).values()) {
    const [sql] = statement;
    if (sql.startsWith(COUNTED) || !/^\s*(?:select|with|update|insert|delete)/i.test(sql)) continue;
    const read = await tablesReadAsAWhole(database, statement, SMALL);
    const whole = read.filter((table) => GROWING.includes(table));
    if (whole.length > 0)
      found.push(`${whole.join(', ')}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
  }
  return found;
}

const whole = await wholeReads();
for (const line of whole) console.log(`reads as a whole ${line}`);
figures.push({
  what: 'statements that read a table that grows as a whole',
  value: whole.length,
  unit: '',
  digits: 0,
  atMost: 0,
});
report(`Calls with ${ORDERS} orders and jobs, and ${Math.floor(ORDERS / 10)} sessions`, figures);
await testApp.close();
await server.remove();
