import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** The calls of the portal; the pages of the providers, which people open, always answer. */
const CALLS = /^\/(?:payment\/api\/|identity\/(?!auth|interaction))/;

const OPENED = /^\/payment\/api\/transactions$/;
const REFUNDED = /^\/payment\/api\/transactions\/([\w-]+)\/refunds$/;
const PAGE = /^\/payment\/([\w-]+)$/;

/**
 * How a provider fails: it closes the connection before it has read the request, does what it is asked for and closes the connection in
 * place of an answer, does not answer for some seconds, or answers that it is unavailable.
 */
const FAILURES = ['refuses', 'loses its answer', 'is silent', 'is unavailable'] as const;

type State = 'works' | (typeof FAILURES)[number];

/** How long a provider works and fails in turn, in ms. */
const TURN_MS = 1500;

/** How long a silent provider waits, in ms. */
const SILENT_MS = 4000;

/** How long an idle connection stays open, in ms. */
const KEEP_ALIVE_MS = 75_000;

/**
 * The payment provider and the identity provider of the sandbox as seen from the portal: they can fail and work in turn. It also keeps which
 * transactions were paid, as the bank does.
 *
 * @param port where it listens
 * @param sandboxPort of the sandbox behind it
 */
export async function startProviders(port: number, sandboxPort: number) {
  let state: State = 'works';
  let failedCalls = 0;
  /** The order of each transaction, and the transactions that were paid and not refunded. */
  const orders = new Map<string, string>();
  const charged = new Set<string>();

  const note = (request: IncomingMessage, answer: IncomingMessage, sent: Buffer): void => {
    const { method = 'GET', url = '' } = request;
    if (method !== 'POST') return;
    const status = answer.statusCode ?? 0;
    const page = PAGE.exec(url)?.[1];
    if (page !== undefined && status === 303) {
      const isPaid = new URLSearchParams(sent.toString()).get('decision') === 'pay';
      if (isPaid && (answer.headers.location ?? '').endsWith('/success')) charged.add(page);
    }
    const refunded = REFUNDED.exec(url)?.[1];
    if (refunded !== undefined && status === 201) charged.delete(refunded);
  };
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await buffer(request);
    const outgoing = send({
      host: 'localhost',
      port: sandboxPort,
      method: request.method,
      path: request.url,
      headers: request.headers,
    });
    outgoing.end(sent);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) return;
    note(request, answer, sent);
    const received = await buffer(answer);
    if (request.method === 'POST' && OPENED.test(request.url ?? '') && answer.statusCode === 201) {
      const { transactionId } = JSON.parse(received.toString());
      const { reference } = JSON.parse(sent.toString());
      orders.set(String(transactionId), String(reference));
    }
    if (isFailing(request, 'loses its answer')) {
      failedCalls += 1;
      response.destroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders).end(received);
  };
  const isFailing = ({ url = '' }: IncomingMessage, how: State): boolean =>
    state === how && CALLS.test(url);
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isFailing(request, 'refuses')) request.socket.destroy();
    else if (isFailing(request, 'is unavailable')) response.writeHead(503).end();
    else if (isFailing(request, 'is silent')) {
      await pause(SILENT_MS);
      response.destroy();
    } else return pass(request, response);
    failedCalls += 1;
  };
  const server = createServer((request, response) => {
    void answerTo(request, response).catch(() => response.destroy());
  });
  // The default closes idle connections after 5 s: a busy client then sends its next request on a closed one.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, 'localhost');
  await once(server, 'listening');

  return {
    origin: `http://localhost:${port}`,
    /** Fails and works in turn for a time. @returns how many calls failed */
    flap: async (forMs: number): Promise<number> => {
      const before = failedCalls;
      const end = performance.now() + forMs;
      for (let turn = 0; performance.now() < end; turn += 1) {
        state = FAILURES[turn % FAILURES.length] ?? 'refuses';
        await pause(TURN_MS);
        state = 'works';
        await pause(TURN_MS);
      }
      return failedCalls - before;
    },
    /** Orders for which the bank has debited more than once, without a refund. */
    chargedTwice: (): readonly string[] => {
      const numbers = [...charged].map((id) => orders.get(id) ?? id);
      return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))];
    },
    /** How many transactions the bank has debited. */
    charges: (): number => charged.size,
    remove: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Providers = Awaited<ReturnType<typeof startProviders>>;
