import type { Evidence, Order } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { pdfOf } from '../testing/pdf.ts';
import { jpegOf, pngOf } from '../testing/images.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const FILES = '/api/authenticated-customer/evidence';
const ORDERS = '/api/authenticated-customer/orders';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PDF = Buffer.from(pdfOf('Vertrag'));

type Client = Awaited<ReturnType<TestApp['login']>>;

const upload = (client: Client, content: Buffer = PDF, type = 'application/pdf', name = 'a.pdf') =>
  client({
    method: 'POST',
    url: `${FILES}?${new URLSearchParams({ name })}`,
    body: content,
    headers: { 'content-type': type },
  });

async function uploaded(client: Client, name = 'Vertrag.pdf'): Promise<string> {
  const answer = await upload(client, PDF, 'application/pdf', name);
  expect(answer.statusCode).toBe(201);
  return answer.json<Evidence>().evidenceId;
}

const order = (client: Client, ...positions: readonly object[]) =>
  client({ method: 'POST', url: ORDERS, body: { orderPositions: positions } });

const keyOf = async (pending: ReturnType<Client>): Promise<string> => {
  const answer = await pending;
  return answer.statusCode < 300 ? String(answer.statusCode) : answer.json().messageKey;
};

const asDesk = (evidenceId: string, system = 'desk') =>
  testApp.send({
    url: `/api/evidence/${evidenceId}`,
    headers: {
      authorization: `Basic ${Buffer.from(`${system}:${system}-password`).toString('base64')}`,
    },
  });

const rows = (condition: string) =>
  testApp.database.query(`select storage_key from evidence where ${condition}`);

const contents = async () =>
  (await testApp.database.query<{ storage_key: string }>('select storage_key from evidence')).map(
    ({ storage_key: key }) => key,
  );

