import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLand } from '@portal/demo-cadastre/land';
import { cadastrePlugin } from './plugin.ts';
import { openSeal } from '@portal/demo-cadastre/extracts';
import { readPdf } from '@portal/tagged-pdf/testing';

const land = createLand({ parcels: 600 });
const seal = await openSeal(null, 'Landesvermessung');
const parcelId = land.parcels[0]?.id ?? '';

/** A request that the fake backend received; it answers with the next status of `answers`, then 204. */
interface Received {
  readonly name: string;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

let backend: FastifyInstance;
let cadastre: FastifyInstance;
let origin: string;
let received: Received[];
let answers: number[];
/** Sent with every status 409. */
let messageKey: string;
let invoices: Buffer[];
let dispatched: string[];

beforeEach(async () => {
  received = [];
  answers = [];
  messageKey = 'NOT_PAID';
  invoices = [];
  dispatched = [];
  backend = Fastify();
  backend.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
  backend.put<{ Body: Buffer; Params: { name: string } }>(
    '/api/product-result-alkis/:name',
    async ({ headers, body, params }, reply) => {
      received.push({ ...params, headers, body });
      const status = answers.shift() ?? 204;
      return await reply.code(status).send(status === 409 ? { messageKey } : undefined);
    },
  );
  backend.put<{ Body: Buffer }>('/api/invoice/:name', async (request, reply) => {
    invoices.push(request.body);
    return await reply.code(204).send();
  });
  backend.post<{ Body: { orderNumber: string } }>(
    '/api/dispatch-result',
    async (request, reply) => {
      dispatched.push(request.body.orderNumber);
      return await reply.code(204).send();
    },
  );
  origin = await backend.listen({ host: '127.0.0.1', port: 0 });
  cadastre = Fastify();
  await cadastre.register(cadastrePlugin, {
    land,
    seal,
    clientToken: 'a-client',
    accountingToken: 'accounting',
    cadastrePassword: 'open:sesame',
    accountingPassword: 'open:barley',
    backendOrigin: origin,
    retryPausesMs: [5, 5, 5],
    dispatchDelayMs: 5,
  });
});

afterEach(async () => {
  await cadastre.close();
  await backend.close();
});

function order(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    orderNumber: '2026-000042',
    resultFileName: 'result-42.pdf',
    callbackUrl: `${origin}/api/product-result-alkis/result-42.pdf`,
    orderedAt: '2026-11-21T10:00:00Z',
    positions: [{ positionId: 'p1', productKind: 'description', parcelId, orderPdf: true }],
    ...given,
  };
}

function invoice(): Record<string, unknown> {
  return {
    orderNumber: '2026-000042',
    kind: 'FEE_NOTICE',
    publicFileName: 'invoice-42.pdf',
    callbackUrl: `${origin}/api/invoice/invoice-42.pdf`,
    issuedAt: '2026-11-21T10:00:00Z',
    paymentMethod: 'BANK_TRANSFER',
    recipient: { name: 'Erika Mustermann', street: 'Weg 1', zipCode: '12345', city: 'Ort' },
    items: [{ number: 1, description: 'Karte', priceNet: 5100, vatAmount: 0, priceGross: 5100 }],
  };
}

const bill = (given: Record<string, unknown> = {}) =>
  cadastre.inject({
    method: 'POST',
    url: '/cadastre/invoices',
    headers: { authorization: 'Bearer accounting' },
    payload: { ...invoice(), ...given },
  });

