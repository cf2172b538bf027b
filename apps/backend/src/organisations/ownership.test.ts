import type {
  Evidence,
  Order,
  OrderPage,
  OrderSummary,
  Organisation,
  PersonalData,
  SavedParcel,
} from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, organisation } from '../testing/organisation-profile.ts';
import { type OrderScenario, startOrderScenario } from '../testing/order-scenario.ts';
import { pdfOf } from '../testing/pdf.ts';
import { mapPosition, ownerPosition, parcelIdOf } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

const ORDERS = '/api/authenticated-customer/orders';
const EVIDENCE = '/api/authenticated-customer/evidence';
const SAVED = '/api/authenticated-customer/saved-parcels';
const PERSONAL_DATA = '/api/authenticated-customer/personal-data';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { RETENTION_DAYS: '30' } });
});
afterAll(() => testApp.close());

const NOTARY = organisation('Notariat');
const FIRM = organisation('Firma');
const NORA = employee('nora', NOTARY);
const BENNO = employee('benno', NOTARY);
const FIONA = employee('fiona', FIRM);
/** The same person as Nora, logged in for herself. */
const PRIVATE = person('nora');

type Client = Awaited<ReturnType<TestApp['login']>>;

/** An order that is paid and delivered, so that every call about it has an answer for its owner. */
async function deliveredOrder(customer: typeof NORA): Promise<OrderScenario> {
  const order = await startOrderScenario(testApp, [mapPosition()], {}, customer);
  await order.payTwice();
  await order.putAllExtracts();
  await order.putInvoice();
  return order;
}

/** The status of every call of a session about an order. */
async function callsAbout(client: Client, order: OrderScenario): Promise<readonly number[]> {
  const url = `${ORDERS}/${order.number}`;
  const { orderPositions } = await order.order();
  const positionId = orderPositions[0]?.positionId ?? '';
  const requests = [
    { url },
    { url: `${url}/payment-methods` },
    { method: 'POST', url: `${url}/pay`, body: { paymentMethod: 'SEPA' } },
    { url: `${url}/download-status` },
    { url: `${url}/download` },
    { url: `${url}/positions/${positionId}/download` },
    { url: `${url}/invoice` },
    { url: `${url}/declaration` },
    { method: 'DELETE', url },
  ] as const;
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await client(request)).statusCode);
  return statuses;
}

const listed = async (client: Client): Promise<readonly string[]> =>
  (await client({ url: ORDERS })).json<OrderSummary[]>().map(({ orderNumber }) => orderNumber);

const found = async (client: Client): Promise<readonly string[]> =>
  (await client({ url: `${ORDERS}/search` }))
    .json<OrderPage>()
    .items.map(({ orderNumber }) => orderNumber);

const sessions = async (client: Client): Promise<readonly { id: string }[]> =>
  (await client({ url: '/api/authenticated-customer/sessions' })).json();

const isLoggedIn = async (client: Client): Promise<boolean> =>
  (await client({ url: '/api/authenticated-customer' })).statusCode === 200;

const NOT_FOUND = Array.from({ length: 9 }, () => 404);

