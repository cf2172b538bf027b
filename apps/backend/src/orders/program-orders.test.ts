import type { Order, OrderSummary } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITLED, NORA, NOTARY, notaries } from '../testing/notaries.ts';
import { employee, organisation } from '../testing/organisation-profile.ts';
import { type OrderScenario, startOrderScenario } from '../testing/order-scenario.ts';
import { pdfOf } from '../testing/pdf.ts';
import { orderRequest, PROGRAM_ORDERS, PROGRAMS, startProgram } from '../testing/programs.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

const OWNER = ownerPosition();
const MAP = mapPosition();
const GROUP = notaries({
  proofs: [{ activities: ['Notariat'] }, { roles: ['mandate'] }],
  area: { subdistricts: [OWNER.parcelId.slice(2, 6)] },
});
const FIONA = employee('fiona', organisation('Firma'));
const PAGE_ORDERS = '/api/authenticated-customer/orders';

let testApp: TestApp;
let notary: Awaited<ReturnType<typeof startProgram>>;
let firm: typeof notary;
beforeAll(async () => {
  testApp = await openTestApp({
    entitlements: [GROUP],
    env: { RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000', RATE_LIMIT_SEARCH: '10000' },
  });
  notary = await startProgram(testApp, NORA);
  firm = await startProgram(testApp, FIONA);
});
afterAll(() => testApp.close());

/** Delivers the first extract and the invoice as cadastre and accounting do. */
async function deliver(orderNumber: string): Promise<void> {
  for (const url of [
    `/api/product-result-alkis/${orderNumber}-1.pdf`,
    `/api/invoice/${orderNumber}.pdf`,
  ]) {
    const answer = await testApp.send({
      method: 'PUT',
      url,
      body: Buffer.from(pdfOf(url)),
      headers: { authorization: testApp.credentialOf(url), 'content-type': 'application/pdf' },
    });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  }
}

const created = async (
  program: typeof notary,
  positions: readonly object[],
  key?: string,
): Promise<Order> => {
  const answer = await program.ask(orderRequest(positions, key));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

/** An employee with roles in an organisation. */
const holder = (roles: readonly string[]) => {
  const of = organisation('Vermessung');
  return employee('holder', { ...of, facts: { ...of.facts, roles } });
};

describe('an order of a program (ORG-4)', () => {
  it('has the trust level of the session in which the program was added', async () => {
    const low = await startProgram(testApp, employee('low', NOTARY, 'LEVEL_3'));
    const answer = await low.ask(orderRequest([OWNER]));
    expect([answer.statusCode, answer.json().messageKey]).toEqual([403, 'TRUST_LEVEL']);
    expect((await low.ask(orderRequest([MAP]))).statusCode).toBe(201);
  });

  it('is not reviewed where the organisation is entitled, and names the program as sender (ORG-2)', async () => {
    const order = await created(notary, [ENTITLED]);
    expect(order).toMatchObject({ orderStatus: 'APPROVED', sentBy: 'Kanzleisoftware' });
    expect(order.orderPositions[0]).toMatchObject({
      approvalStatus: 'NOT_NEEDED',
      entitlement: { groundId: 'sale', fileNumber: 'UVZ 12/2026' },
    });
    const lines = await testApp.database.query(
      `select detail from audit where order_number = $1 and event = 'ENTITLED'`,
      [order.orderNumber],
    );
    expect(lines).toEqual([{ detail: 'notaries sale UVZ 12/2026 Kanzleisoftware' }]);
  });

  it('takes the usual way where it is not: review with a reason, and the claim alone is refused (ORG-2)', async () => {
    expect(await created(firm, [OWNER])).toMatchObject({ orderStatus: 'APPROVAL_PENDING' });
    expect((await firm.ask(orderRequest([ENTITLED]))).json().messageKey).toBe('ENTITLEMENT');
    const both = { ...OWNER, entitlement: ENTITLED.entitlement };
    const order = await created(firm, [both]);
    expect(order.orderPositions[0]).toMatchObject({ approvalStatus: 'APPROVAL_PENDING' });
  });

  it('is entitled by a role only while the person who added the program has it', async () => {
    const { ask } = await startProgram(testApp, holder(['mandate']));
    expect((await ask(orderRequest([ENTITLED]))).statusCode).toBe(201);
    await testApp.login(holder([]));
    expect((await ask(orderRequest([ENTITLED]))).json().messageKey).toBe('ENTITLEMENT');
  });

  it('is created once for a key, and another body with the key is refused', async () => {
    const key = 'one-key-of-a-program';
    const first = await created(notary, [MAP], key);
    expect(await created(notary, [MAP], key)).toEqual(first);
    const other = await notary.ask(orderRequest([ENTITLED], key));
    expect([other.statusCode, other.json().messageKey]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    // Concurrently, and the key of another program is another key.
    const together = await Promise.all([1, 2, 3].map(() => created(notary, [MAP], `${key}-2`)));
    expect(new Set(together.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect((await created(firm, [MAP], key)).orderNumber).not.toBe(first.orderNumber);
    const without = await notary.ask({
      method: 'POST',
      url: PROGRAM_ORDERS,
      body: { orderPositions: [MAP] },
    });
    expect(without.statusCode).toBe(400);
  });

  it('is paid by a person at its address, then downloaded with all files', async () => {
    const order = await created(notary, [MAP]);
    const { orderNumber, paymentUrl } = order;
    expect(paymentUrl).toContain(`http://localhost:8080/#`);
    expect(paymentUrl).toContain(orderNumber);
    expect(order.total.priceGross).toBeGreaterThan(0);
    const url = `${PROGRAM_ORDERS}/${orderNumber}`;
    expect((await notary.ask({ url: `${url}/documents` })).json().messageKey).toBe('NO_DOWNLOAD');
    expect((await notary.ask({ url: `${url}/invoice` })).statusCode).toBe(404);
    // A colleague pays the order of the program on the page.
    const pay = (await testApp.login(NORA))({
      method: 'POST',
      url: `${PAGE_ORDERS}/${orderNumber}/pay`,
      body: { paymentMethod: 'SEPA' },
    });
    const transactionId =
      String((await pay).json().redirectUrl)
        .split('/')
        .at(-1) ?? '';
    testApp.externalSystems.statuses.set(transactionId, 'SUCCESS');
    await testApp.send({ url: `/api/payment-status/${orderNumber}/${transactionId}/success` });
    const paid = (await notary.ask({ url })).json<Order>();
    expect([paid.orderStatus, paid.paymentUrl]).toEqual(['READY_FOR_DELIVERY', undefined]);
    await deliver(orderNumber);
    const document = await notary.ask({ url: `${url}/documents` });
    expect(document.headers['content-type']).toBe('application/pdf');
    const [position] = paid.orderPositions;
    const single = await notary.ask({
      url: `${url}/positions/${position?.positionId}/document`,
    });
    expect(single.rawPayload.equals(document.rawPayload)).toBe(true);
    expect((await notary.ask({ url: `${url}/invoice` })).statusCode).toBe(200);
  });

  it('is cancelled by the program, and not once it is under review', async () => {
    const { orderNumber } = await created(notary, [MAP]);
    const cancel = (program: typeof notary, number: string) =>
      program.ask({ method: 'DELETE', url: `${PROGRAM_ORDERS}/${number}` });
    expect((await cancel(notary, orderNumber)).statusCode).toBe(204);
    expect((await cancel(notary, orderNumber)).statusCode).toBe(204);
    const reviewed = await created(notary, [OWNER]);
    const refused = await cancel(notary, reviewed.orderNumber);
    expect([refused.statusCode, refused.json().messageKey]).toEqual([409, 'NOT_APPROVED']);
  });

  it('is listed with those of people, in parts', async () => {
    const solo = employee('list', organisation('Liste'));
    const program = await startProgram(testApp, solo);
    const numbers: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
      numbers.unshift((await created(program, [MAP])).orderNumber);
    }
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    const ofPerson = await startOrderScenario(testApp, [MAP], {}, solo);
    const first = await program.ask({ url: `${PROGRAM_ORDERS}?limit=3` });
    const numbersOf = (answer: typeof first) =>
      answer.json<OrderSummary[]>().map(({ orderNumber }) => orderNumber);
    expect(numbersOf(first)).toEqual([ofPerson.number, ...numbers.slice(0, 2)]);
    const [, next = ''] = /<(\?[^>]+)>/.exec(String(first.headers.link)) ?? [];
    const second = await program.ask({ url: `${PROGRAM_ORDERS}${next}` });
    expect(numbersOf(second)).toEqual(numbers.slice(2));
    expect(second.headers.link).toBeUndefined();
    expect((await program.ask({ url: `${PROGRAM_ORDERS}?limit=101` })).statusCode).toBe(400);
  });

  it('is not created in a request during which the program is revoked', async () => {
    const { added, ask } = await startProgram(testApp, NORA);
    const client = await testApp.login(NORA);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => ask(orderRequest([MAP]))),
      client({ method: 'DELETE', url: `${PROGRAMS}/${added.program.id}` }),
      ...Array.from({ length: 6 }, () => ask(orderRequest([MAP]))),
    ]);
    for (const { statusCode } of answers) expect([201, 204, 401]).toContain(statusCode);
    expect((await ask(orderRequest([MAP]))).statusCode).toBe(401);
  });

  it('sends no message to a person, since it has no account; the page shows it', async () => {
    const { orderNumber } = await created(notary, [OWNER]);
    const before = testApp.externalSystems.received.length;
    await testApp.app.runJobs();
    const sent = testApp.externalSystems.received.slice(before);
    expect(sent.some(({ path }) => path === '/desk/api/reviews')).toBe(true);
    const about = sent.filter(
      ({ path, body }) => path.includes('postbox') && JSON.stringify(body).includes(orderNumber),
    );
    expect(about).toEqual([]);
    const dead = await testApp.database.query('select 1 from jobs where dead_at is not null');
    expect(dead).toEqual([]);
  });
});

/** The status of every call of a program about an order. */
const statuses = async (program: typeof notary, order: OrderScenario, positionId: string) => {
  const url = `${PROGRAM_ORDERS}/${order.number}`;
  const answers: number[] = [];
  for (const request of [
    { url },
    { url: `${url}/documents` },
    { url: `${url}/positions/${positionId}/document` },
    { url: `${url}/invoice` },
    { method: 'DELETE', url },
  ] as const) {
    answers.push((await program.ask(request)).statusCode);
  }
  return answers;
};

describe('orders of others (ORG-6, SEC-1)', () => {
  it('are not found by a program: those of another organisation, and private ones of its people', async () => {
    for (const profile of [NORA, person('nora'), person('stranger')]) {
      const order = await startOrderScenario(testApp, [MAP], {}, profile);
      await order.payTwice();
      await order.putAllExtracts();
      await order.putInvoice();
      const [position] = (await order.order()).orderPositions;
      const found = await statuses(firm, order, position?.positionId ?? '');
      expect(found).toEqual([404, 404, 404, 404, 404]);
      const isOwn = profile === NORA;
      const own = await statuses(notary, order, position?.positionId ?? '');
      expect(own).toEqual(isOwn ? [200, 200, 200, 200, 409] : [404, 404, 404, 404, 404]);
      const list = (await firm.ask({ url: PROGRAM_ORDERS })).json<OrderSummary[]>();
      expect(list.map(({ orderNumber }) => orderNumber)).not.toContain(order.number);
      const after = await firm.ask({ url: `${PROGRAM_ORDERS}?before=${order.number}` });
      expect(after.json()).toEqual([]);
    }
  });

  it('take no evidence of another customer', async () => {
    const answer = await notary.ask(
      orderRequest([{ ...OWNER, evidence: ['5f0c7a52-9d1e-4a0b-8a43-1c0f7f6f4e11'] }]),
    );
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'EVIDENCE_MISSING']);
  });
});
