import type { FastifyInstance, FastifyReply } from 'fastify';
import { BodyError, hasBearerToken, isSameOriginForm, sendProblem } from '../http/index.ts';
import { notifyPortal } from './notify.ts';
import {
  DECISIONS,
  returnAddress,
  sendListPage,
  sendPaymentPage,
  sendUnknownPage,
} from './pages.ts';
import { readPaymentRequest } from './read-request.ts';
import { KeyConflictError, RefundError, type Transaction, Transactions } from './transactions.ts';

/** Options of the payment provider. */
export interface PaymentOptions {
  readonly origin: string;
  readonly portalOrigin: string;
  /** The address of the portal, for links. */
  readonly portalUrl: string;
  /** Bearer credential of the portal's backend. */
  readonly paymentToken: string;
  /** Key of the signature of notifications. */
  readonly paymentSigningKey: string;
}

interface TransactionRequest {
  Params: { transactionId: string };
  Body: { decision?: string } | undefined;
}

interface RefundRequest {
  Params: { transactionId: string };
  Body: { amountCents?: number } | undefined;
}

/** The payment provider: an API for the portal at `/payment/api`, and the pages for the person who pays. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentOptions) {
  const transactions = new Transactions();
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());

  app.post('/payment/api/transactions', async (request, reply) => {
    if (!hasBearerToken(request, options.paymentToken)) return unauthorized(reply);
    const key = request.headers['idempotency-key'];
    try {
      const payment = readPaymentRequest(request.body, options.portalOrigin);
      const opened = transactions.open(
        payment,
        typeof key === 'string' ? key : undefined,
        new Date(),
      );
      return await reply.code(201).send(toResponse(opened, options.origin));
    } catch (error) {
      if (error instanceof BodyError) {
        return sendProblem(reply, 400, 'Bad request', error.message);
      }
      if (error instanceof KeyConflictError) {
        return sendProblem(reply, 409, 'Conflict', error.message);
      }
      throw error;
    }
  });

  app.get<TransactionRequest>(
    '/payment/api/transactions/:transactionId',
    async (request, reply) => {
      if (!hasBearerToken(request, options.paymentToken)) return unauthorized(reply);
      const transaction = transactions.find(request.params.transactionId);
      return transaction
        ? toResponse(transaction, options.origin)
        : sendProblem(reply, 404, 'Unknown transaction');
    },
  );

  // Withdraws an open transaction; another one stays unchanged, and the response has its state.
  app.delete<TransactionRequest>(
    '/payment/api/transactions/:transactionId',
    async (request, reply) => {
      if (!hasBearerToken(request, options.paymentToken)) return unauthorized(reply);
      const transaction = transactions.decide(request.params.transactionId, 'CANCELLED');
      return transaction
        ? toResponse(transaction, options.origin)
        : sendProblem(reply, 404, 'Unknown transaction');
    },
  );

  // Refunds a transaction; repeating the key returns the same refund.
  app.post<RefundRequest>(
    '/payment/api/transactions/:transactionId/refunds',
    async (request, reply) => {
      if (!hasBearerToken(request, options.paymentToken)) return unauthorized(reply);
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string') return sendProblem(reply, 400, 'An Idempotency-Key is needed');
      try {
        const { transactionId } = request.params;
        const amount = request.body?.amountCents ?? 0;
        const refunded = transactions.refund(transactionId, amount, key);
        if (!refunded) return await sendProblem(reply, 404, 'Unknown transaction');
        const { refundId, amountCents } = refunded;
        return await reply.code(201).send({ refundId, status: 'SUCCESS', amountCents });
      } catch (error) {
        if (!(error instanceof RefundError)) throw error;
        return sendProblem(reply, 409, 'Conflict', error.message);
      }
    },
  );

  app.get('/payment', async (_request, reply) => sendListPage(reply, transactions.all()));

  app.get<TransactionRequest>('/payment/:transactionId', async (request, reply) => {
    const transaction = transactions.find(request.params.transactionId);
    return transaction
      ? sendPaymentPage(reply, transaction)
      : sendUnknownPage(reply, options.portalUrl);
  });

  app.post<TransactionRequest>('/payment/:transactionId', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    const decision = DECISIONS[request.body?.decision ?? ''];
    if (!decision) return sendProblem(reply, 400, 'Unknown decision');
    const transaction = transactions.decide(request.params.transactionId, decision.status);
    if (!transaction) return sendUnknownPage(reply, options.portalUrl);
    void notifyPortal(transaction, options.paymentSigningKey, closing.signal);
    return reply.redirect(returnAddress(transaction), 303);
  });
}

function toResponse(transaction: Transaction, origin: string) {
  const { transactionId, status, amountCents, currency, reference } = transaction;
  const redirectUrl = `${origin}/payment/${transactionId}`;
  return { transactionId, redirectUrl, status, amountCents, currency, reference };
}

function unauthorized(reply: FastifyReply) {
  return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
}
