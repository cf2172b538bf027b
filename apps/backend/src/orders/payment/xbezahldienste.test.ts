import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, RefundTask } from '@portal/api';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { type XBezahldiensteProvider, startXBezahldienste } from '../../testing/xbezahldienste.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let service: XBezahldiensteProvider;
let testApp: TestApp;
let scenario: OrderScenario;
beforeAll(async () => {
  service = await startXBezahldienste();
  testApp = await openTestApp({
    xbezahldienste: {
      url: service.url,
      authentication: { kind: 'BASIC', user: 'portal', password: 'geheim' },
      originator: 'kataster',
      endpoint: 'land',
      endpoints: { '1': { endpoint: 'amt-1', bookingData: {} } },
      bookingData: {},
    },
  });
});
afterAll(async () => {
  await testApp.close();
  service.close();
});
beforeEach(async () => {
  scenario = await startOrderScenario(testApp, [mapPosition()]);
});

/** The payments of the order at the service, in the order in which they were opened. */
const opened = () =>
  [...service.payments.values()].filter(({ request }) => request.purpose.includes(scenario.number));
const at = (index: number) => {
  const payment = opened()[index];
  if (!payment) throw new Error('There is no such payment.');
  return payment;
};
const start = () => scenario.pay('ONLINE');
const comeBack = async (index: number): Promise<string> => {
  const { pathname } = new URL(at(index).request.redirectUrl);
  const answer = await testApp.send({ url: pathname });
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
};
const accounting = (method: 'GET' | 'PUT', path: string, body?: object) => {
  const url = `/api/refunds${path}`;
  const headers = { authorization: testApp.credentialOf(url) };
  return testApp.send({ method, url, headers, ...(body ? { body } : {}) });
};
const tasks = async (): Promise<RefundTask[]> =>
  (await accounting('GET', ''))
    .json<RefundTask[]>()
    .filter(({ orderNumber }) => orderNumber === scenario.number);
/** How often the first payment was asked for. */
const asked = () => service.calls.filter((call) => call.endsWith(at(0).request.requestId)).length;
const status = async (): Promise<Order['orderStatus']> => (await scenario.order()).orderStatus;
const advance = async (hours: number): Promise<void> => {
  scenario.advanceHours(hours);
  await testApp.app.runJobs();
};

