import type { CollectiveInvoices, Order, PaymentMethod } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectiveFor } from '../../testing/collective.ts';
import { ENTITLED, NORA, NOTARY, notaries } from '../../testing/notaries.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { orderRequest, PROGRAM_ORDERS, startProgram } from '../../testing/programs.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const OWN = '/api/authenticated-customer';
const INVOICES = `${OWN}/organisation/collective-invoices`;
const TOWN = organisation('Gemeinde');
const TINA = employee('tina', TOWN);
/** Without an agreement. */
const FIONA = employee('fiona', organisation('Firma'));
const LIMIT = 100_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    entitlements: [notaries()],
    collective: collectiveFor(LIMIT, NOTARY, TOWN),
    env: { RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000', RATE_LIMIT_PAYMENT: '1000' },
  });
});
afterAll(() => testApp.close());

const itemsOf = (orderNumber: string) =>
  testApp.database.query<{ kind: string; gross_cents: number; invoice_id: string | null }>(
    'select kind, gross_cents, invoice_id from collective_items where order_number = $1 order by kind',
    [orderNumber],
  );

const accountOf = async (of = NORA): Promise<CollectiveInvoices> =>
  (await (await testApp.login(of))({ url: INVOICES })).json();

const integration = (url: string) =>
  testApp.send({ method: 'PUT', url, headers: { authorization: testApp.credentialOf(url) } });

/** The methods that are offered for a new order. */
const methods = async (of = NORA): Promise<PaymentMethod[]> => {
  const order = await startOrderScenario(testApp, [mapPosition()], {}, of);
  return (await order.ask({ url: `${OWN}/orders/${order.number}/payment-methods` })).json();
};

