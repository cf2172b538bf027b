import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpPayment, type PaymentPort } from './payment.ts';

/** The answer to every call. */
let answer: object = {};
const server = createServer((_request, response) => void response.end(JSON.stringify(answer)));
let port: PaymentPort;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: number } = server.address() as AddressInfo;
  port = httpPayment({ url: `http://127.0.0.1:${number}`, token: 'token' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const TRANSACTION = {
  transactionId: 'id',
  redirectUrl: 'https://pay.example/id',
  status: 'SUCCESS',
  amountCents: 1100,
  currency: 'EUR',
  reference: '7K2M-Q0XA-93TB',
};

/** An answer that is no outage: a job fails with it for a while, then an operator sees it. */
const REFUSED = { name: 'ExternalSystemError', isOutage: false };

describe('answers of the payment provider (SAFE-5)', () => {
  it('are read with their currency, which a provider of the release before does not return', async () => {
    answer = TRANSACTION;
    expect(await port.readTransaction('id')).toMatchObject(TRANSACTION);
    answer = { ...TRANSACTION, currency: undefined };
    expect(await port.readTransaction('id')).toMatchObject({ ...TRANSACTION, currency: null });
  });

  it.each([
    { amountCents: 1100.4 },
    { amountCents: -1100 },
    { amountCents: 0 },
    { amountCents: 2 ** 31 },
    { amountCents: '1100' },
    { currency: 'eur' },
    { currency: '' },
    { currency: null },
    { reference: '7K2M\u0000' },
    { reference: 'x'.repeat(201) },
    { status: 'PAID' },
    { redirectUrl: 'javascript:alert(1)' },
    { redirectUrl: 'https://pay.example/\u0000' },
    { transactionId: '' },
  ])('are refused with %j', async (change) => {
    answer = { ...TRANSACTION, ...change };
    await expect(port.readTransaction('id')).rejects.toMatchObject(REFUSED);
  });

  it.each([{ refundId: '' }, { refundId: 'R\u0000' }, { refundId: 17 }, { status: 'DONE' }])(
    'are refused about a refund with %j',
    async (change) => {
      answer = { refundId: 'R-1', status: 'SUCCESS', ...change };
      const order = { reference: 'x', amountCents: 1, currency: 'EUR' };
      await expect(port.refund('id', order, 'key')).rejects.toMatchObject(REFUSED);
    },
  );
});
