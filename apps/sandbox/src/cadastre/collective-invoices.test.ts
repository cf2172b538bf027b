import { createLand } from '@portal/demo-cadastre/land';
import { openSeal } from '@portal/demo-cadastre/extracts';
import { readPdf } from '@portal/tagged-pdf/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cadastrePlugin } from './plugin.ts';

let backend: FastifyInstance;
let cadastre: FastifyInstance;
let origin: string;
const received: Buffer[] = [];

beforeAll(async () => {
  backend = Fastify();
  backend.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
  backend.put<{ Body: Buffer }>('/api/invoice/:name', async (request, reply) => {
    received.push(request.body);
    return await reply.code(204).send();
  });
  origin = await backend.listen({ host: '127.0.0.1', port: 0 });
  cadastre = Fastify();
  await cadastre.register(cadastrePlugin, {
    land: createLand({ parcels: 600 }),
    seal: await openSeal(null, 'Landesvermessung'),
    clientToken: 'a-client',
    accountingToken: 'accounting',
    cadastrePassword: 'open:sesame',
    accountingPassword: 'open:barley',
    backendOrigin: origin,
  });
});
afterAll(async () => {
  await cadastre.close();
  await backend.close();
});

const ITEM = {
  positionId: 'f3102170-8f57-4d31-8598-3edbd8359ba2',
  orderNumber: '7K2M-Q0XA-93TB',
  number: 1,
  kind: 'CHARGE',
  description: 'Flurstücksnachweis, Lindenau, Flur 3, Flurstück 9 (PDF)',
  fileNumber: 'UVZ 12/2026',
  priceNet: 2200,
  vatAmount: 0,
  priceGross: 2200,
  vatRate: 0,
};

const bill = (given: object = {}, token = 'accounting') =>
  cadastre.inject({
    method: 'POST',
    url: '/cadastre/collective-invoices',
    headers: { authorization: `Bearer ${token}` },
    payload: {
      invoiceNumber: 'SR-2026-00001',
      kind: 'INVOICE',
      month: '2026-11',
      publicFileName: 'SR-2026-00001.pdf',
      callbackUrl: `${origin}/api/invoice/SR-2026-00001.pdf`,
      paymentUrl: `${origin}/api/collective-invoices/SR-2026-00001/payment`,
      issuedAt: '2026-11-30T23:05:00Z',
      dueOn: '2026-12-15',
      recipient: { name: 'Notariat', street: 'Markt 2', zipCode: '15990', city: 'Lindenau' },
      items: [ITEM],
      ...given,
    },
  });

describe('the accounting system of the sandbox (ORG-5)', () => {
  it('delivers the PDF of a collective invoice once', async () => {
    for (const answer of [await bill(), await bill()]) expect(answer.statusCode).toBe(202);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
    const { title } = await readPdf(new Uint8Array(received[0] ?? []));
    expect(title).toBe('Sammelrechnung SR-2026-00001');
  });

  it('needs its own credential', async () => {
    expect((await bill({}, 'a-client')).statusCode).toBe(401);
  });

  it.each([
    ['no item', { items: [] }],
    ['a fraction of a cent', { items: [{ ...ITEM, priceGross: 0.5 }] }],
    ['another kind', { kind: 'FEE_NOTICE' }],
    ['a field that it does not know', { sender: 'me' }],
    ['an address of another client', { callbackUrl: 'http://elsewhere.example/a.pdf' }],
  ])('rejects a collective invoice with %s', async (_name, given) => {
    expect((await bill(given)).statusCode).toBe(400);
  });

  it('delivers the credit note of a position, and rejects one of another client (LAW-3)', async () => {
    const name = '7K2M-Q0XA-93TB-1-credit.pdf';
    const { orderNumber, positionId, number, description } = ITEM;
    const amounts = { priceNet: -2200, vatAmount: 0, priceGross: -2200 };
    const ask = (callbackUrl: string) =>
      cadastre.inject({
        method: 'POST',
        url: '/cadastre/credit-notes',
        headers: { authorization: 'Bearer accounting' },
        payload: {
          orderNumber,
          positionId,
          credits: 'INVOICE',
          publicFileName: name,
          callbackUrl,
          issuedAt: '2026-11-30T23:05:00Z',
          recipient: { name: 'Notariat', street: 'Markt 2', zipCode: '15990', city: 'Lindenau' },
          items: [{ number, description, ...amounts }],
        },
      });
    const before = received.length;
    expect((await ask(`http://elsewhere.example/${name}`)).statusCode).toBe(400);
    expect((await ask(`${origin}/api/invoice/${name}`)).statusCode).toBe(202);
    await vi.waitFor(() => expect(received).toHaveLength(before + 1), { timeout: 10_000 });
    const { title } = await readPdf(new Uint8Array(received.at(-1) ?? []));
    expect(title).toBe('Gutschrift GS-7K2M-Q0XA-93TB-1');
  });
});
