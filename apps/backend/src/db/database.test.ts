import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = readdirSync(join(import.meta.dirname, 'migrations')).toSorted();
const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const TRIGGER = `create table migrated (id integer, note text);
create function stamp() returns trigger language plpgsql as $$
begin
  new.note := new.note || '; stamped'; -- a comment; with a semicolon
  return new;
end;
$$;
create trigger stamp before insert on migrated for each row execute function stamp();
`;

describe('database (BE-1)', () => {
  it('runs each migration once, also with concurrent starts', async () => {
    const [first, second] = await Promise.all([migrate(database), migrate(database)]);
    expect([...first, ...second].toSorted()).toEqual(MIGRATIONS);
    expect(await migrate(database)).toEqual([]);
  });

  it('runs a migration with semicolons in a function body, and refuses it after a change', async () => {
    const migrations = mkdtempSync(join(folder, 'migrations-'));
    const write = (name: string, sql: string) => writeFileSync(join(migrations, name), sql);
    const run = () => migrate(database, pathToFileURL(`${migrations}/`));
    write('100-trigger.sql', TRIGGER);
    expect(await run()).toEqual(['100-trigger.sql']);
    await database.query(`insert into migrated (id, note) values (1, 'a;b')`);
    expect(await database.query('select note from migrated')).toEqual([{ note: 'a;b; stamped' }]);
    write('100-trigger.sql', TRIGGER.replaceAll('\n', '\r\n'));
    expect(await run()).toEqual([]);
    write('101-wrong.sql', 'create table half (id integer); select nonsense;');
    await expect(run()).rejects.toThrow('nonsense');
    rmSync(join(migrations, '101-wrong.sql'));
    await expect(database.query('select 1 from half')).rejects.toThrow('half');
    write('100-trigger.sql', `${TRIGGER}-- changed`);
    await expect(run()).rejects.toThrow(
      new StartError(
        'The migration 100-trigger.sql was changed after it had run on this database; restore it and add a new one instead.',
      ),
    );
  });

  it('adopts migrations of versions without checksums', async () => {
    await database.query('update migrations set checksum = null');
    expect(await migrate(database)).toEqual([]);
    expect(
      await database.query(`select 1 from migrations where name like '00%' and checksum is null`),
    ).toEqual([]);
  });

  it('rolls back a failed transaction', async () => {
    const insert = `insert into server_secrets (name, value) values ('a', 'b')`;
    const failing = database.transaction(async (transaction) => {
      await transaction.query(insert);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.query(`select 1 from server_secrets where name = 'a'`)).toEqual([]);
  });

  it('creates one order from concurrent requests with the same key', async () => {
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

  it('runs each job once with two processes', async () => {
    const shared: Database = { ...database, close: async () => undefined };
    const testApp = await openTestApp({ database: shared });
    const secondApp = await testApp.openSecondApp();
    const client = await testApp.login(person('seconds'));
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
    const reviews = testApp.externalSystems.received.filter(
      ({ path }) => path === '/desk/api/reviews',
    );
    expect(reviews).toHaveLength(12);
    expect(new Set(reviews.map(({ body }) => body.orderNumber)).size).toBe(12);
    await secondApp.server.close();
    await testApp.close();
  });
});