describe('an uploaded file (DESK-1)', () => {
  it.each([
    ['application/pdf', PDF],
    ['image/jpeg', jpegOf()],
    ['image/png', pngOf()],
  ])('of the type %s is stored, and its owner gets it back', async (type, content) => {
    const client = await testApp.login(person('owner'));
    const answer = await upload(client, content, type, 'C:\\Bilder\\Kauf vertrag\u0007.pdf');
    expect(answer.json()).toMatchObject({ name: 'Kauf vertrag.pdf', contentType: type });
    const url = `${FILES}/${answer.json().evidenceId}`;
    const back = await client({ url });
    expect(back.rawPayload.equals(content)).toBe(true);
    expect(back.headers['content-disposition']).toContain('attachment');
    expect(back.headers['x-content-type-options']).toBe('nosniff');
    expect(await keyOf(client({ method: 'DELETE', url }))).toBe('204');
    expect(await keyOf(client({ method: 'DELETE', url }))).toBe('204');
    expect(await keyOf(client({ url }))).toBe('NOT_FOUND');
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html>'), 'application/pdf', 'FILE_TYPE'],
    ['a PDF that is cut off', PDF.subarray(0, -20), 'application/pdf', 'FILE_TYPE'],
    ['a PDF as a picture', PDF, 'image/png', 'FILE_TYPE'],
    ['a picture of another type', pngOf(), 'image/jpeg', 'FILE_TYPE'],
    ['an empty one', Buffer.alloc(0), 'image/jpeg', 'FILE_TYPE'],
    ['HEIC', Buffer.from('....ftypheic'), 'image/heic', 'INVALID_REQUEST'],
    ['an archive', Buffer.from('PK'), 'application/zip', 'INVALID_REQUEST'],
    [
      'more than 10 MB',
      Buffer.concat([PDF, Buffer.alloc(10_000_000)]),
      'application/pdf',
      'TOO_LARGE',
    ],
  ])('is refused: %s; nothing of it stays', async (_name, content, type, key) => {
    const client = await testApp.login(person('refused'));
    const before = await contents();
    expect(await keyOf(upload(client, content, type))).toBe(key);
    expect(await contents()).toEqual(before);
    const left = await testApp.database.query(
      `select 1 from unreferenced_files where storage_key like 'evidence/%' and since > '-infinity'`,
    );
    expect(left).toEqual([]);
  });

  it('needs a session and the token (SEC-2)', async () => {
    const client = await testApp.login(person('token'));
    const request = { method: 'POST', url: `${FILES}?name=a.pdf`, body: PDF } as const;
    const type = { 'content-type': 'application/pdf' };
    expect(await keyOf(testApp.send({ ...request, headers: type }))).toBe('NOT_AUTHENTICATED');
    const wrong = client({ ...request, headers: { ...type, 'x-xsrf-token': 'wrong' } });
    expect(await keyOf(wrong)).toBe('XSRF');
  });

  it('is one of at most a hundred that no order has', async () => {
    const client = await testApp.login(person('many'));
    await uploaded(client);
    await testApp.database.query(
      `insert into evidence (customer_id, name, content_type, size, sha256, storage_key, uploaded_at)
       select e.customer_id, 'x', e.content_type, 1, '', 'evidence/x' || n, e.uploaded_at
       from evidence e join customers c on c.id = e.customer_id, generate_series(1, 99) as n
       where c.subject = 'many'`,
    );
    expect(await keyOf(upload(client))).toBe('EVIDENCE_FULL');
  });

  it('of another person cannot be read, deleted or used (SEC-1)', async () => {
    const [owner, stranger] = [
      await testApp.login(person('idor-owner')),
      await testApp.login(person('idor-stranger')),
    ];
    const id = await uploaded(owner);
    expect(await keyOf(stranger({ url: `${FILES}/${id}` }))).toBe('NOT_FOUND');
    expect(await keyOf(stranger({ method: 'DELETE', url: `${FILES}/${id}` }))).toBe('204');
    const used = order(stranger, { ...ownerPosition(), evidence: [id] });
    expect(await keyOf(used)).toBe('EVIDENCE_MISSING');
    expect(await keyOf(owner({ url: `${FILES}/${id}` }))).toBe('200');
    const placed = await order(owner, { ...ownerPosition(), evidence: [id] });
    expect(placed.statusCode).toBe(201);
    expect(await keyOf(stranger({ url: `${FILES}/${id}` }))).toBe('NOT_FOUND');
  });

  it('reaches the desk only with an order, and only with its credential (DESK-1)', async () => {
    const client = await testApp.login(person('desk-file'));
    const id = await uploaded(client, 'Vertrag.pdf');
    expect((await asDesk(id)).statusCode).toBe(404);
    await order(client, { ...ownerPosition(), ground: 'kauf', evidence: [id] });
    const got = await asDesk(id);
    expect(got.rawPayload.equals(PDF)).toBe(true);
    for (const system of ['cadastre', 'accounting', 'monitoring', 'nobody']) {
      expect((await asDesk(id, system)).statusCode).toBe(401);
    }
    expect((await asDesk(UNKNOWN)).statusCode).toBe(404);
    await testApp.app.runJobs();
    const review = testApp.externalSystems.received.findLast(({ path }) =>
      path.endsWith('/reviews'),
    );
    expect(review?.body).toMatchObject({
      positions: [
        {
          ground: { id: 'kauf', name: expect.any(String) },
          evidence: [{ evidenceId: id, name: 'Vertrag.pdf', url: expect.stringContaining(id) }],
        },
      ],
    });
  });

  it('proves several positions of one order, but not another order', async () => {
    const client = await testApp.login(person('twice'));
    const id = await uploaded(client);
    const position = { ...ownerPosition(), evidence: [id] };
    const created = await order(client, position, position);
    expect(created.statusCode).toBe(201);
    const read = await client({ url: `${ORDERS}/${created.json().orderNumber}` });
    const { orderPositions } = read.json<Order>();
    expect(orderPositions.map(({ evidence }) => evidence?.length)).toEqual([1, 1]);
    expect(await keyOf(order(client, position))).toBe('EVIDENCE_MISSING');
    const remove = client({ method: 'DELETE', url: `${FILES}/${id}` });
    expect(await keyOf(remove)).toBe('ORDER_STATE');
  });

  it('is ignored by a product without owners, and its ground is one of the state pack', async () => {
    const client = await testApp.login(person('ground'));
    expect((await order(client, { ...mapPosition(), evidence: [UNKNOWN] })).statusCode).toBe(201);
    const unknown = order(client, { ...ownerPosition(), ground: 'neugier' });
    expect(await keyOf(unknown)).toBe('INVALID_ID');
  });

  it('comes with an answer, and is shown beside it (DESK-2)', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    await scenario.converse(0, 'ask');
    const id = await uploaded(await testApp.login(scenario.profile), 'Antwort.pdf');
    const { positionId } = (await scenario.order()).orderPositions[0] ?? {};
    const body = { question: 1, text: 'Siehe Datei.', evidence: [id] };
    const url = `${ORDERS}/${scenario.number}/positions/${positionId}/answer`;
    const missing = { ...body, evidence: [UNKNOWN] };
    expect(await keyOf(scenario.ask({ method: 'POST', url, body: missing }))).toBe(
      'EVIDENCE_MISSING',
    );
    expect(await keyOf(scenario.ask({ method: 'POST', url, body }))).toBe('204');
    expect(await keyOf(scenario.ask({ method: 'POST', url, body }))).toBe('204');
    const [position] = (await scenario.order()).orderPositions;
    expect(position?.messages?.at(-1)?.evidence).toMatchObject([{ name: 'Antwort.pdf' }]);
    expect(position).not.toHaveProperty('evidence');
    expect((await asDesk(id)).statusCode).toBe(200);
  });
});

