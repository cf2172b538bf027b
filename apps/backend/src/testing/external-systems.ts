import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that an external system received. */
interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** The external systems for tests, at one address. */
interface ExternalSystems {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Status of transactions that are not in `statuses`. */
  paymentStatus: string;
  /** Status by transaction id. */
  readonly statuses: Map<string, string>;
  /** Amount in cents by transaction, where it differs from the requested one. */
  readonly amounts: Map<string, number>;
  /** Further members of the answer about a transaction, which replace others. */
  readonly changes: Map<string, object>;
  /** Whether open transactions can be withdrawn. */
  canWithdraw: boolean;
  /** Refunded amounts in cents by transaction; each idempotency key once. */
  readonly refunds: Map<string, number>;
  /** The documents that the cadastre system says it can draw; null says nothing. */
  kinds: readonly string[] | null;
  /** The formats that it says it can write; null says nothing (DATA-6). */
  fileFormats: readonly string[] | null;
  /** Status of refunds. */
  refundStatus: string;
  /** While true, all requests are answered with 503. */
  isDown: boolean;
  /** While true, requests are not answered. */
  isSilent: boolean;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const text = Buffer.concat(pieces).toString();
  return text === '' ? {} : JSON.parse(text);
}

/** The same idempotency key opens the same transaction. */
const transactionIdOf = (request: IncomingMessage): string =>
  createHash('sha256')
    .update(String(request.headers['idempotency-key']))
    .digest('hex')
    .slice(0, 32);

/** Starts the external systems on a free local port. */
export async function startExternalSystems(): Promise<ExternalSystems> {
  const transactions = new Map<string, Record<string, unknown>>();
  const received: ReceivedRequest[] = [];
  let server: Server;
  const systems: ExternalSystems = {
    url: '',
    received,
    paymentStatus: 'OPEN',
    statuses: new Map(),
    amounts: new Map(),
    changes: new Map(),
    canWithdraw: true,
    refunds: new Map(),
    kinds: null,
    fileFormats: null,
    refundStatus: 'SUCCESS',
    isDown: false,
    isSilent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const refundKeys = new Set<string>();
  const createRefund = (id: string, key: string, body: Record<string, unknown>): unknown => {
    if (systems.refundStatus === 'SUCCESS' && !refundKeys.has(key)) {
      refundKeys.add(key);
      systems.refunds.set(id, (systems.refunds.get(id) ?? 0) + Number(body.amountCents));
    }
    return { refundId: `refund-of-${id}`, status: systems.refundStatus };
  };
  const answer = (request: IncomingMessage, body: Record<string, unknown>): unknown => {
    const path = request.url ?? '/';
    if (request.method === 'POST' && path === '/payment/api/transactions') {
      transactions.set(transactionIdOf(request), body);
      const transactionId = transactionIdOf(request);
      return {
        transactionId,
        redirectUrl: `${systems.url}/payment/${transactionId}`,
        status: 'OPEN',
      };
    }
    if (path === '/.well-known/openid-configuration') {
      return { issuer: systems.url, authorization_endpoint: `${systems.url}/authorize` };
    }
    if (request.method === 'GET' && path === '/cadastre/orders' && systems.kinds) {
      return {
        kinds: systems.kinds,
        ...(systems.fileFormats && { fileFormats: systems.fileFormats }),
      };
    }
    const [, id = '', refund] = /\/transactions\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    const transaction = transactions.get(id);
    if (!transaction) return { accepted: true };
    if (refund) return createRefund(id, String(request.headers['idempotency-key']), body);
    const status = systems.statuses.get(id) ?? systems.paymentStatus;
    if (request.method === 'DELETE' && systems.canWithdraw && status === 'OPEN') {
      systems.statuses.set(id, 'CANCELLED');
    }
    return {
      transactionId: id,
      redirectUrl: `${systems.url}/payment/${id}`,
      status: systems.statuses.get(id) ?? systems.paymentStatus,
      amountCents: systems.amounts.get(id) ?? transaction.amountCents,
      currency: transaction.currency,
      reference: transaction.reference,
      ...systems.changes.get(id),
    };
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (systems.isSilent) return;
    const { authorization } = request.headers;
    if (systems.isDown) {
      response.writeHead(503).end();
      return;
    }
    received.push({ path: request.url ?? '', authorization, body });
    const [, asked] = /\/transactions\/([^/]+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET' && asked !== undefined && !transactions.has(asked)) {
      response.writeHead(404).end();
      return;
    }
    response.end(JSON.stringify(answer(request, body)));
  };
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(systems, { url: `http://127.0.0.1:${port}` });
}
