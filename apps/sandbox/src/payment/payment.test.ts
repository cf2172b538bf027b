import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import formbody from '@fastify/formbody';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentPlugin } from './index.ts';

const TOKEN = { authorization: 'Bearer payment-token' };
let portal: FastifyInstance;
let portalOrigin: string;
let provider: FastifyInstance;
let notifications: { signature: string; body: string }[];

beforeEach(async () => {
  notifications = [];
  portal = fastify();
  portal.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  portal.post<{ Body: string }>('/notify', async (request, reply) => {
    notifications.push({
      signature: String(request.headers['signature']),
      body: request.body,
    });
    return reply.code(204).send();
  });
  portalOrigin = await portal.listen({ host: '127.0.0.1', port: 0 });
  provider = fastify();
  await provider.register(formbody);
  await provider.register(paymentPlugin, {
    origin: 'http://localhost:8081',
    portalOrigin,
    portalUrl: portalOrigin,
    paymentToken: 'payment-token',
    paymentSigningKey: 'signing-key',
  });
});
afterEach(async () => {
  await provider.close();
  await portal.close();
});

const paymentRequest = (changes: object = {}) => ({
  reference: '0000-0000-0001',
  amountCents: 5800,
  currency: 'EUR',
  method: 'CREDIT_CARD',
  description: 'Land Lindenmark',
  returnUrl: `${portalOrigin}/return/0000-0000-0001`,
  notifyUrl: `${portalOrigin}/notify`,
  ...changes,
});

const open = (body: object, headers: Record<string, string> = TOKEN) =>
  provider.inject({ method: 'POST', url: '/payment/api/transactions', headers, payload: body });

const decide = (transactionId: string, decision: string) =>
  provider.inject({
    method: 'POST',
    url: `/payment/${transactionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });

const readTransaction = async (transactionId: string): Promise<unknown> =>
  (
    await provider.inject({ url: `/payment/api/transactions/${transactionId}`, headers: TOKEN })
  ).json();

const withdraw = (transactionId: string, headers = TOKEN) =>
  provider.inject({
    method: 'DELETE',
    url: `/payment/api/transactions/${transactionId}`,
    headers,
  });

describe('the payment provider (BE-3)', () => {
  test.each([
    ['pay', 'SUCCESS', 'success'],
    ['refuse', 'FAILED', 'failed'],
    ['cancel', 'CANCELLED', 'cancel'],
  ])(
    'changes the state after %s to %s, redirects and notifies',
    async (decision, status, result) => {
      const { transactionId } = (await open(paymentRequest())).json();
      const answer = await decide(transactionId, decision);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(
        `${portalOrigin}/return/0000-0000-0001/${transactionId}/${result}`,
      );
      expect(await readTransaction(transactionId)).toMatchObject({
        status,
        amountCents: 5800,
        currency: 'EUR',
      });
      await expect.poll(() => notifications).toHaveLength(1);
      const [notification] = notifications;
      const expected = createHmac('sha256', 'signing-key').update(notification?.body ?? '');
      expect(notification?.signature).toBe(expected.digest('hex'));
    },
  );

  test('keeps paid and cancelled transactions; a failed one can still succeed', async () => {
    const after = async (...decisions: readonly string[]) => {
      const { transactionId } = (await open(paymentRequest())).json();
      for (const decision of decisions) await decide(transactionId, decision);
      return await readTransaction(transactionId);
    };
    expect(await after('pay', 'refuse')).toMatchObject({ status: 'SUCCESS' });
    expect(await after('cancel', 'pay')).toMatchObject({ status: 'CANCELLED' });
    expect(await after('refuse', 'cancel')).toMatchObject({ status: 'FAILED' });
    expect(await after('refuse', 'pay')).toMatchObject({ status: 'SUCCESS' });
    const { transactionId } = (await open(paymentRequest())).json();
    await decide(transactionId, 'refuse');
    const page = await provider.inject({ url: `/payment/${transactionId}` });
    expect(page.body).toContain('Die Bank zahlt doch noch');
  });

  test('refunds the paid amount once per key, only for its client', async () => {
    const { transactionId } = (await open(paymentRequest())).json();
    const refund = (key: string, amountCents = 5800, headers: object = TOKEN) =>
      provider.inject({
        method: 'POST',
        url: `/payment/api/transactions/${transactionId}/refunds`,
        headers: { ...headers, 'idempotency-key': key },
        payload: { reference: '0000-0000-0001', amountCents, currency: 'EUR' },
      });
    expect((await refund('a')).statusCode).toBe(409);
    await decide(transactionId, 'pay');
    expect((await refund('a', 5800, {})).statusCode).toBe(401);
    expect((await refund('a', 1)).statusCode).toBe(409);
    const first = await refund('a');
    expect([first.statusCode, first.json().status]).toEqual([201, 'SUCCESS']);
    expect((await refund('a')).json()).toEqual(first.json());
    expect((await refund('b')).statusCode).toBe(409);
    const page = await provider.inject({ url: '/payment' });
    expect(page.body).toContain('bezahlt und erstattet');
  });

  test('withdraws only open transactions, only for its client', async () => {
    const { transactionId } = (await open(paymentRequest())).json();
    const refused = await withdraw(transactionId, { authorization: 'Bearer other' });
    expect(refused.statusCode).toBe(401);
    expect((await withdraw(transactionId)).json()).toMatchObject({ status: 'CANCELLED' });
    await decide(transactionId, 'pay');
    expect(await readTransaction(transactionId)).toMatchObject({ status: 'CANCELLED' });
    const paid = (await open(paymentRequest())).json().transactionId;
    await decide(paid, 'pay');
    expect((await withdraw(paid)).json()).toMatchObject({ status: 'SUCCESS' });
    expect((await withdraw('unknown')).statusCode).toBe(404);
  });

  test('opens one transaction per key', async () => {
    const headers = { ...TOKEN, 'idempotency-key': 'attempt-1' };
    const first = (await open(paymentRequest(), headers)).json();
    expect((await open(paymentRequest(), headers)).json()).toEqual(first);
    expect((await open(paymentRequest({ amountCents: 1 }), headers)).statusCode).toBe(409);
  });

  test.each([
    ['no credential', () => paymentRequest(), {}, 401],
    [
      'a return address of another origin',
      () => paymentRequest({ returnUrl: 'https://evil.example/' }),
      TOKEN,
      400,
    ],
    ['a broken amount', () => paymentRequest({ amountCents: 12.5 }), TOKEN, 400],
  ])('rejects %s', async (_name, body, headers, status) => {
    expect((await open(body(), headers)).statusCode).toBe(status);
  });

  test('shows the amount and escapes texts', async () => {
    const { transactionId } = (await open(paymentRequest({ description: '<script>' }))).json();
    const page = await provider.inject({ url: `/payment/${transactionId}` });
    expect(page.body).toContain('58,00');
    expect(page.body).toContain('&lt;script&gt;');
  });
});