describe('orders of an organisation (ORG-1, ORG-6)', () => {
  it('are seen by all of its people, and name who sent them', async () => {
    const order = await deliveredOrder(NORA);
    const colleague = await testApp.login(BENNO);
    const seen = (await colleague({ url: `${ORDERS}/${order.number}` })).json<Order>();
    expect(seen.sentBy).toBe('Erika nora');
    expect(await callsAbout(colleague, order)).toEqual([
      200, 200, 409, 200, 200, 200, 200, 200, 409,
    ]);
    expect(await listed(colleague)).toContain(order.number);
    expect(await found(colleague)).toContain(order.number);
  });

  it('are not found by another organisation, nor by the same person in a private session (SEC-1)', async () => {
    const order = await deliveredOrder(NORA);
    for (const stranger of [FIONA, PRIVATE]) {
      const client = await testApp.login(stranger);
      expect(await callsAbout(client, order)).toEqual(NOT_FOUND);
      expect(await listed(client)).not.toContain(order.number);
      expect(await found(client)).not.toContain(order.number);
    }
  });

  it('do not include the private orders of its people', async () => {
    const order = await deliveredOrder(PRIVATE);
    expect((await order.order()).sentBy).toBeUndefined();
    for (const profile of [NORA, BENNO]) {
      const client = await testApp.login(profile);
      expect(await callsAbout(client, order)).toEqual(NOT_FOUND);
      expect(await listed(client)).not.toContain(order.number);
    }
  });

  it('show their evidence to all of its people, and to nobody in a private session (DESK-1)', async () => {
    const professional = await testApp.login(NORA);
    const sent = await professional({
      method: 'POST',
      url: `${EVIDENCE}?name=Vollmacht.pdf`,
      body: Buffer.from(pdfOf('Vollmacht')),
      headers: { 'content-type': 'application/pdf' },
    });
    const url = `${EVIDENCE}/${sent.json<Evidence>().evidenceId}`;
    const statuses = async (): Promise<readonly number[]> => {
      const seen: number[] = [];
      for (const one of [NORA, BENNO, FIONA, PRIVATE])
        seen.push((await (await testApp.login(one))({ url })).statusCode);
      return seen;
    };
    // Until an order has it, it belongs to the person who has uploaded it.
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    const evidence = [sent.json<Evidence>().evidenceId];
    await startOrderScenario(testApp, [{ ...ownerPosition(), evidence }], {}, NORA);
    expect(await statuses()).toEqual([200, 200, 404, 404]);
  });

  it('keep their owner in two tabs, one private and one for the organisation, with the same key', async () => {
    const headers = { 'idempotency-key': 'one-key-in-two-tabs' };
    const body = { orderPositions: [mapPosition()] };
    const [own, professional] = [await testApp.login(PRIVATE), await testApp.login(NORA)];
    const send = async (client: Client): Promise<string> =>
      (await client({ method: 'POST', url: ORDERS, body, headers })).json().orderNumber;
    const [first, second] = [await send(own), await send(professional)];
    expect(second).not.toBe(first);
    expect([await send(own), await send(professional)]).toEqual([first, second]);
    expect(await listed(own)).not.toContain(second);
    expect(await listed(professional)).not.toContain(first);
    // Pages of the list begin at own orders only.
    const before = await own({ url: `${ORDERS}?before=${second}` });
    expect(before.json()).toEqual([]);
  });

  it('have its name and address as applicant, which the invoice and the letter use', async () => {
    const paper = { ...mapPosition(), numberOfCopies: 1 };
    const order = await startOrderScenario(testApp, [paper], {}, NORA);
    expect((await order.order()).addressee?.name).toBe('Notariat');
    const [row] = await testApp.database.query<{ applicant: { name: string } }>(
      'select applicant from orders where order_number = $1',
      [order.number],
    );
    expect(row?.applicant.name).toBe('Notariat');
  });
});

describe('other data of a person with two kinds of sessions (ORG-6)', () => {
  it('are apart: saved parcels and sessions', async () => {
    const [own, professional, colleague] = [
      await testApp.login(PRIVATE),
      await testApp.login(NORA),
      await testApp.login(BENNO),
    ];
    await professional({ method: 'PUT', url: `${SAVED}/${parcelIdOf(9)}` });
    const saved = async (client: Client) => (await client({ url: SAVED })).json<SavedParcel[]>();
    expect(await saved(professional)).toHaveLength(1);
    expect([await saved(own), await saved(colleague)]).toEqual([[], []]);
    await own({ method: 'DELETE', url: `${SAVED}/${parcelIdOf(9)}` });
    expect(await saved(professional)).toHaveLength(1);
    const ids = (await sessions(professional)).map(({ id }) => id);
    for (const { id } of [...(await sessions(own)), ...(await sessions(colleague))]) {
      expect(ids).not.toContain(id);
    }
  });

  it('are exported by themselves, and orders of the organisation outlive the data of the person who sent them (BIG-9)', async () => {
    const leaving = employee('leaving', NOTARY);
    const open = await startOrderScenario(testApp, [ownerPosition()], {}, leaving);
    const client = await testApp.login(leaving);
    const exported = (await client({ url: PERSONAL_DATA })).json<PersonalData>();
    expect(exported.organisations).toEqual([expect.objectContaining({ name: 'Notariat' })]);
    expect(exported.orders).toHaveLength(1);
    // The open order does not keep the data of the person: the organisation can pay and fetch it.
    expect((await client({ method: 'DELETE', url: PERSONAL_DATA })).statusCode).toBe(204);
    const colleague = await testApp.login(BENNO);
    const order = (await colleague({ url: `${ORDERS}/${open.number}` })).json<Order>();
    expect(order).toMatchObject({ sentBy: 'Erika leaving' });
    expect(order.orderPositions[0]?.justification).not.toBe('');
    const members = await testApp.database.query(
      `select 1 from organisation_members m join customers c on c.id = m.customer_id where c.issuer = 'deleted'`,
    );
    expect(members).toEqual([]);
  });
});