async function send(body: Record<string, unknown>, token = 'a-client') {
  return await cadastre.inject({
    method: 'POST',
    url: '/cadastre/orders',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
}

async function statuses(): Promise<unknown[]> {
  const headers = { authorization: 'Bearer a-client' };
  const answer = await cadastre.inject({ url: '/cadastre/orders', headers });
  const { orders } = answer.json<{ orders: { status: string }[] }>();
  return orders.map(({ status }) => status);
}

async function waitForStatus(status: string): Promise<void> {
  await vi.waitFor(async () => expect(await statuses()).toEqual([status]), { timeout: 10_000 });
}

describe('cadastre orders', () => {
  it('delivers one PDF with credential and digest', async () => {
    const answer = await send(order());
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ accepted: true });
    await waitForStatus('DELIVERED');
    const [file] = received;
    expect(file?.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file?.headers.authorization).toBe(`Basic ${btoa('cadastre:open:sesame')}`);
    const digest = createHash('sha256')
      .update(file?.body ?? '')
      .digest('base64');
    expect(file?.headers['content-digest']).toBe(`sha-256=:${digest}:`);
  });

  it('draws the kind that the position names', async () => {
    await send(order({ positions: [{ positionId: 'p1', kind: 'PROPERTY_RECORD', parcelId }] }));
    await waitForStatus('DELIVERED');
    expect((await readPdf(new Uint8Array(received[0]?.body ?? []))).title).toBe(
      'Auszug aus dem Liegenschaftskataster – Grundstücksnachweis',
    );
  });

  it('lists the order with the addressee of the paper (JRN-1)', async () => {
    const address = { name: 'Erika Mustermann', street: 'Weg 1', zipCode: '1010', city: 'Wien' };
    const addressee = { ...address, country: 'AT' };
    await send(order({ addressee }));
    const headers = { authorization: 'Bearer a-client' };
    const { orders } = (await cadastre.inject({ url: '/cadastre/orders', headers })).json();
    expect(orders[0]).toMatchObject({ addressee });
    await waitForStatus('DELIVERED');
    expect((await send(order({ addressee: { name: 'Erika' } }))).statusCode).toBe(400);
  });

  it('delivers a repeated order once', async () => {
    await Promise.all([send(order()), send(order())]);
    await waitForStatus('DELIVERED');
    expect((await send(order())).statusCode).toBe(202);
    expect(await statuses()).toEqual(['DELIVERED']);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['retries while the backend answers 5xx', [503, 500], 3],
    ['counts a file that the backend already has as delivered', [409], 1],
  ])('%s', async (_name, given, count) => {
    answers = given;
    messageKey = 'RESULT_EXISTS';
    await send(order());
    await waitForStatus('DELIVERED');
    expect(received).toHaveLength(count);
  });

  it('reports the dispatch of paper once, after the file', async () => {
    const position = { positionId: 'p1', productKind: 'description', parcelId, orderPdf: true };
    await send(
      order({
        dispatchUrl: `${origin}/api/dispatch-result`,
        positions: [{ ...position, numberOfCopies: 2 }],
      }),
    );
    await vi.waitFor(() => expect(dispatched).toEqual(['2026-000042']), { timeout: 10_000 });
    expect(received).toHaveLength(1);
    expect(await statuses()).toEqual(['DELIVERED']);
  });

  it('delivers one file with its own code for each position, paper as well (DOC-2)', async () => {
    const positions = ['Q0XA', 'Q0XB'].map((code, index) => ({
      positionId: `p${index}`,
      kind: index === 0 ? 'PARCEL_RECORD' : 'OWNER_RECORD',
      parcelId,
      orderPdf: index === 0,
      numberOfCopies: index,
      resultFileName: `result-42-${index}.pdf`,
      callbackUrl: `${origin}/api/product-result-alkis/result-42-${index}.pdf`,
      verificationCode: `7K2M-${code}-93TB`,
      verificationUrl: `${origin}/echtheit/7K2M-${code}-93TB`,
    }));
    await send(order({ positions }));
    await waitForStatus('DELIVERED');
    expect(received.map(({ name }) => name)).toEqual(['result-42-0.pdf', 'result-42-1.pdf']);
    const [first, second] = await Promise.all(
      received.map(({ body }) => readPdf(new Uint8Array(body))),
    );
    expect(first?.title).toContain('– Flurstücksnachweis');
    expect(first?.pages[0]?.text).toContain('7K2M-Q0XA-93TB');
    expect(first?.pages[0]?.text).not.toContain('Q0XB');
    expect(second?.pages[0]?.text).toContain('7K2M-Q0XB-93TB');
  });

  it('delivers a repeated invoice once', async () => {
    expect([(await bill()).statusCode, (await bill()).statusCode]).toEqual([202, 202]);
    await vi.waitFor(() => expect(invoices).toHaveLength(1), { timeout: 10_000 });
    const { pages, title } = await readPdf(new Uint8Array(invoices[0] ?? []));
    expect(title).toBe('Gebührenbescheid zum Auftrag 2026-000042');
    for (const text of ['Erika Mustermann', '51,00 €', 'GB-2026-000042']) {
      expect(pages[0]?.text).toContain(text);
    }
    expect(pages[0]?.roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']));
  });

  it.each([
    ['no items', { items: [] }],
    ['an address of another origin', { callbackUrl: 'http://example.org/x' }],
    [
      'a recipient over two lines',
      { recipient: { name: 'A\nB', street: '', zipCode: '', city: '' } },
    ],
  ])('rejects an invoice with %s', async (_name, given) => {
    expect((await bill(given)).statusCode).toBe(400);
  });

  it('stops at a final status, and accepts the order again', async () => {
    answers = [409];
    await send(order());
    await waitForStatus('FAILED');
    expect(received).toHaveLength(1);
    await send(order());
    await waitForStatus('DELIVERED');
  });

  it('stops after the last retry', async () => {
    answers = [503, 503, 503, 503, 503];
    await send(order());
    await waitForStatus('FAILED');
    expect(received).toHaveLength(4);
  });

  it.each([undefined, 'Bearer other', 'Basic YTpi'])('rejects the credential %s', async (value) => {
    const headers = value ? { authorization: value } : {};
    const answer = await cadastre.inject({ url: '/cadastre/orders', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each([
    ['no positions', { positions: [] }],
    ['an address of another origin', { callbackUrl: 'http://example.org/x' }],
    ['no web address', { callbackUrl: 'file:///etc/passwd' }],
    ['a name with a path', { resultFileName: '../x' }],
    ['no date', { orderedAt: 'soon' }],
    [
      'an unknown parcel',
      { positions: [{ positionId: 'p', kind: 'PARCEL_RECORD', parcelId: '_'.repeat(20) }] },
    ],
    ['an unknown kind', { positions: [{ positionId: 'p', kind: 'PHOTO', parcelId }] }],
    ['a map without format', { positions: [{ positionId: 'p', productKind: 'map', parcelId }] }],
  ])('rejects %s', async (_name, given) => {
    const answer = await send(order(given));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await statuses()).toEqual([]);
  });

  it('answers invalid JSON with a problem', async () => {
    const answer = await cadastre.inject({
      method: 'POST',
      url: '/cadastre/orders',
      headers: { authorization: 'Bearer a-client', 'content-type': 'application/json' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
