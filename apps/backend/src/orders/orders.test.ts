import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../testing/pdf.ts';
import { parcelIdOf, mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';

let testApp: TestApp;
let keys = 0;

const ORDERS = '/api/authenticated-customer/orders';
type Client = Awaited<ReturnType<TestApp['login']>>;
const newKey = (): string => `key-of-the-test-${(keys += 1)}`;
const send = (client: Client, positions: readonly object[], key = newKey()) =>
  client({
    method: 'POST',
    url: ORDERS,
    body: { orderPositions: positions },
    headers: { 'idempotency-key': key },
  });

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const pay = (client: Client, number: string) =>
  client({ method: 'POST', url: `${ORDERS}/${number}/pay`, body: { paymentMethod: 'SEPA' } });

const deliver = (number: string, content: string) =>
  testApp.send({
    method: 'PUT',
    url: `/api/product-result-alkis/${number}.pdf`,
    body: Buffer.from(content),
    headers: {
      authorization: testApp.credentialOf('/api/product-result-alkis/'),
      'content-type': 'application/pdf',
    },
  });

const transactionOf = async (client: Client, number: string): Promise<string> =>
  String((await pay(client, number)).json().redirectUrl)
    .split('/')
    .at(-1) ?? '';

const statusOf = async (client: Client, number: string) =>
  (await client({ url: `${ORDERS}/${number}/download-status` })).json();

describe('order without owner data', () => {
  it('is created by the body alone, once for each request (SEED-6)', async () => {
    const client = await testApp.login(person('no-key'));
    const body = { orderPositions: [mapPosition()] };
    const request = { method: 'POST', url: ORDERS, body } as const;
    const [first, second] = [await client(request), await client(request)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json().orderNumber).not.toBe(second.json().orderNumber);
  });

  it('is created, paid, delivered and downloaded (FLOW-13, FLOW-17, BE-5)', async () => {
    testApp.externalSystems.paymentStatus = 'OPEN';
    const client = await testApp.login(person('whole'));
    const created = (await send(client, [mapPosition()])).json();
    expect(created.orderStatus).toBe('APPROVED');
    const number = created.orderNumber;
    const transaction = await transactionOf(client, number);
    expect(await transactionOf(client, number)).toBe(transaction);

    testApp.externalSystems.paymentStatus = 'SUCCESS';
    const back = await testApp.send({ url: `/api/payment-status/${number}/${transaction}/failed` });
    expect(back.headers.location).toBe(`http://localhost:8080/#/auszuege/bereitstellung/${number}`);
    await testApp.app.runJobs();
    const ordered = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/orders' && body.orderNumber === number,
    );
    expect(ordered?.body.callbackUrl).toBe(
      `http://localhost:8080/api/product-result-alkis/${number}.pdf`,
    );
    expect(await statusOf(client, number)).toMatchObject({ downloadStatus: 'WAITING' });

    expect((await deliver(number, pdfOf('extract'))).statusCode).toBe(204);
    expect((await deliver(number, pdfOf('extract'))).statusCode).toBe(204);
    expect((await deliver(number, pdfOf('another'))).statusCode).toBe(409);
    expect(await statusOf(client, number)).toMatchObject({
      orderStatus: 'GENERATION_COMPLETED',
      downloadStatus: 'READY',
    });
    const file = await client({ url: `${ORDERS}/${number}/download` });
    expect(file.body).toBe(pdfOf('extract'));
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['content-disposition']).toContain(`Lindenau-3-114-2_${number}.pdf`);
  });

  it('is created once by concurrent requests; the key cannot be reused for another body', async () => {
    const client = await testApp.login(person('twice'));
    const key = newKey();
    const [first, second] = await Promise.all([
      send(client, [mapPosition()], key),
      send(client, [mapPosition()], key),
    ]);
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await client({ url: ORDERS })).json()).toHaveLength(1);
    expect((await send(client, [{ ...mapPosition(), numberOfCopies: 1 }], key)).statusCode).toBe(
      422,
    );
  });

  it('is paid once by concurrent return page, notification and reconciliation (BE-3)', async () => {
    testApp.externalSystems.paymentStatus = 'OPEN';
    const client = await testApp.login(person('race'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    const transactionId = await transactionOf(client, number);
    testApp.externalSystems.paymentStatus = 'SUCCESS';
    const body = JSON.stringify({ transactionId, reference: number });
    const signature = createHmac('sha256', 'signing-key').update(body).digest('hex');
    const notify = () =>
      testApp.send({
        method: 'POST',
        url: '/api/payment-notifications',
        body,
        headers: { 'content-type': 'application/json', signature },
      });
    const [one, two] = await Promise.all([notify(), notify(), testApp.app.runJobs()]);
    expect([one.statusCode, two.statusCode]).toEqual([204, 204]);
    const paid = await testApp.database.query(
      `select 1 from audit where order_number = $1 and event = 'PAID'`,
      [number],
    );
    expect(paid).toHaveLength(1);
    expect((await pay(client, number)).statusCode).toBe(409);
  });

  it('is paid when a failure is followed by a success', async () => {
    testApp.externalSystems.paymentStatus = 'OPEN';
    const client = await testApp.login(person('retry'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    const transaction = await transactionOf(client, number);
    testApp.externalSystems.paymentStatus = 'FAILED';
    const back = await testApp.send({
      url: `/api/payment-status/${number}/${transaction}/success`,
    });
    expect(back.headers.location).toBe(`http://localhost:8080/#/auszuege/zahlung/${number}/failed`);
    expect((await deliver(number, pdfOf(''))).statusCode).toBe(409);
    testApp.externalSystems.paymentStatus = 'SUCCESS';
    await testApp.send({ url: `/api/payment-status/${number}/${transaction}/success` });
    expect(await statusOf(client, number)).toMatchObject({ orderStatus: 'READY_FOR_DELIVERY' });
  });

  it('can be cancelled before payment, but not while the provider keeps a payment open (SEED-12)', async () => {
    testApp.externalSystems.paymentStatus = 'OPEN';
    testApp.externalSystems.canWithdraw = false;
    const client = await testApp.login(person('cancel'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    await pay(client, number);
    const cancel = () => client({ method: 'DELETE', url: `${ORDERS}/${number}` });
    expect((await cancel()).statusCode).toBe(409);
    testApp.externalSystems.canWithdraw = true;
    expect([(await cancel()).statusCode, (await cancel()).statusCode]).toEqual([204, 204]);
    expect(await statusOf(client, number)).toMatchObject({
      closeResolution: 'CANCELLED',
      downloadStatus: 'NOT_AVAILABLE',
    });
  });

  it('accepts an invoice only when it is paid', async () => {
    testApp.externalSystems.paymentStatus = 'OPEN';
    const client = await testApp.login(person('invoice'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    const putInvoice = () =>
      testApp.send({
        method: 'PUT',
        url: `/api/invoice/${number}.pdf`,
        body: Buffer.from(pdfOf('invoice')),
        headers: {
          authorization: testApp.credentialOf('/api/invoice/'),
          'content-type': 'application/pdf',
        },
      });
    const refused = await putInvoice();
    expect([refused.statusCode, refused.json().messageKey]).toEqual([409, 'NOT_PAID']);
    expect((await client({ url: `${ORDERS}/${number}/invoice` })).statusCode).toBe(404);
    const transaction = await transactionOf(client, number);
    testApp.externalSystems.paymentStatus = 'SUCCESS';
    await testApp.send({ url: `/api/payment-status/${number}/${transaction}/success` });
    expect((await putInvoice()).statusCode).toBe(204);
  });

  it('is not found by other customers (SEC-1)', async () => {
    const client = await testApp.login(person('owner'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    const other = await testApp.login(person('other'));
    for (const path of ['', '/download-status', '/download', '/payment-methods']) {
      expect((await other({ url: `${ORDERS}/${number}${path}` })).statusCode).toBe(404);
    }
    expect((await pay(other, number)).statusCode).toBe(404);
    expect((await other({ method: 'DELETE', url: `${ORDERS}/${number}` })).statusCode).toBe(404);
  });

  it('answers 503 when the payment provider is down', async () => {
    const client = await testApp.login(person('down'));
    const number = (await send(client, [mapPosition()])).json().orderNumber;
    testApp.externalSystems.isDown = true;
    expect((await pay(client, number)).statusCode).toBe(503);
    testApp.externalSystems.isDown = false;
    expect((await pay(client, number)).statusCode).toBe(200);
  });
});

const decide = (orderNumber: string, positionId: string, decision: string) =>
  testApp.send({
    method: 'POST',
    url: '/api/review-result',
    body: { orderNumber, decisions: [{ positionId, decision, reason: 'Kein Interesse' }] },
    headers: { authorization: testApp.credentialOf('/api/review-result') },
  });

describe('order with owner data', () => {
  it('waits for the review; rejected positions are not charged (BE-4, BE-9)', async () => {
    const client = await testApp.login(person('review'));
    const created = (await send(client, [mapPosition(), ownerPosition()])).json();
    expect(created.orderStatus).toBe('APPROVAL_PENDING');
    const number = created.orderNumber;
    expect((await pay(client, number)).json().messageKey).toBe('NOT_APPROVED');
    await testApp.app.runJobs();
    const review = testApp.externalSystems.received.find(
      ({ path }) => path === '/desk/api/reviews',
    );
    const [position] = (review?.body.positions ?? []) as { positionId: string }[];
    const id = position?.positionId ?? '';
    expect((await decide(number, id, 'REJECTED')).statusCode).toBe(204);
    expect((await decide(number, id, 'REJECTED')).statusCode).toBe(204);
    expect((await decide(number, id, 'APPROVED')).statusCode).toBe(409);
    const order = (await client({ url: `${ORDERS}/${number}` })).json();
    expect(order).toMatchObject({ orderStatus: 'APPROVED', total: { priceGross: 5100 } });
    await testApp.app.runJobs();
    expect(
      testApp.externalSystems.received.some(({ path }) => path === '/postbox/api/messages'),
    ).toBe(true);
  });

  it('requires LEVEL_4 and a justification', async () => {
    const low = await testApp.login(person('low', 'LEVEL_1'));
    expect((await send(low, [ownerPosition()])).statusCode).toBe(403);
    const high = await testApp.login(person('high'));
    const short = await send(high, [{ ...ownerPosition(), justification: 'kurz' }]);
    expect(short.json().messageKey).toBe('JUSTIFICATION_LENGTH');
  });
});

describe('a page that does not contain the whole parcel (JRN-4)', () => {
  const moved = { printArea: mapPosition().printArea.map(([x = 0, y = 0]) => [x + 90, y]) };
  const ordered = async (change: object) => {
    const client = await testApp.login(person('partial'));
    const answer = await send(client, [{ ...mapPosition(), ...moved, ...change }]);
    const { orderNumber, messageKey } = answer.json();
    if (!orderNumber) return messageKey;
    const order = await client({ url: `/api/authenticated-customer/orders/${orderNumber}` });
    return order.json().orderPositions[0].partialPageConfirmed;
  };

  it('is stored as confirmed, and refused when it is not', async () => {
    expect(await ordered({ partialPageConfirmed: true })).toBe(true);
    expect(await ordered({ partialPageConfirmed: false })).toBe('PARCEL_TOO_LARGE');
  });

  it('is accepted from clients that do not ask, and not stored for a whole parcel', async () => {
    expect(await ordered({})).toBeUndefined();
    const { printArea } = mapPosition();
    expect(await ordered({ printArea, partialPageConfirmed: true })).toBeUndefined();
  });
});

describe('values computed by the client', () => {
  const wrong: readonly (readonly [string, object, string])[] = [
    ['a print area of the wrong size', { selectedScale: 500 }, 'PRINT_AREA'],
    ['a parcel that does not exist (SEED-11)', { parcelId: parcelIdOf(999) }, 'INVALID_ID'],
    [
      'a parcel of another state',
      { parcelId: parcelIdOf(114, 2).replace(/^12/, '13') },
      'INVALID_ID',
    ],
    ['a parcel too large for every page', { parcelId: parcelIdOf(30) }, 'PARCEL_OFFLINE_ONLY'],
    ['no delivery', { orderPdf: false, numberOfCopies: 0 }, 'SELECT'],
    ['a missing format', { pageFormat: undefined }, 'FORMAT'],
  ];
  it.each(wrong)('rejects %s', async (_name, change, key) => {
    const client = await testApp.login(person('wrong'));
    const answer = await send(client, [{ ...mapPosition(), ...change }]);
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, key]);
  });
});