describe('an organisation (ORG-1)', () => {
  it('is purged when nobody has ordered for it and no session is left', async () => {
    const name = 'never-orders';
    await testApp.login(employee('someone', organisation(name)));
    const rows = () =>
      testApp.database.query('select name from organisations where name in ($1, $2)', [
        name,
        'Notariat',
      ]);
    expect(await rows()).toHaveLength(2);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 40 * 24 * 3_600_000);
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    expect(await rows()).toEqual([{ name: 'Notariat' }]);
  });
});

describe('the page of an organisation (ORG-3)', () => {
  const ORGANISATION = '/api/authenticated-customer/organisation';

  it('has its people with their orders, its orders with file numbers, and nothing of others', async () => {
    const [one, other] = ['Seite', 'Andere'].map((name) => organisation(name));
    if (!one || !other) throw new Error('no organisation');
    const [ada, ben] = [employee('ada', one), employee('ben', one)];
    const order = await startOrderScenario(
      testApp,
      [{ ...mapPosition(), reference: 'Akte 7' }],
      {},
      ada,
    );
    await startOrderScenario(testApp, [mapPosition()], {}, employee('eve', other));
    const client = await testApp.login(ben);
    const page = (await client({ url: ORGANISATION })).json<Organisation>();
    const byName = page.members.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName).toMatchObject([
      { name: 'Erika ada', orderCount: 1, isSelf: false, isLoggedIn: true },
      { name: 'Erika ben', orderCount: 0, isSelf: true, isLoggedIn: true },
    ]);
    expect(page.orders).toMatchObject([
      {
        orderNumber: order.number,
        sentBy: 'Erika ada',
        fileNumbers: ['Akte 7'],
        invoiceAvailable: false,
      },
    ]);
    expect((await (await testApp.login(PRIVATE))({ url: ORGANISATION })).statusCode).toBe(404);
  });

  it('ends the sessions of somebody who has left, and no private or foreign ones (ORG-6)', async () => {
    const firm = organisation('Beendet');
    const left = employee('left', firm);
    const [stays, leaver, stranger] = [
      await testApp.login(employee('stays', firm)),
      await testApp.login(left),
      await testApp.login(FIONA),
    ];
    const own = await testApp.login(PRIVATE);
    const { members } = (await stays({ url: ORGANISATION })).json<Organisation>();
    const id = members.find(({ isSelf }) => !isSelf)?.id ?? '';
    const end = (client: Client, member: string) =>
      client({ method: 'DELETE', url: `${ORGANISATION}/members/${member}/sessions` });
    expect((await end(stranger, id)).statusCode).toBe(204);
    expect((await end(own, id)).statusCode).toBe(404);
    expect(await isLoggedIn(leaver)).toBe(true);
    expect((await end(stays, id)).statusCode).toBe(204);
    expect([await isLoggedIn(leaver), await isLoggedIn(stays), await isLoggedIn(stranger)]).toEqual(
      [false, true, true],
    );
  });
});
