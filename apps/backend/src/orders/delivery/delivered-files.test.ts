import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let secondApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { FILE_STORE: 'database' } });
  const shared = { ...testApp.database, close: async () => undefined };
  // Another process with a data folder of its own.
  secondApp = await openTestApp({ database: shared });
});
afterAll(async () => {
  await secondApp.close();
  await testApp.close();
});

async function paidOrder(): Promise<OrderScenario> {
  const scenario = await startOrderScenario(testApp, [mapPosition()]);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.notify(0);
  return scenario;
}

const keyOf = async ({ number }: OrderScenario, kind: string): Promise<string> => {
  const [row] = await testApp.database.query<{ storage_key: string }>(
    'select storage_key from order_files where order_number = $1 and kind = $2',
    [number, kind],
  );
  if (!row) throw new Error(`The order has no ${kind}.`);
  return row.storage_key;
};

const contentOf = async (key: string): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of await testApp.app.services.files.read(key)) {
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces).toString();
};

const putInvoice = ({ number }: OrderScenario, content: string) =>
  testApp.app.server.inject({
    method: 'PUT',
    url: `/api/invoice/${number}.pdf`,
    payload: Buffer.from(content),
    headers: {
      authorization: testApp.credentialOf('/api/invoice/'),
      'content-type': 'application/pdf',
    },
  });

describe('delivered files (BIG-7)', () => {
  it('are downloaded from any process', async () => {
    const scenario = await paidOrder();
    await scenario.putExtract(1, 'for every process');
    const [customer] = await testApp.database.query<{ subject: string }>(
      `select c.subject from customers c join orders o on o.customer_id = c.id where o.order_number = $1`,
      [scenario.number],
    );
    secondApp.clock.now = testApp.clock.now;
    for (const each of [testApp, secondApp]) {
      const client = await each.login(person(customer?.subject ?? ''));
      const url = `/api/authenticated-customer/orders/${scenario.number}/download`;
      const answer = await client({ url });
      expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7 for every process']);
    }
  });

  it('keep the previous invoice when the new one is not recorded', async () => {
    const scenario = await paidOrder();
    await putInvoice(scenario, '%PDF-1.7 first');
    const first = await keyOf(scenario, 'INVOICE');
    // The commit fails after the content has been written.
    await testApp.database.query(
      `alter table order_files add constraint no_second check (sha256 = 'none') not valid`,
    );
    expect((await putInvoice(scenario, '%PDF-1.7 second')).statusCode).toBe(500);
    await testApp.database.query('alter table order_files drop constraint no_second');
    expect(await keyOf(scenario, 'INVOICE')).toBe(first);
    expect(await contentOf(first)).toBe('%PDF-1.7 first');
    expect(await testApp.database.query('select 1 from unreferenced_files')).toEqual([]);
  });

  it('are never replaced under an old digest: a later invoice has another key', async () => {
    const scenario = await paidOrder();
    await putInvoice(scenario, '%PDF-1.7 first');
    const first = await keyOf(scenario, 'INVOICE');
    await putInvoice(scenario, '%PDF-1.7 second');
    expect(await contentOf(first)).toBe('%PDF-1.7 first');
    expect(await contentOf(await keyOf(scenario, 'INVOICE'))).toBe('%PDF-1.7 second');
    await testApp.database.query(
      `update unreferenced_files set since = now() - interval '2 hours'`,
    );
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    await expect(contentOf(first)).rejects.toThrow('no such content');
    expect(await contentOf(await keyOf(scenario, 'INVOICE'))).toBe('%PDF-1.7 second');
  });
});
