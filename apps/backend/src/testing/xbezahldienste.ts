import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

/** A PaymentRequest, as far as tests look at it. */
interface ReceivedRequest {
  readonly requestId: string;
  readonly grosAmount: number;
  readonly currency: string;
  readonly purpose: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly items: readonly {
    readonly description: string;
    readonly totalNetAmount: number;
    readonly totalTaxAmount: number;
    readonly bookingData: Readonly<Record<string, string>>;
  }[];
}

interface Payment {
  readonly path: string;
  readonly request: ReceivedRequest;
  status: string;
  reference?: string;
  method?: string;
}

/** How the service checks who calls. */
interface ServiceOptions {
  /** With keys it serves TLS and demands the certificate of the client. */
  readonly tls?: { readonly key: string; readonly cert: string; readonly ca: string };
}

/** Starts a service with XBezahldienste 1.0.0 on a free local port; its members change what it does. */
export async function startXBezahldienste({ tls }: ServiceOptions = {}) {
  const payments = new Map<string, Payment>();
  const calls: string[] = [];
  const service = {
    url: '',
    /** By request id. */
    payments,
    /** Method and path of each call. */
    calls,
    /** Tokens that are accepted; `POST /token` adds one. */
    tokens: new Set<string>(),
    /** Whether answers to new transactions are lost. */
    losesAnswers: false,
    /** Members of the request that answers to it change. */
    changes: {},
    /** Whether the request id finds a transaction, as well as its own id. */
    findsByRequestId: true,
    /** A refusal of every transaction. */
    refusal: null as { readonly status: number; readonly functionalCode?: string } | null,
    /** Names of certificates that called. */
    clients: [] as string[],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const answerOf = ({ request, status, reference, method }: Payment) => ({
    paymentInformation: {
      transactionId: `t-${request.requestId}`,
      transactionUrl: `${service.url}/t`,
      ...(status === 'INITIAL' ? { transactionRedirectUrl: `${service.url}/page` } : {}),
      ...(reference ? { transactionReference: reference } : {}),
      ...(method ? { paymentMethod: method } : {}),
      status,
    },
    paymentRequest: request,
  });

  const isAllowed = ({ headers: { authorization = '' }, socket }: IncomingMessage): boolean => {
    if (tls) {
      service.clients.push((socket as TLSSocket).getPeerCertificate().subject.CN);
      return true;
    }
    const basic = `Basic ${Buffer.from('portal:geheim').toString('base64')}`;
    return authorization === basic || service.tokens.has(authorization.replace('Bearer ', ''));
  };

  const respond = async (request: IncomingMessage): Promise<readonly [number, unknown] | null> => {
    const path = request.url ?? '';
    const body = await text(request);
    calls.push(`${request.method} ${path}`);
    if (path === '/token') {
      const form = new URLSearchParams(body);
      if (form.get('client_secret') !== 'geheim') return [401, { error: 'invalid_client' }];
      const token = `token-${service.tokens.size}`;
      service.tokens.add(token);
      return [200, { access_token: token, token_type: 'bearer', expires_in: 3600 }];
    }
    if (!isAllowed(request)) return [401, { title: 'Unauthorized' }];
    if (service.refusal) return [service.refusal.status, service.refusal];
    if (path.startsWith('/status/')) return [200, {}];
    if (request.method === 'POST') {
      const asked: ReceivedRequest = JSON.parse(body);
      if (payments.has(asked.requestId)) {
        return [400, { status: 400, functionalCode: 'PAYMENT_EXISTS' }];
      }
      const payment = { path, request: { ...asked, ...service.changes }, status: 'INITIAL' };
      payments.set(asked.requestId, payment);
      return service.losesAnswers ? null : [200, answerOf(payment)];
    }
    const id = path.split('/').at(-1) ?? '';
    const found = [...payments.values()].find(
      (one) =>
        path.startsWith(`${one.path}/`) &&
        (id === `t-${one.request.requestId}` ||
          (service.findsByRequestId && id === one.request.requestId)),
    );
    return found ? [200, answerOf(found)] : [404, { title: 'Not found' }];
  };

  const listen: RequestListener = (request, response) => {
    void respond(request).then((answer) => {
      if (answer === null) return request.socket.destroy();
      response.writeHead(answer[0], { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer[1]));
    });
  };
  const server = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: true }, listen)
    : createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  service.url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return service;
}

/** A payment provider of tests. */
export type XBezahldiensteProvider = Awaited<ReturnType<typeof startXBezahldienste>>;
