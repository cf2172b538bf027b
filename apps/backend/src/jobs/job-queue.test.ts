import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { jobQueue } from './job-queue.ts';
import { TICK_MS } from './workers.ts';
import { ExternalSystemError } from '../errors.ts';
import { CONCURRENCY, type JobHandler, type JobHandlers, MAX_ATTEMPTS, RetryLater } from './job.ts';

let database: Database;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await database.query('delete from jobs');
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const advance = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
const queue = () =>
  jobQueue(database, { warn: () => undefined }, () => now, { housekeeping: HOUR });

/** The given handlers; all others do nothing. */
const handlers = (given: Readonly<Record<string, JobHandler>>): JobHandlers =>
  new Proxy({} as JobHandlers, {
    get: (_none, kind) => given[String(kind)] ?? (async () => undefined),
  });

const rows = () =>
  database.query<{ kind: string; attempts: number; run_at: Date; done_at: Date; dead_at: Date }>(
    'select * from jobs order by id',
  );
const fail: JobHandler = async () => {
  throw new Error('no');
};
const wait: JobHandler = async () => {
  throw new RetryLater('not yet');
};
const done = async (kind: string): Promise<number> =>
  (await rows()).filter((row) => row.kind === kind && row.done_at !== null).length;
const expireLeases = () =>
  database.query(`update jobs set leased_until = clock_timestamp() - interval '1 second'`);
const neverResolve = (): Promise<never> => new Promise(() => undefined);

const busy: JobHandler = async () => {
  throw new ExternalSystemError('busy', 503, 600_000);
};

it('waits as long as an external system asks for (OPS-9)', async () => {
  const jobs = queue();
  await jobs.add(database, 'send-review', 'a');
  await jobs.runDue(handlers({ 'send-review': busy }));
  const [row] = await rows();
  expect(row?.run_at.getTime()).toBe(now.getTime() + 600_000);
});