describe('files are deleted (DESK-1, BIG-9)', () => {
  it('two days after the upload when no order has taken them', async () => {
    const client = await testApp.login(person('unused'));
    const [unused, used] = [await uploaded(client), await uploaded(client)];
    await order(client, { ...ownerPosition(), evidence: [used] });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 47 * 3_600_000);
    await testApp.app.services.purgeExpired();
    expect(await rows(`id = '${unused}'`)).toHaveLength(1);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * 3_600_000);
    await testApp.app.services.purgeExpired();
    expect(await rows(`id = '${unused}'`)).toEqual([]);
    expect(await rows(`id = '${used}'`)).toHaveLength(1);
  });

  it('with the justification, and the conversation with them', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    await scenario.converse(0, 'ask');
    const id = await uploaded(await testApp.login(scenario.profile));
    const { positionId } = (await scenario.order()).orderPositions[0] ?? {};
    await scenario.ask({
      method: 'POST',
      url: `${ORDERS}/${scenario.number}/positions/${positionId}/answer`,
      body: { question: 1, text: 'Siehe Datei.', evidence: [id] },
    });
    const personal = await scenario.ask({ url: '/api/authenticated-customer/personal-data' });
    expect(personal.json()).toMatchObject({
      evidence: [{ id }],
      orders: [{ messages: [{ author: 'AUTHORITY' }, { author: 'CUSTOMER' }] }],
    });
    await scenario.decide(0, 'REJECTED');
    scenario.advanceHours(24 * 366 * 2);
    await testApp.app.services.purgeExpired();
    expect(await rows(`id = '${id}'`)).toEqual([]);
    const messages = `select 1 from position_messages where order_number = $1`;
    expect(await testApp.database.query(messages, [scenario.number])).toEqual([]);
  });

  it('with the data of a person', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    await scenario.converse(0, 'ask');
    await scenario.converse(0, 'answer');
    await scenario.decide(0, 'REJECTED');
    await uploaded(await testApp.login(scenario.profile));
    const erased = await scenario.ask({
      method: 'DELETE',
      url: '/api/authenticated-customer/personal-data',
    });
    expect(erased.statusCode).toBe(204);
    const messages = `select 1 from position_messages where order_number = $1`;
    expect(await testApp.database.query(messages, [scenario.number])).toEqual([]);
    const left = await testApp.database.query(
      `select 1 from evidence e join orders o on o.customer_id = e.customer_id where o.order_number = $1`,
      [scenario.number],
    );
    expect(left).toEqual([]);
  });
});

describe('a state', () => {
  it('without grounds and questions takes no files', async () => {
    const configuration = { questions: undefined, grounds: undefined };
    const seed = await openTestApp({ configuration });
    try {
      const client = await seed.login(person('seed'));
      expect(await keyOf(upload(client))).toBe('NOT_FOUND');
    } finally {
      await seed.close();
    }
  });
});
