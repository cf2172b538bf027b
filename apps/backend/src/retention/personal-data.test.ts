import { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { endSessions, erasePerson, exportPerson } from './personal-data.ts';

let testApp: TestApp;
let logged = '';
const logs = new Writable({
  write: (piece: Buffer, _encoding, done) => {
    logged += piece.toString();
    done();
  },
});
beforeAll(async () => {
  testApp = await openTestApp({
    logs,
    env: {
      RETENTION_ORDER_DAYS: '100',
      RETENTION_JUSTIFICATION_DAYS: '40',
      RETENTION_FILE_DAYS: '50',
      RETENTION_AUDIT_DAYS: '60',
    },
  });
});
afterAll(() => testApp.close());

/** What identifies the test person: name, address, e-mail, account and justification. Random ids can contain the digits of the postcode. */
const PERSONAL = [
  'Erika',
  'Mustermann',
  'erika@example.org',
  'Weg 1',
  /(?<![\w.-])12345(?![\w.-])/,
  'Anbau',
];

/** All rows of all tables as text. */
async function everything(): Promise<string> {
  const tables = await testApp.database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await testApp.database.query<{ text: string }>(
      `select t::text as text from ${name} t`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

/** An order with owner data that is paid, delivered and closed. */
async function closedOrder(): Promise<OrderScenario> {
  const scenario = await startOrderScenario(testApp, [mapPosition(), ownerPosition()]);
  await testApp.app.runJobs();
  await scenario.decide(0, 'APPROVED');
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  await scenario.putInvoice();
  for (const position of [1, 2]) await scenario.putExtract(position);
  await scenario.dispatch();
  await testApp.app.runJobs();
  expect((await scenario.order()).orderStatus).toBe('CLOSED');
  return scenario;
}

const count = async (table: string, { number }: OrderScenario, condition = 'true') =>
  (
    await testApp.database.query(
      `select 1 from ${table} where order_number = $1 and ${condition}`,
      [number],
    )
  ).length;

describe('data of a person (BIG-9)', () => {
  it('is exported: profile, sessions, orders with positions, payments, files and events', async () => {
    const scenario = await closedOrder();
    const data = await exportPerson(testApp.database, { orderNumber: scenario.number });
    const text = JSON.stringify(data);
    for (const part of [...PERSONAL, scenario.number]) expect(text).toMatch(part);
    expect(data.orders).toEqual([
      expect.objectContaining({
        order_number: scenario.number,
        positions: [expect.anything(), expect.anything()],
        payments: [expect.objectContaining({ status: 'SUCCESS' })],
        files: [expect.anything(), expect.anything(), expect.anything()],
      }),
    ]);
    await expect(exportPerson(testApp.database, { orderNumber: 'none' })).rejects.toThrow(
      'NOT_FOUND',
    );
    await erasePerson(testApp.database, { orderNumber: scenario.number });
  });

  it('is not deleted while an order is open', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const erase = () => erasePerson(testApp.database, { orderNumber: scenario.number });
    await expect(erase()).rejects.toThrow('ORDER_STATE');
    await scenario.cancel();
    await erase();
  });

  it('is deleted, and no table contains it afterwards', async () => {
    const scenario = await closedOrder();
    expect(await everything()).toContain('Mustermann');
    await erasePerson(testApp.database, { orderNumber: scenario.number });
    const rest = await everything();
    for (const part of PERSONAL) expect(rest).not.toMatch(part);
    // Accounting keeps the order, its payment and its invoice.
    expect(await count('payments', scenario)).toBe(1);
    expect(await count('order_files', scenario, `kind = 'INVOICE'`)).toBe(1);
    expect(await count('order_files', scenario, `kind = 'EXTRACT'`)).toBe(0);
  });

  it('remains when an operator ends the sessions of the person (SEC-2)', async () => {
    const profile = person('misused');
    const clients = [await testApp.login(profile), await testApp.login(profile)];
    const statuses = async () => {
      const answers = clients.map((client) => client({ url: '/api/authenticated-customer' }));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200]);
    const { issuer, subject } = profile;
    await endSessions(testApp.database, { issuer, subject });
    expect(await statuses()).toEqual([401, 401]);
    const { profile: kept } = await exportPerson(testApp.database, { issuer, subject });
    expect(kept).toMatchObject({ last_name: 'Mustermann' });
    await erasePerson(testApp.database, { issuer, subject });
  });

  it('is exported and deleted by the person, who is logged out then', async () => {
    const url = '/api/authenticated-customer/personal-data';
    const client = await testApp.login(person('own-data'));
    const other = await startOrderScenario(testApp, [mapPosition()]);
    const created = await client({
      method: 'POST',
      url: '/api/authenticated-customer/orders',
      body: { orderPositions: [mapPosition()] },
      headers: { 'idempotency-key': 'the-key-of-own-data' },
    });
    const { orderNumber } = created.json();
    const exported = (await client({ url })).json();
    expect(exported.profile).toMatchObject({ last_name: 'Mustermann' });
    expect(exported.sessions).toHaveLength(1);
    expect(JSON.stringify(exported.orders)).toContain(orderNumber);
    expect(JSON.stringify(exported)).not.toContain(other.number);
    const refused = await client({ method: 'DELETE', url });
    expect([refused.statusCode, refused.json().messageKey]).toEqual([409, 'ORDER_STATE']);
    await client({ method: 'DELETE', url: `/api/authenticated-customer/orders/${orderNumber}` });
    const answer = await client({ method: 'DELETE', url });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'portal_session', value: '' }),
    );
    expect((await client({ url })).statusCode).toBe(401);
    const rows = await testApp.database.query(`select 1 from customers where subject = 'own-data'`);
    expect(rows).toEqual([]);
    await erasePerson(testApp.database, {
      orderNumber: await other.cancel().then(() => other.number),
    });
  });

  it('does not come to be by an order that is still being sent while it is deleted (OPS-11)', async () => {
    const client = await testApp.login(person('sends-slowly'));
    const deleted = Promise.withResolvers<void>();
    async function* slowly() {
      await deleted.promise;
      yield JSON.stringify({ orderPositions: [mapPosition()] });
    }
    const creating = client({
      method: 'POST',
      url: '/api/authenticated-customer/orders',
      body: Readable.from(slowly()),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'the-key-of-a-slow-order',
      },
    });
    // The headers are read, and the session was found.
    await pause(200);
    const url = '/api/authenticated-customer/personal-data';
    expect((await client({ method: 'DELETE', url })).statusCode).toBe(204);
    deleted.resolve();
    const answer = await creating;
    expect([answer.statusCode, answer.json().messageKey]).toEqual([401, 'NOT_AUTHENTICATED']);
    const orders = await testApp.database.query(
      `select 1 from orders o join customers c on c.id = o.customer_id
       where c.issuer = 'deleted' and o.status <> 'CLOSED'`,
    );
    expect(orders).toEqual([]);
  });

  it('is deleted in parts, and then with the order, when its retention ends', async () => {
    const scenario = await closedOrder();
    const open = await startOrderScenario(testApp, [ownerPosition()]);
    const after = async (days: number): Promise<void> => {
      scenario.advanceHours(days * 24);
      await testApp.app.scheduleJobs();
      await testApp.app.runJobs();
    };
    await after(39);
    expect(await count('order_positions', scenario, `justification <> ''`)).toBe(1);
    await after(2);
    expect(await count('order_positions', scenario, `justification <> ''`)).toBe(0);
    expect(await count('order_files', scenario, `kind = 'EXTRACT'`)).toBe(2);
    await after(10);
    expect(await count('order_files', scenario, `kind = 'EXTRACT'`)).toBe(0);
    expect(await count('audit', scenario)).toBeGreaterThan(3);
    await after(10);
    expect(await count('audit', scenario)).toBe(0);
    expect(await count('orders', scenario)).toBe(1);
    await after(40);
    for (const table of ['orders', 'order_positions', 'payments', 'order_files', 'audit']) {
      expect([table, await count(table, scenario)]).toEqual([table, 0]);
    }
    expect(await everything()).not.toContain(scenario.number);
    // An order that waits for its review is not deleted.
    expect(await count('order_positions', open, `justification <> ''`)).toBe(1);
  });

  it('is in no log line of these journeys, errors included', async () => {
    await testApp.send({ url: '/api/nothing?name=Erika%20Mustermann' });
    expect(logged.split('\n').length).toBeGreaterThan(50);
    for (const part of [...PERSONAL, 'portal_session']) expect(logged).not.toMatch(part);
  });
});