describe('job queue (BE-1)', () => {
  it('renews the lease of a running job and gives an expired one to another worker', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    await queue().add(database, 'send-review', 'a');
    const started = Promise.withResolvers<void>();
    const stall = (): Promise<never> => {
      started.resolve();
      return neverResolve();
    };
    void queue().runDue(handlers({ 'send-review': stall }));
    await started.promise;
    const leasedUntil = async () =>
      (await database.query('select leased_until::text as until from jobs'))[0]?.until;
    const before = await leasedUntil();
    const subjects: string[] = [];
    const other = handlers({ 'send-review': async ({ subject }) => void subjects.push(subject) });
    vi.advanceTimersByTime(15_000);
    await vi.waitFor(async () => expect(await leasedUntil()).not.toBe(before));
    // The clock of a process does not matter.
    advance(10 * HOUR);
    expect(await queue().runDue(other)).toBe(0);
    // Without a heartbeat the process counts as dead.
    await expireLeases();
    expect(await queue().runDue(other)).toBe(1);
    expect(subjects).toEqual(['a']);
  });

  it('writes nothing for an attempt whose lease has expired', async () => {
    await queue().add(database, 'send-review', 'a');
    const first = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const suspended = queue().runDue(
      handlers({
        'send-review': () => {
          started.resolve();
          return first.promise;
        },
      }),
    );
    await started.promise;
    await expireLeases();
    const second = Promise.withResolvers<void>();
    const takenOver = queue().runDue(handlers({ 'send-review': () => second.promise }));
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(2));
    first.resolve();
    await suspended;
    expect((await rows())[0]?.done_at).toBeNull();
    second.resolve();
    await takenOver;
    expect((await rows())[0]?.done_at).not.toBeNull();
  });

  it('does a bounded number of each kind at a time, and no kind waits for another (BIG-5)', async () => {
    const mine = queue();
    for (let index = 0; index < 30; index += 1) {
      await mine.add(database, 'order-extract', `extract-${index}`);
    }
    await mine.add(database, 'send-mail', 'mail');
    const gate = Promise.withResolvers<void>();
    let atOnce = 0;
    let most = 0;
    const stop = mine.start(
      handlers({
        'order-extract': async () => {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await gate.promise;
          atOnce -= 1;
        },
      }),
    );
    await vi.waitFor(async () => expect(await done('send-mail')).toBe(1), 5000);
    expect([most, await done('order-extract')]).toEqual([CONCURRENCY['order-extract'], 0]);
    gate.resolve();
    await vi.waitFor(async () => expect(await done('order-extract')).toBe(30), 10_000);
    expect(most).toBe(CONCURRENCY['order-extract']);
    await stop();
  });

  it('starts a job that another process adds, without waiting for the next tick', async () => {
    const started = Promise.withResolvers<number>();
    const stop = queue().start(
      handlers({ 'send-review': async () => started.resolve(performance.now()) }),
    );
    // The listener connects, and the first look for jobs has ended.
    await pause(300);
    const added = performance.now();
    await database.transaction((transaction) => queue().add(transaction, 'send-review', 'a'));
    const delay = (await started.promise) - added;
    await stop();
    expect(delay).toBeLessThan(TICK_MS / 2);
  });

  it('starts a job that was added by a process with a fast clock, also after that process has ended', async () => {
    now = new Date(Date.now() + 3 * HOUR);
    await queue().add(database, 'send-review', 'a');
    now = new Date();
    expect(await queue().runDue(handlers({}))).toBe(1);
  });

  it('does not repeat periodic work at every start', async () => {
    let times = 0;
    const counting = handlers({ housekeeping: async () => void (times += 1) });
    for (let start = 0; start < 3; start += 1) {
      await queue().addMissingPeriodicJobs();
      await queue().runDue(counting);
    }
    expect(times).toBe(1);
  });

  it('takes over leases after a restart', async () => {
    await queue().add(database, 'send-review', 'a');
    void queue().runDue(handlers({ 'send-review': neverResolve }));
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    expect(await queue().runDue(handlers({}))).toBe(0);
    await queue().takeOverLeases();
    expect(await queue().runDue(handlers({}))).toBe(1);
  });

  it('stops within seconds and releases the leases of running jobs', async () => {
    const mine = queue();
    await mine.add(database, 'send-review', 'slow');
    await mine.add(database, 'send-mail', 'quick');
    const stop = mine.start(handlers({ 'send-review': neverResolve }));
    // The slow job does not delay the other one.
    await vi.waitFor(async () => expect((await rows())[1]?.done_at).not.toBeNull(), 5000);
    const began = performance.now();
    await stop();
    expect(performance.now() - began).toBeLessThan(4500);
    expect((await rows())[0]).toMatchObject({ attempts: 0, run_at: now, done_at: null });
    await mine.add(database, 'send-mail', 'too late');
    mine.wake();
    await pause(50);
    expect((await rows())[2]?.done_at).toBeNull();
  });

  it('marks failing jobs dead, but never periodic ones', async () => {
    const mine = queue();
    await mine.schedule();
    await mine.add(database, 'send-review', 'a');
    const failing = handlers({ 'send-review': fail, housekeeping: fail });
    for (let time = 0; time <= MAX_ATTEMPTS; time += 1) {
      await mine.runDue(failing);
      advance(HOUR);
    }
    expect((await rows()).map(({ kind, dead_at: dead }) => [kind, dead !== null])).toEqual([
      ['housekeeping', false],
      ['send-review', true],
    ]);
    expect(await mine.retryDeadLetters()).toBe(1);
    expect(await mine.runDue(handlers({}))).toBe(2);
    expect((await rows())[0]).toMatchObject({
      attempts: 0,
      run_at: new Date(now.getTime() + HOUR),
    });
  });

  it('does not count waiting as failing, however long it lasts (OPS-11)', async () => {
    const mine = queue();
    await mine.add(database, 'order-invoice', 'a');
    for (let time = 0; time < MAX_ATTEMPTS + 5; time += 1) {
      await mine.runDue(handlers({ 'order-invoice': wait }));
      advance(HOUR);
    }
    await mine.runDue(handlers({ 'order-invoice': fail }));
    expect(await rows()).toMatchObject([{ dead_at: null, last_error: 'Error: no' }]);
    // Failures that follow each other count.
    for (let time = 1; time < MAX_ATTEMPTS; time += 1) {
      advance(HOUR);
      await mine.runDue(handlers({ 'order-invoice': fail }));
    }
    expect((await rows())[0]?.dead_at).not.toBeNull();
  });

  it.each([
    ['settle-payment', null, false],
    ['refund-payment', 503, false],
    ['send-review', 429, false],
    ['refund-payment', 422, true],
    ['order-invoice', 503, true],
  ] as const)(
    'gives up %s about status %s of an external system: %s (OPS-11)',
    async (kind, status, isDead) => {
      const mine = queue();
      await mine.add(database, kind, 'a');
      const outage: JobHandler = async () => {
        throw new ExternalSystemError('The system does not answer.', status);
      };
      for (let time = 0; time < MAX_ATTEMPTS + 5; time += 1) {
        await mine.runDue(handlers({ [kind]: outage }));
        advance(HOUR);
      }
      const [row] = await rows();
      expect(row?.dead_at !== null).toBe(isDead);
      // Operators see it either way.
      expect(row).toMatchObject({ last_error: expect.stringContaining('does not answer') });
    },
  );

  it('runs a periodic job once for all processes, after a start and in its period', async () => {
    let times = 0;
    const counting = handlers({ housekeeping: async () => void (times += 1) });
    const [mine, other] = [queue(), queue()];
    await Promise.all([mine.schedule(), other.schedule()]);
    await Promise.all([mine.runDue(counting), other.runDue(counting)]);
    expect(times).toBe(1);
    advance(HOUR - 1000);
    expect(await other.runDue(counting)).toBe(0);
    advance(1000);
    await Promise.all([mine.runDue(counting), other.runDue(counting)]);
    expect(times).toBe(2);
    await other.schedule();
    await other.runDue(counting);
    expect(times).toBe(3);
  });
});
