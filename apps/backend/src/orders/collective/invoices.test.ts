import type { CollectiveInvoice, CollectiveInvoices } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectiveFor } from '../../testing/collective.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const INVOICES = '/api/authenticated-customer/organisation/collective-invoices';
const TOWN = organisation('Gemeinde');
const TINA = employee('tina', TOWN);
const COLLEAGUE = employee('colleague', TOWN);
const OTHER_ORGANISATION = organisation('Andere');
const OTHER = employee('other', OTHER_ORGANISATION);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    collective: collectiveFor(100_000, TOWN, OTHER_ORGANISATION),
    env: { RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000' },
  });
});
afterAll(() => testApp.close());

const as = async (profile: typeof TINA, url: string) => (await testApp.login(profile))({ url });
const listOf = async (profile = TINA): Promise<CollectiveInvoices> =>
  (await as(profile, INVOICES)).json();

/** The calls of accounting. */
const put = (url: string, body?: Buffer) =>
  testApp.send({
    method: 'PUT',
    url,
    ...(body && { body }),
    headers: {
      authorization: testApp.credentialOf(url),
      ...(body && { 'content-type': 'application/pdf' }),
    },
  });

const requests = () =>
  testApp.externalSystems.received.filter(({ path }) => path === '/cadastre/collective-invoices');

async function orderFor(profile: typeof TINA) {
  const order = await startOrderScenario(testApp, [mapPosition()], {}, profile);
  await order.pay('COLLECTIVE');
  return order;
}

const runJobs = async (at: string): Promise<void> => {
  testApp.clock.now = new Date(at);
  await testApp.app.scheduleJobs();
  await testApp.app.runJobs();
};

let invoice: CollectiveInvoice;
let orderNumber: string;
let gross: number;

describe('a collective invoice (ORG-5)', () => {
  it('comes after the end of the month, once, with the XML and a request for its PDF', async () => {
    const order = await orderFor(TINA);
    orderNumber = order.number;
    gross = (await order.order()).total.priceGross;
    await runJobs('2026-11-30T22:00:00Z');
    expect(await listOf()).toEqual({
      account: { limitCents: 100_000, openCents: gross },
      unbilledCents: gross,
      invoices: [],
    });
    await runJobs('2026-11-30T23:00:00Z');
    await runJobs('2026-12-01T00:00:00Z');
    const list = await listOf();
    expect(list.unbilledCents).toBeUndefined();
    expect(list.account?.openCents).toBe(gross);
    expect(list.invoices).toEqual([
      {
        number: 'SR-2026-00001',
        kind: 'INVOICE',
        month: '2026-11',
        issuedAt: '2026-11-30T23:00:00.000Z',
        dueAt: '2026-12-15',
        priceNet: gross,
        vatAmount: 0,
        priceGross: gross,
        positionCount: 1,
        formats: ['xml'],
      },
    ]);
    const [first] = list.invoices;
    if (!first) throw new Error('There is no invoice.');
    invoice = first;
    expect(requests().at(0)?.body).toMatchObject({
      invoiceNumber: 'SR-2026-00001',
      kind: 'INVOICE',
      month: '2026-11',
      dueOn: '2026-12-15',
      publicFileName: 'SR-2026-00001.pdf',
      items: [{ orderNumber, number: 1, kind: 'CHARGE', priceGross: gross }],
    });
  });

  it('is requested until the PDF is there, and has it then', async () => {
    const url = `${INVOICES}/${invoice.number}`;
    expect((await as(TINA, url)).json().messageKey).toBe('NO_DOWNLOAD');
    const before = requests().length;
    await runJobs('2026-12-01T00:20:00Z');
    expect(requests().length).toBe(before + 1);
    const path = `/api/invoice/${invoice.number}.pdf`;
    expect((await put(path, Buffer.from('no PDF'))).statusCode).toBe(400);
    expect((await put('/api/invoice/SR-2026-00009.pdf', Buffer.from(pdfOf('x')))).statusCode).toBe(
      404,
    );
    for (const content of ['first', 'second']) {
      expect((await put(path, Buffer.from(pdfOf(content)))).statusCode).toBe(204);
    }
    const pdf = await as(COLLEAGUE, url);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toContain(`Sammelrechnung_${invoice.number}.pdf`);
    expect(pdf.rawPayload.equals(Buffer.from(pdfOf('second')))).toBe(true);
    await runJobs('2026-12-01T01:00:00Z');
    expect(requests().length).toBe(before + 1);
    expect((await listOf()).invoices[0]?.formats).toEqual(['pdf', 'xml']);
  });

  it('is downloaded as XML, which is written once', async () => {
    const url = `${INVOICES}/${invoice.number}?format=xml`;
    const xml = await as(TINA, url);
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(xml.headers['content-disposition']).toContain(`Sammelrechnung_${invoice.number}.xml`);
    expect(xml.body).toContain('<cbc:ID>SR-2026-00001</cbc:ID>');
    expect(xml.body).toContain(orderNumber);
    expect((await as(TINA, url)).body).toBe(xml.body);
    expect((await as(TINA, `${INVOICES}/${invoice.number}?format=doc`)).statusCode).toBe(400);
  });

  it('is not found by another organisation, by a private session, or without one (ORG-6, SEC-1)', async () => {
    await orderFor(OTHER);
    for (const format of ['', '?format=pdf', '?format=xml']) {
      const url = `${INVOICES}/${invoice.number}${format}`;
      const none = `${INVOICES}/SR-2026-99999${format}`;
      for (const profile of [OTHER, person('tina')]) {
        const [foreign, missing] = [await as(profile, url), await as(profile, none)];
        expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
        expect(foreign.json().messageKey).toBe(missing.json().messageKey);
      }
      expect((await testApp.send({ url })).statusCode).toBe(401);
    }
    expect((await listOf(OTHER)).invoices).toEqual([]);
    expect((await as(person('tina'), INVOICES)).statusCode).toBe(404);
  });

  it('no longer counts against the limit once the cash office has its money', async () => {
    const url = `/api/collective-invoices/${invoice.number}/payment`;
    expect((await testApp.send({ method: 'PUT', url })).statusCode).toBe(401);
    testApp.clock.now = new Date('2026-12-10T10:00:00Z');
    expect((await put(url)).statusCode).toBe(204);
    testApp.clock.now = new Date('2026-12-11T10:00:00Z');
    expect((await put(url)).statusCode).toBe(204);
    expect((await put('/api/collective-invoices/SR-2026-99999/payment')).statusCode).toBe(404);
    const { account, invoices } = await listOf();
    expect(account?.openCents).toBe(0);
    expect(invoices[0]?.paidAt).toBe('2026-12-10T10:00:00.000Z');
  });

  it('has what was credited later as a credit note, and stays when the person leaves', async () => {
    expect((await put(`/api/credits/${orderNumber}/1`)).statusCode).toBe(204);
    await runJobs('2027-01-01T00:00:00Z');
    const { invoices, account } = await listOf();
    expect(invoices.map(({ kind, month, priceGross }) => [kind, month, priceGross])).toEqual([
      ['CREDIT_NOTE', '2026-12', -gross],
      ['INVOICE', '2026-11', gross],
    ]);
    expect(account?.openCents).toBe(-gross);
    const client = await testApp.login(TINA);
    await client({ method: 'DELETE', url: '/api/authenticated-customer/personal-data' });
    expect((await listOf(COLLEAGUE)).invoices).toHaveLength(2);
  });
});
