import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the systems outside received. */
export interface Received {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Systems outside as far as the tests need them, at one address. */
export interface Outside {
  readonly url: string;
  readonly received: Received[];
  /** What the payment provider says of a transaction that `statuses` does not name. */
  paymentStatus: string;
  /** What it says of single transactions. */
  readonly statuses: Map<string, string>;
  /** Whether it takes an open transaction back when asked. */
  canWithdraw: boolean;
  /** What was paid back, in cents, by transaction; each key once. */
  readonly refunds: Map<string, number>;
  /** How far paying back is. */
  refundStatus: string;
  /** Answers 503 to everything while true. */
  isDown: boolean;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const text = Buffer.concat(pieces).toString();
  return text === '' ? {} : JSON.parse(text);
}

/** The same key opens the same transaction, as the provider promises. */
const transactionIdOf = (request: IncomingMessage): string =>
  createHash('sha256')
    .update(String(request.headers['idempotency-key']))
    .digest('hex')
    .slice(0, 32);

/** Starts the systems outside on a port of this machine. */
export async function startOutside(): Promise<Outside> {
  const transactions = new Map<string, Record<string, unknown>>();
  const received: Received[] = [];
  let server: Server;
  const outside: Outside = {
    url: '',
    received,
    paymentStatus: 'OPEN',
    statuses: new Map(),
    canWithdraw: true,
    refunds: new Map(),
    refundStatus: 'SUCCESS',
    isDown: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const refundKeys = new Set<string>();
  const payBack = (id: string, key: string, body: Record<string, unknown>): unknown => {
    if (outside.refundStatus === 'SUCCESS' && !refundKeys.has(key)) {
      refundKeys.add(key);
      outside.refunds.set(id, (outside.refunds.get(id) ?? 0) + Number(body.amountCents));
    }
    return { refundId: `refund-of-${id}`, status: outside.refundStatus };
  };
  const answer = (request: IncomingMessage, body: Record<string, unknown>): unknown => {
    const path = request.url ?? '/';
    if (request.method === 'POST' && path === '/payment/api/transactions') {
      transactions.set(transactionIdOf(request), body);
      const transactionId = transactionIdOf(request);
      return {
        transactionId,
        redirectUrl: `${outside.url}/payment/${transactionId}`,
        status: 'OPEN',
      };
    }
    if (path === '/.well-known/openid-configuration') {
      return { issuer: outside.url, authorization_endpoint: `${outside.url}/authorize` };
    }
    const [, id = '', refund] = /\/transactions\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    const transaction = transactions.get(id);
    if (!transaction) return { accepted: true };
    if (refund) return payBack(id, String(request.headers['idempotency-key']), body);
    const status = outside.statuses.get(id) ?? outside.paymentStatus;
    if (request.method === 'DELETE' && outside.canWithdraw && status === 'OPEN') {
      outside.statuses.set(id, 'CANCELLED');
    }
    return {
      transactionId: id,
      redirectUrl: `${outside.url}/payment/${id}`,
      status: outside.statuses.get(id) ?? outside.paymentStatus,
      amountCents: transaction.amountCents,
      reference: transaction.reference,
    };
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (!outside.isDown) received.push({ path: request.url ?? '', body });
    response.statusCode = outside.isDown ? 503 : 200;
    response.end(JSON.stringify(answer(request, body)));
  };
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(outside, { url: `http://127.0.0.1:${port}` });
}