describe('payment by XBezahldienste (REAL-4)', () => {
  it('is opened at the cash office of the authority, and its result is found by asking', async () => {
    expect((await start()).json().redirectUrl).toBe(`${service.url}/page`);
    expect(at(0).path).toBe('/paymenttransaction/kataster/amt-1');
    expect(await comeBack(0)).toMatch(/\/pending$/);
    Object.assign(at(0), { status: 'PAYED', reference: '5123.4567', method: 'CREDITCARD' });
    // The person waits: the next check comes within seconds, however long the page was open.
    await advance(2 / 3600);
    expect(await scenario.order()).toMatchObject({
      orderStatus: 'READY_FOR_DELIVERY',
      paymentMethod: 'CREDIT_CARD',
    });
    await testApp.app.runJobs();
    // The message waits a minute for others about the order.
    await advance(2 / 60);
    const { received } = testApp.externalSystems;
    const ofOrder = received.filter(({ body }) => JSON.stringify(body).includes(scenario.number));
    const bodyOf = (path: string) => ofOrder.find((one) => one.path === path)?.body;
    expect(bodyOf('/cadastre/invoices')).toMatchObject({
      cashReference: '5123.4567',
      paymentMethod: 'CREDIT_CARD',
    });
    expect(bodyOf('/postbox/api/messages')?.['text']).toContain('5123.4567');
  });

  it('is settled when the person comes back after paying, once for any number of returns', async () => {
    await start();
    at(0).status = 'PAYED';
    const places = await Promise.all([comeBack(0), comeBack(0)]);
    for (const place of places) expect(place).not.toMatch(/pending|failed/);
    expect((await scenario.events()).filter((event) => event === 'PAID')).toHaveLength(1);
    const other = await startOrderScenario(testApp, [mapPosition()]);
    const path = new URL(at(0).request.redirectUrl).pathname;
    const foreign = path.replace(scenario.number, other.number);
    expect((await testApp.send({ url: foreign })).statusCode).toBe(404);
  });

  it('is asked for less and less often while it is open', async () => {
    await start();
    const perHour: number[] = [];
    for (let hour = 0; hour < 2; hour += 1) {
      const before = asked();
      for (let minute = 0; minute < 60; minute += 1) await advance(1 / 60);
      perHour.push(asked() - before);
    }
    const [first = 0, second = 0] = perHour;
    expect(first).toBeGreaterThan(5);
    expect(second).toBeLessThanOrEqual(4);
    expect(second).toBeGreaterThan(1);
  });

  it('is continued when the answer of the service was lost, and started anew when it does not tell the transaction', async () => {
    service.losesAnswers = true;
    expect((await start()).statusCode).toBe(503);
    expect((await start()).json().redirectUrl).toBe(`${service.url}/page`);
    expect(opened()).toHaveLength(1);

    scenario = await startOrderScenario(testApp, [mapPosition()]);
    service.findsByRequestId = false;
    expect((await start()).statusCode).toBe(503);
    expect((await start()).statusCode).toBe(503);
    service.losesAnswers = false;
    expect((await start()).json().redirectUrl).toBe(`${service.url}/page`);
    service.findsByRequestId = true;
    expect(opened()).toHaveLength(2);
    expect((await scenario.payments()).map((one) => one.status).toSorted()).toEqual([
      'FAILED',
      'OPEN',
    ]);
  });

  it('is recognized as paid when the answer of the service was lost', async () => {
    service.losesAnswers = true;
    await start();
    service.losesAnswers = false;
    at(0).status = 'PAYED';
    expect((await start()).json().messageKey).toBe('ALREADY_PAID');
    expect(await status()).toBe('READY_FOR_DELIVERY');
  });

  it('cannot be withdrawn: the order is cancelled after the payment was given up, and late money goes back', async () => {
    await start();
    expect((await scenario.cancel()).json().messageKey).toBe('PAYMENT_IN_PROGRESS');
    await advance(25);
    expect((await scenario.order()).nextAction).toBe('PAY');
    expect((await scenario.cancel()).statusCode).toBe(204);
    at(0).status = 'PAYED';
    await advance(24);
    await testApp.app.runJobs();
    expect(await tasks()).toMatchObject([{ state: 'REQUESTED' }]);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['cancelled', 'refund-requested']));
  });

  it('pays an order that is still open when it succeeds after it was given up', async () => {
    await start();
    await advance(25);
    at(0).status = 'PAYED';
    await advance(24);
    expect(await status()).toBe('READY_FOR_DELIVERY');
    expect(await tasks()).toEqual([]);
  });

  it('is refunded by the cash office when it was paid twice: a list, an export and a state', async () => {
    await start();
    at(0).status = 'FAILED';
    expect(await comeBack(0)).toMatch(/\/failed$/);
    await start();
    Object.assign(at(1), { status: 'PAYED', reference: '=1+1' });
    await comeBack(1);
    Object.assign(at(0), { status: 'PAYED', reference: '=1+2' });
    await comeBack(0);
    await testApp.app.runJobs();
    const { total } = await scenario.order();
    const [task] = await tasks();
    expect(task).toMatchObject({
      transactionId: `amt-1.t-${at(0).request.requestId}`,
      cashReference: '=1+2',
      amountCents: total.priceGross,
      state: 'REQUESTED',
    });
    const { body, headers } = await accounting('GET', '/export');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const line = body.split('\r\n').find((one) => one.includes(scenario.number));
    const euros = (total.priceGross / 100).toFixed(2).replace('.', ',');
    expect(line).toContain(`"'=1+2";"${euros}";"ONLINE";"REQUESTED"`);

    const report = (id: string) => accounting('PUT', `/${id}`, { refundId: 'AO-2026-17' });
    expect((await report(`amt-1.t-${at(1).request.requestId}`)).statusCode).toBe(409);
    expect((await report('amt-1.unknown')).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      expect((await report(task?.transactionId ?? '')).statusCode).toBe(204);
    }
    await testApp.app.runJobs();
    expect(await tasks()).toMatchObject([{ state: 'REFUNDED' }]);
    const { timeline = [] } = await scenario.order();
    const refunds = timeline.map(({ event }) => event).filter((one) => one.startsWith('REFUND'));
    expect(refunds).toEqual(['REFUND_NEEDED', 'REFUND_REQUESTED', 'REFUNDED']);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['refund-requested', 'refunded']));
    expect(scenario.messages().filter((one) => one.startsWith('refunded'))).toHaveLength(1);
  });

  it('counts a transaction over another amount as no payment, and refunds what was received', async () => {
    await start();
    const { request } = at(0);
    const changed = { ...at(0), status: 'PAYED', request: { ...request, grosAmount: 0.01 } };
    service.payments.set(request.requestId, changed);
    expect(await comeBack(0)).toMatch(/\/failed$/);
    expect(await status()).toBe('APPROVED');
    await testApp.app.runJobs();
    expect(await tasks()).toMatchObject([{ amountCents: 1, state: 'REQUESTED' }]);
  });

  it('counts a transaction in another currency as no payment, and names its currency to the cash office (SAFE-5)', async () => {
    await start();
    const { request } = at(0);
    const changed = { ...at(0), status: 'PAYED', request: { ...request, currency: 'USD' } };
    service.payments.set(request.requestId, changed);
    expect(await comeBack(0)).toMatch(/\/failed$/);
    expect(await status()).toBe('APPROVED');
    await testApp.app.runJobs();
    const { total } = await scenario.order();
    expect(await tasks()).toMatchObject([{ amountCents: total.priceGross, currency: 'USD' }]);
    const { body } = await accounting('GET', '/export');
    const line = body.split('\r\n').find((one) => one.includes(scenario.number));
    expect(line).toMatch(/"\d+,\d\d USD"/);
  });

  it.each([{ currency: 'USD' }, { grosAmount: 0.01 }, { requestId: 'another' }])(
    'sends nobody to a transaction that differs from the request: %j (SAFE-5)',
    async (changes) => {
      service.changes = changes;
      expect((await start()).statusCode).toBe(503);
      service.changes = {};
      expect((await scenario.payments()).map((one) => one.status)).toEqual(['FAILED']);
      expect((await start()).statusCode).toBe(200);
    },
  );
});
