import type { FastifyInstance, FastifyReply } from 'fastify';
import { safeParse } from 'valibot';
import { isSameOriginForm, sendProblem, serviceCredentials } from '../http/index.ts';
import { DECISIONS, sendTransactionPage, sendTransactionsPage, sendUnknownPage } from './pages.ts';
import { paymentRequestSchema } from './read-request.ts';
import { addsUp, type PaymentTransaction, PaymentTransactions } from './transactions.ts';

/** Options of the payment provider. */
interface ServiceOptions {
  readonly origin: string;
  readonly portalOrigin: string;
  readonly portalUrl: string;
  /** Secret of the client `portal`. */
  readonly paymentToken: string;
}

interface EndpointRequest {
  Params: { originator: string; endpoint: string };
}

interface TransactionRequest {
  Params: { originator: string; endpoint: string; transactionId: string };
}

interface DecisionRequest {
  Params: { transactionId: string };
  Body: { decision?: string } | undefined;
}

const ID = /^[\w-]{1,36}$/;

/** A problem with the code of XBezahldienste. */
function refuse(reply: FastifyReply, status: number, functionalCode: string) {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: functionalCode, status, functionalCode }));
}

function toAnswer(transaction: PaymentTransaction, origin: string) {
  const { transactionId, request, status, method, at, reference } = transaction;
  const page = `${origin}/xbezahldienste/pay/${transactionId}`;
  return {
    paymentInformation: {
      transactionId,
      transactionUrl: page,
      ...(status === 'INITIAL' ? { transactionRedirectUrl: page } : {}),
      ...(reference === null ? {} : { transactionReference: reference }),
      ...(at === null ? {} : { transactionTimestamp: at }),
      ...(method === null ? {} : { paymentMethod: method }),
      status,
    },
    paymentRequest: request,
  };
}

/** A payment provider with XBezahldienste 1.0.0 at `/xbezahldienste`, with OAuth 2.0 and HTTP Basic (REAL-8). */
export async function xbezahldienstePlugin(app: FastifyInstance, options: ServiceOptions) {
  const { origin, portalOrigin, portalUrl } = options;
  const transactions = new PaymentTransactions();
  const credentials = serviceCredentials(options.paymentToken);
  const schema = paymentRequestSchema(portalOrigin);
  const isEndpoint = ({ originator, endpoint }: EndpointRequest['Params']): boolean =>
    ID.test(originator) && ID.test(endpoint);

  app.post<{ Body: Record<string, string> | undefined }>(
    '/xbezahldienste/oauth/token',
    async (request, reply) => {
      const token = credentials.tokenFor(request.body ?? {});
      return token ?? reply.code(401).send({ error: 'invalid_client' });
    },
  );

  app.post<EndpointRequest>(
    '/xbezahldienste/paymenttransaction/:originator/:endpoint',
    async (request, reply) => {
      if (!credentials.isAllowed(request)) return refuse(reply, 401, 'FORBIDDEN');
      if (!isEndpoint(request.params)) return refuse(reply, 400, 'NO_VALID_ORIGINATOR_OR_ENDPOINT');
      const { success, output } = safeParse(schema, request.body);
      if (!success) return refuse(reply, 400, 'VALIDATION_ERROR');
      if (!addsUp(output)) return refuse(reply, 400, 'CALCULATION_ERROR');
      const { originator, endpoint } = request.params;
      const opened = transactions.open(originator, endpoint, output);
      return opened ? toAnswer(opened, origin) : refuse(reply, 400, 'PAYMENT_EXISTS');
    },
  );

  app.get<TransactionRequest>(
    '/xbezahldienste/paymenttransaction/:originator/:endpoint/:transactionId',
    async (request, reply) => {
      if (!credentials.isAllowed(request)) return refuse(reply, 401, 'FORBIDDEN');
      const { originator, endpoint, transactionId } = request.params;
      const found = transactions.find(transactionId);
      const isTheirs = found?.originator === originator && found.endpoint === endpoint;
      return isTheirs ? toAnswer(found, origin) : sendProblem(reply, 404, 'Unknown transaction');
    },
  );

  app.get<EndpointRequest>(
    '/xbezahldienste/status/:originator/:endpoint',
    async (request, reply) => {
      if (!credentials.isAllowed(request)) return refuse(reply, 403, 'FORBIDDEN');
      return { status: 'UP' };
    },
  );

  app.get('/xbezahldienste', async (_request, reply) =>
    sendTransactionsPage(reply, transactions.all()),
  );

  app.get<DecisionRequest>('/xbezahldienste/pay/:transactionId', async (request, reply) => {
    const found = transactions.find(request.params.transactionId);
    return found ? sendTransactionPage(reply, found) : sendUnknownPage(reply, portalUrl);
  });

  app.post<DecisionRequest>('/xbezahldienste/pay/:transactionId', async (request, reply) => {
    if (!isSameOriginForm(request, origin)) return sendProblem(reply, 403, 'Foreign form');
    const decision = DECISIONS[request.body?.decision ?? ''];
    if (!decision) return sendProblem(reply, 400, 'Unknown decision');
    const decided = transactions.decide(request.params.transactionId, decision, new Date());
    // The standard has one return address, which names no result.
    return decided
      ? reply.redirect(decided.request.redirectUrl, 303)
      : sendUnknownPage(reply, portalUrl);
  });
}
