import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKillTarget } from './kill-cluster.ts';
import { killWhileClosing } from './month-closing.ts';
import { killDuringJourneys } from './order-journeys.ts';

type Target = Awaited<ReturnType<typeof startKillTarget>>;

/** One order for each path through the lifecycle. */
const ORDERS = 7;

describe.each([
  ['one backend with the embedded database', false],
  ['two backends with a PostgreSQL server', true],
] as const)('%s', (_name, hasServer) => {
  let running: Target;
  beforeAll(async () => {
    running = await startKillTarget({ hasServer });
  }, 120_000);
  afterAll(() => running.stop());

  it('completes every order although parts are killed while they are processed (BIG-1)', {
    timeout: 240_000,
  }, async () => {
    const settings = { orders: ORDERS, concurrency: 5, maxKills: 6, timeoutMs: 220_000 };
    const kills = await killDuringJourneys(running.target, settings);
    expect(kills.backend + kills.database).toBeGreaterThan(0);
  });

  it.runIf(hasServer)(
    'bills each position once although every backend is killed while a month is closed (ORG-5)',
    { timeout: 240_000 },
    async () => {
      const settings = { organisations: 60, maxKills: 1, timeoutMs: 200_000 };
      expect(await killWhileClosing(running.cluster, settings)).toBeGreaterThan(0);
    },
  );

  it('answers for some seconds after SIGTERM without being ready, and ends although a client never completes its request (OPS-2)', async () => {
    const [port = 0] = running.cluster.ports;
    const stalled = connect(port, 'localhost');
    stalled.on('error', () => undefined);
    await once(stalled, 'connect');
    const head = [
      'content-type: application/json',
      'content-length: 1000',
      '',
      '{"transactionId":',
    ];
    stalled.write(
      ['POST /api/payment-notifications HTTP/1.1', 'host: localhost', ...head].join('\r\n'),
    );
    const ended = running.cluster.endBackend(0, 8000);
    await pause(700);
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`http://localhost:${port}/api/${path}`)).status;
    expect([await statusOf('health/ready'), await statusOf('configuration')]).toEqual([503, 200]);
    expect(await ended).toBe(0);
    stalled.destroy();
  });
});