describe('an order by collective invoice (ORG-5)', () => {
  it('is offered with the limit, beside the usual methods, and to others not', async () => {
    const offered = await methods();
    expect(offered.at(-1)).toMatchObject({
      method: 'COLLECTIVE',
      account: { limitCents: LIMIT, openCents: 0 },
    });
    expect(offered.map(({ method }) => method)).toContain('SEPA');
    for (const other of [FIONA, person('private')]) {
      expect((await methods(other)).map(({ method }) => method)).not.toContain('COLLECTIVE');
    }
  });

  it('is released at once without the payment provider, and its extract is delivered', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED], {}, NORA);
    const before = testApp.externalSystems.received.length;
    const answer = await order.pay('COLLECTIVE');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().redirectUrl).toContain(order.number);
    const [fee] = (await order.order()).orderPositions;
    expect(await itemsOf(order.number)).toEqual([
      { kind: 'CHARGE', gross_cents: fee?.price.priceGross, invoice_id: null },
    ]);
    expect(await order.order()).toMatchObject({
      orderStatus: 'READY_FOR_DELIVERY',
      paymentMethod: 'COLLECTIVE',
    });
    await testApp.app.runJobs();
    await order.putAllExtracts();
    expect((await order.download()).statusCode).toBe(200);
    const paths = testApp.externalSystems.received.slice(before).map(({ path }) => path);
    expect(paths).toContain('/cadastre/orders');
    expect(paths.filter((path) => /payment|invoices/.test(path))).toEqual([]);
    expect(await order.payments()).toEqual([]);
    expect((await order.order()).timeline?.map(({ event }) => event)).toContain(
      'BILLED_COLLECTIVELY',
    );
  });

  it('is billed once, however often and concurrently it is asked for', async () => {
    const order = await startOrderScenario(testApp, [mapPosition()], {}, TINA);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.pay('COLLECTIVE')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await itemsOf(order.number)).toHaveLength(1);
    const events = await order.events();
    expect(events.filter((event) => event === 'BILLED_COLLECTIVELY')).toHaveLength(1);
    expect((await order.pay('SEPA')).json().messageKey).toBe('ALREADY_PAID');
  });

  it('is refused to who has no agreement, and for orders of others', async () => {
    for (const other of [FIONA, person('stranger')]) {
      const order = await startOrderScenario(testApp, [mapPosition()], {}, other);
      const refused = await order.pay('COLLECTIVE');
      expect([refused.statusCode, refused.json().messageKey]).toEqual([400, 'PAYMENT_METHOD']);
      const foreign = await (await testApp.login(NORA))({
        method: 'POST',
        url: `${OWN}/orders/${order.number}/pay`,
        body: { paymentMethod: 'COLLECTIVE' },
      });
      expect(foreign.statusCode).toBe(404);
      expect((await order.order()).orderStatus).toBe('APPROVED');
    }
  });

  it('ends a payment at the provider first, and refunds one that succeeds later', async () => {
    const order = await startOrderScenario(testApp, [mapPosition()], {}, TINA);
    await order.pay('SEPA');
    const id = (await order.transaction(0)) ?? '';
    expect((await order.pay('COLLECTIVE')).statusCode).toBe(200);
    expect(testApp.externalSystems.statuses.get(id)).toBe('CANCELLED');
    testApp.externalSystems.statuses.set(id, 'SUCCESS');
    await order.notifyOf(id);
    await testApp.app.runJobs();
    expect((await order.payments()).map((one) => one.refund_status)).toEqual(['REFUNDED']);
    expect(await itemsOf(order.number)).toHaveLength(1);
    testApp.externalSystems.canWithdraw = false;
    const other = await startOrderScenario(testApp, [mapPosition()], {}, TINA);
    await other.pay('SEPA');
    expect((await other.pay('COLLECTIVE')).json().messageKey).toBe('PAYMENT_IN_PROGRESS');
    testApp.externalSystems.canWithdraw = true;
  });

  it('waits for the review of what the organisation is not entitled to', async () => {
    const order = await startOrderScenario(testApp, [mapPosition(), ownerPosition()], {}, TINA);
    expect((await order.pay('COLLECTIVE')).json().messageKey).toBe('NOT_APPROVED');
    await order.decide(0, 'REJECTED');
    expect((await order.pay('COLLECTIVE')).statusCode).toBe(200);
    // The rejected position costs nothing.
    expect(await itemsOf(order.number)).toHaveLength(1);
  });

  it('is refused above the limit, also of two orders at the same moment', async () => {
    const solo = employee('solo', organisation('Solo'));
    const { priceGross } = (
      await (await startOrderScenario(testApp, [mapPosition()], {}, FIONA)).order()
    ).total;
    const limited = await openTestApp({
      collective: collectiveFor(priceGross * 2, organisation('Solo')),
    });
    const orders = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await startOrderScenario(limited, [mapPosition()], {}, solo));
    }
    const answers = await Promise.all(orders.map((order) => order.pay('COLLECTIVE')));
    const keys = answers.map((answer): string => answer.json().messageKey ?? 'paid');
    expect(keys.toSorted()).toEqual(['COLLECTIVE_LIMIT', 'COLLECTIVE_LIMIT', 'paid', 'paid']);
    const refused = orders[keys.indexOf('COLLECTIVE_LIMIT')];
    expect((await refused?.order())?.orderStatus).toBe('APPROVED');
    expect((await refused?.pay('SEPA'))?.statusCode).toBe(200);
    await limited.close();
  });

  it('can be put there by a program, with the rules of the page (ORG-4)', async () => {
    const program = await startProgram(testApp, TINA);
    const created = (await program.ask(orderRequest([mapPosition()]))).json<Order>();
    const pay = (ask = program.ask, paymentMethod = 'COLLECTIVE') =>
      ask({
        method: 'PUT',
        url: `${PROGRAM_ORDERS}/${created.orderNumber}/payment`,
        body: { paymentMethod },
      });
    expect((await pay(program.ask, 'SEPA')).statusCode).toBe(400);
    const firm = await startProgram(testApp, FIONA);
    expect((await pay(firm.ask)).statusCode).toBe(404);
    const paid = (await pay()).json<Order>();
    expect([paid.orderStatus, paid.paymentUrl]).toEqual(['READY_FOR_DELIVERY', undefined]);
    expect((await pay()).statusCode).toBe(200);
    expect(await itemsOf(created.orderNumber)).toHaveLength(1);
    const refused = (await firm.ask(orderRequest([mapPosition()]))).json<Order>();
    const answer = await firm.ask({
      method: 'PUT',
      url: `${PROGRAM_ORDERS}/${refused.orderNumber}/payment`,
      body: { paymentMethod: 'COLLECTIVE' },
    });
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'PAYMENT_METHOD']);
    const reader = await startProgram(testApp, TINA, { scopes: ['orders:read'] });
    expect((await pay(reader.ask)).statusCode).toBe(403);
  });
});

describe('a credit (ORG-5)', () => {
  it('makes room in the limit once, and is seen on the order', async () => {
    const order = await startOrderScenario(testApp, [mapPosition()], {}, NORA);
    await order.pay('COLLECTIVE');
    const { account } = await accountOf();
    const [position] = (await order.order()).orderPositions;
    const url = `/api/credits/${order.number}/1`;
    const answers = await Promise.all([integration(url), integration(url), integration(url)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const fee = position?.price.priceGross ?? 0;
    expect((await itemsOf(order.number)).map((item) => item.gross_cents)).toEqual([fee, -fee]);
    expect((await accountOf()).account?.openCents).toBe((account?.openCents ?? 0) - fee);
    const events = (await order.order()).timeline?.map(({ event }) => event) ?? [];
    expect(events.filter((event) => event === 'CREDITED')).toHaveLength(1);
  });

  it('is refused without the credential', async () => {
    const order = await startOrderScenario(testApp, [mapPosition()], {}, FIONA);
    const url = `/api/credits/${order.number}/1`;
    expect((await testApp.send({ method: 'PUT', url })).statusCode).toBe(401);
  });
});

describe('the account (ORG-5)', () => {
  it('exists for organisations with an agreement; a private session has none', async () => {
    expect(await accountOf(FIONA)).toEqual({ invoices: [] });
    expect((await accountOf(TINA)).account?.limitCents).toBe(LIMIT);
    const answer = await (await testApp.login(person('nora')))({ url: INVOICES });
    expect(answer.statusCode).toBe(404);
  });
});
