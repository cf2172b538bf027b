import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfEnd, pdfOf } from '../../testing/pdf.ts';
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

const digestOf = (content: string): string =>
  `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;

const putFile = (
  { number }: OrderScenario,
  content: string | Buffer,
  digest?: string,
  type = 'pdf',
) =>
  testApp.send({
    method: 'PUT',
    url: `/api/product-result-alkis/${number}.${type}`,
    body: Buffer.from(content),
    headers: {
      authorization: testApp.credentialOf('/api/product-result-alkis/'),
      'content-type': `application/${type}`,
      ...(digest && { 'content-digest': digest }),
    },
  });

describe('a delivered file that is not whole (OPS-11)', () => {
  it('is refused, and the whole one is accepted afterwards', async () => {
    const scenario = await paidOrder();
    const map = 'a map\n'.repeat(50_000);
    const whole = pdfOf(map);
    const refused: [string, string?][] = [
      [whole.slice(0, 100_000)],
      [`%PDF-1.7 %%EOF ${' '.repeat(5000)}`],
      // A web page between the marks of a PDF (SAFE-6).
      ['%PDF-1.7\n<html>Anmeldung</html>\n%%EOF\n'],
      [`%PDF-1.7\n<html>Anmeldung</html>\n${pdfEnd(9)}`],
      [`%PDF-1.7\n<html>${map}</html>\n${pdfEnd(9)}`],
      [`%PDF-1.7\n<html>Anmeldung</html>\n${pdfEnd(9_999_999)}`],
      [whole, digestOf('another')],
      [whole, 'sha-256=no digest'],
    ];
    for (const [content, digest] of refused) {
      const answer = await putFile(scenario, content, digest);
      expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'INVALID_REQUEST']);
    }
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
    // Algorithms that the portal does not know are no reason to refuse (RFC 9530).
    const digest = `md5=:AAAA:, ${digestOf(whole)}`;
    expect((await putFile(scenario, whole, digest)).statusCode).toBe(204);
    for (const content of ['%PDF-1.7 cut o', '%PDF-1.7 <html>\n%%EOF\n']) {
      expect((await putInvoice(scenario, content)).statusCode).toBe(400);
    }
  });

  it.each(['xref\n0 1\n', '12 0 obj\n<</Type /XRef>>\n', '\r\nxref\n'])(
    'is accepted with its cross-references at the beginning, as for web viewers: %j (SAFE-6)',
    async (references) => {
      const scenario = await paidOrder();
      const map = 'a map\n'.repeat(50_000);
      const content = `%PDF-1.7\n${references}${map}${pdfEnd(9)}`;
      expect((await putFile(scenario, content)).statusCode).toBe(204);
    },
  );

  it('is refused as an archive, too', async () => {
    const scenario = await paidOrder();
    await testApp.database.query(
      `update orders set result_file_name = $1 || '.zip' where order_number = $1`,
      [scenario.number],
    );
    const start = Buffer.from('PK\u0003\u0004 and files');
    const directory = Buffer.from('PK\u0001\u0002 and names');
    const end = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
    end.writeUInt32LE(start.length, 16);
    const put = async (...parts: Buffer[]) =>
      (await putFile(scenario, Buffer.concat(parts), undefined, 'zip')).statusCode;
    expect(await put(start)).toBe(400);
    expect(await put(start, end)).toBe(400);
    expect(await put(start, directory, end.subarray(0, 8))).toBe(400);
    expect(await put(start, directory, end)).toBe(204);
  });
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
      expect([answer.statusCode, answer.body]).toEqual([200, pdfOf('for every process')]);
    }
  });

  it('keep the previous invoice when the new one is not recorded', async () => {
    const scenario = await paidOrder();
    await putInvoice(scenario, pdfOf('first'));
    const first = await keyOf(scenario, 'INVOICE');
    // The commit fails after the content has been written.
    await testApp.database.query(
      `alter table order_files add constraint no_second check (sha256 = 'none') not valid`,
    );
    expect((await putInvoice(scenario, pdfOf('second'))).statusCode).toBe(500);
    await testApp.database.query('alter table order_files drop constraint no_second');
    expect(await keyOf(scenario, 'INVOICE')).toBe(first);
    expect(await contentOf(first)).toBe(pdfOf('first'));
    expect(await testApp.database.query('select 1 from unreferenced_files')).toEqual([]);
  });

  it('are never replaced under an old digest: a later invoice has another key', async () => {
    const scenario = await paidOrder();
    await putInvoice(scenario, pdfOf('first'));
    const first = await keyOf(scenario, 'INVOICE');
    await putInvoice(scenario, pdfOf('second'));
    expect(await contentOf(first)).toBe(pdfOf('first'));
    expect(await contentOf(await keyOf(scenario, 'INVOICE'))).toBe(pdfOf('second'));
    await testApp.database.query(
      `update unreferenced_files set since = now() - interval '2 hours'`,
    );
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    await expect(contentOf(first)).rejects.toThrow('no such content');
    expect(await contentOf(await keyOf(scenario, 'INVOICE'))).toBe(pdfOf('second'));
  });
});
