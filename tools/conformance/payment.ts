import { randomUUID } from 'node:crypto';
import {
  check,
  expectThat,
  type Finding,
  jsonOf,
  mediaType,
  refuses,
  send,
  skipped,
} from './finding.ts';

const TRANSACTIONS = '/payment/api/transactions';
const ONE = `${TRANSACTIONS}/{id}`;

/** What the portal accepts as an id in addresses. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** What the provider must repeat. */
interface Payment {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
}

/** What is checked, and with what. */
export interface PaymentProvider {
  readonly address: string;
  /** The Bearer token of the portal; without it only refusals are checked. */
  readonly token: string | undefined;
  /** The origin of the portal, in the addresses that the provider receives. */
  readonly portal: string;
  /** A transaction of a test that was paid, and is refunded; without it refunds are not checked. */
  readonly paid?: string | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/** The JSON of an answer with one of these statuses. @throws Violation */
async function answered(response: Response, ...statuses: readonly number[]): Promise<Members> {
  const { status } = response;
  expectThat(statuses.includes(status), `status ${status}, not ${statuses.join(' or ')}`);
  const type = mediaType(response);
  expectThat(type === 'application/json', `the media type ${type || 'none'}, not application/json`);
  return jsonOf(response);
}

/** A transaction as the provider answers it. @throws Violation unless it has these members */
function expectTransaction(found: Members, id: string, expected: Members): void {
  expectThat(found.transactionId === id, `the transactionId is ${String(found.transactionId)}`);
  for (const [name, value] of Object.entries(expected)) {
    expectThat(found[name] === value, `${name} is ${String(found[name])}, not ${String(value)}`);
  }
  expectThat(URL.canParse(String(found.redirectUrl)), 'redirectUrl is not an address');
}

const at = (id: string): string => `/${encodeURIComponent(id)}`;

/** Requests to one provider with its token. */
function clientOf({ address, token }: PaymentProvider) {
  const base = `${address}${TRANSACTIONS}`;
  const call = (path: string, method: string, body?: Members, key?: string): Promise<Response> =>
    send(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    open: (body: Members, key: string) => call('', 'POST', body, key),
    read: (id: string) => call(at(id), 'GET'),
    withdraw: (id: string) => call(at(id), 'DELETE'),
    refund: (id: string, payment: Payment, key: string) =>
      call(`${at(id)}/refunds`, 'POST', { ...payment }, key),
  };
}

type Client = ReturnType<typeof clientOf>;

/** Opening, reading and withdrawing a transaction of one euro. */
async function checkTransaction(client: Client, portal: string): Promise<readonly Finding[]> {
  const payment: Payment = {
    reference: `conformance-${Date.now()}`,
    amountCents: 100,
    currency: 'EUR',
  };
  const body = {
    ...payment,
    method: 'SEPA',
    description: 'Conformance check',
    returnUrl: `${portal}/api/payment-status/${payment.reference}`,
    notifyUrl: `${portal}/api/payment-notifications`,
  };
  const key = randomUUID();
  let id = '';
  let redirectUrl = '';
  const post = `POST ${TRANSACTIONS}`;
  return [
    await check(post, 'opens a transaction', async () => {
      const opened = await answered(await client.open(body, key), 201);
      const { transactionId } = opened;
      expectThat(typeof transactionId === 'string' && ID.test(transactionId), 'no transactionId');
      id = transactionId;
      expectThat(URL.canParse(String(opened.redirectUrl)), 'redirectUrl is not an address');
      redirectUrl = String(opened.redirectUrl);
      expectThat(opened.status === 'OPEN', `the status is ${String(opened.status)}, not OPEN`);
    }),
    await check(post, 'answers a repeated Idempotency-Key with the same transaction', async () => {
      const repeated = await answered(await client.open(body, key), 200, 201);
      expectThat(repeated.transactionId === id, 'another transaction was opened');
      expectThat(repeated.redirectUrl === redirectUrl, 'redirectUrl is another');
    }),
    await check(post, 'answers another Idempotency-Key with another transaction', async () => {
      const other = await answered(await client.open(body, randomUUID()), 201);
      expectThat(other.transactionId !== id, 'the same transaction was answered');
      await client.withdraw(String(other.transactionId));
    }),
    await check('GET redirectUrl', 'leads to a page for the person who pays', async () => {
      const { status } = await send(redirectUrl);
      expectThat(status < 400, `status ${status}`);
    }),
    await check(`GET ${ONE}`, 'returns amount, currency and reference', async () => {
      const found = await answered(await client.read(id), 200);
      expectTransaction(found, id, { ...payment, status: 'OPEN', redirectUrl });
    }),
    await check(`GET ${ONE}`, 'answers 404 for an unknown transaction', async () => {
      const { status } = await client.read(`unknown-${randomUUID()}`);
      expectThat(status === 404, `status ${status}, not 404`);
    }),
    await check(`POST ${ONE}/refunds`, 'refunds no transaction that was not paid', async () => {
      const { status } = await client.refund(id, payment, randomUUID());
      expectThat(status >= 400 && status < 500 && status !== 401, `status ${status}, not 4xx`);
    }),
    await check(`DELETE ${ONE}`, 'withdraws the transaction', async () => {
      const withdrawn = await answered(await client.withdraw(id), 200);
      const { status } = withdrawn;
      expectThat(status === 'CANCELLED', `the status is ${String(status)}, not CANCELLED`);
      const found = await answered(await client.read(id), 200);
      expectTransaction(found, id, { ...payment, status: 'CANCELLED' });
    }),
  ];
}

/** The refund of a transaction that was paid. */
async function checkRefund(client: Client, paid: string): Promise<readonly Finding[]> {
  const call = `POST ${ONE}/refunds`;
  const key = randomUUID();
  const payment: Payment = { reference: '', amountCents: 0, currency: 'EUR' };
  let refundId: unknown;
  return [
    await check(`GET ${ONE}`, 'says that a transaction was paid', async () => {
      const found = await answered(await client.read(paid), 200);
      expectTransaction(found, paid, { status: 'SUCCESS', currency: 'EUR' });
      expectThat(Number.isInteger(found.amountCents), 'amountCents is not a whole number');
      expectThat(typeof found.reference === 'string', 'the reference is not a text');
      Object.assign(payment, { reference: found.reference, amountCents: found.amountCents });
    }),
    await check(`DELETE ${ONE}`, 'leaves a transaction that was paid as it is', async () => {
      const { status } = await answered(await client.withdraw(paid), 200);
      expectThat(status === 'SUCCESS', `the status is ${String(status)}, not SUCCESS`);
    }),
    await check(call, 'refunds the full amount', async () => {
      const found = await answered(await client.refund(paid, payment, key), 200, 201);
      expectThat(typeof found.refundId === 'string' && found.refundId !== '', 'no refundId');
      refundId = found.refundId;
      const isKnown = found.status === 'SUCCESS' || found.status === 'OPEN';
      expectThat(isKnown, `the status is ${String(found.status)}, not SUCCESS or OPEN`);
    }),
    await check(call, 'answers a repeated Idempotency-Key with the same refund', async () => {
      const found = await answered(await client.refund(paid, payment, key), 200, 201);
      expectThat(found.refundId === refundId, 'another refund was made');
    }),
    await check(call, 'refunds a payment once', async () => {
      const { status } = await client.refund(paid, payment, randomUUID());
      expectThat(status >= 400 && status < 500, `status ${status}, not 4xx`);
    }),
  ];
}

/**
 * The payment provider: each sentence of its protocol (docs/decisions/0001). With a token, transactions of one euro are opened, read
 * and withdrawn; with a paid transaction, it is refunded.
 */
export async function checkPayment(provider: PaymentProvider): Promise<readonly Finding[]> {
  const { address, token, portal, paid } = provider;
  const one = `${address}${TRANSACTIONS}/any`;
  const refusals = [
    await refuses('POST', `${address}${TRANSACTIONS}`),
    await refuses('GET', one),
    await refuses('DELETE', one),
    await refuses('POST', `${one}/refunds`),
  ];
  const needed = 'opens, reads and withdraws transactions';
  if (!token) return [...refusals, skipped(`POST ${TRANSACTIONS}`, needed, 'needs PAYMENT_TOKEN')];
  const client = clientOf(provider);
  const ofTransaction = await checkTransaction(client, portal);
  const ofRefund = paid
    ? await checkRefund(client, paid)
    : [
        skipped(
          `POST ${ONE}/refunds`,
          'refunds a payment',
          'needs --paid, a transaction that was paid',
        ),
      ];
  return [...refusals, ...ofTransaction, ...ofRefund];
}
