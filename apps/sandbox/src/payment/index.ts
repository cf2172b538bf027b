import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, isSameOriginForm, sendPage, sendProblem, hasBearerToken } from '../http/index.ts';
import { notifyPortal } from './notify.ts';
import { PaymentRequestError, readPaymentRequest } from './read-request.ts';
import {
  KeyConflictError,
  RefundError,
  type Transaction,
  Transactions,
  type TransactionStatus,
} from './transactions.ts';

/** What the payment provider must know of its client. */
export interface PaymentOptions {
  readonly origin: string;
  readonly portalOrigin: string;
  /** Bearer credential the portal's backend shows. */
  readonly paymentToken: string;
  /** Key by which notifications are signed. */
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

/** The buttons of the page: what they are called, and what they lead to. */
const DECISIONS: Readonly<Record<string, { status: TransactionStatus; result: string }>> = {
  pay: { status: 'SUCCESS', result: 'success' },
  refuse: { status: 'FAILED', result: 'failed' },
  cancel: { status: 'CANCELLED', result: 'cancel' },
};

const STATUS_TEXTS: Readonly<Record<TransactionStatus, string>> = {
  OPEN: 'offen',
  SUCCESS: 'bezahlt',
  FAILED: 'abgelehnt',
  CANCELLED: 'abgebrochen',
};

const METHOD_TEXTS: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'Überweisung',
  CREDIT_CARD: 'Kreditkarte',
  GIROPAY: 'giropay',
  PAYDIRECT: 'paydirekt',
  PAY_PAL: 'PayPal',
  SEPA: 'SEPA-Lastschrift',
};

const statusText = ({ status, refundId }: Transaction): string =>
  refundId ? 'bezahlt und erstattet' : STATUS_TEXTS[status];

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Sends the person back to the portal with what the page knows; the portal will ask for itself. */
function returnAddress({ returnUrl, transactionId, status }: Transaction): string {
  const decision = Object.values(DECISIONS).find((one) => one.status === status);
  return `${returnUrl}/${transactionId}/${decision?.result ?? 'cancel'}`;
}

/** The payment provider: an API for the portal at `/payment/api`, and the page where one pays. */
export async function paymentPlugin(app: FastifyInstance, options: PaymentOptions) {
  const transactions = new Transactions();
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());

  app.post('/payment/api/transactions', async (request, reply) => {
    if (!hasBearerToken(request, options.paymentToken)) return unauthorized(reply);
    const key = request.headers['idempotency-key'];
    try {
      const wanted = readPaymentRequest(request.body, options.portalOrigin);
      const opened = transactions.open(
        wanted,
        typeof key === 'string' ? key : undefined,
        new Date(),
      );
      return await reply.code(201).send(toResponse(opened, options.origin));
    } catch (error) {
      if (error instanceof PaymentRequestError) {
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

  // Takes an open transaction back; a decided one stays as it is, and the answer says how.
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

  // Pays a transaction back; the same key tells how far that is.
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

  app.get('/payment', async (_request, reply) => {
    const all = transactions.all();
    return sendPage(
      reply,
      'Zahlungsdienst',
      all.length === 0
        ? html`<p>Noch hat niemand eine Zahlung begonnen.</p>`
        : html`<ul>${all
            .slice(0, 200)
            .map(
              (one) =>
                html`<li><a href="/payment/${one.transactionId}">Auftrag ${one.reference}</a>: ${euros.format(one.amountCents / 100)}, ${statusText(one)}</li>`,
            )}</ul>`,
    );
  });

  app.get<TransactionRequest>('/payment/:transactionId', async (request, reply) => {
    const transaction = transactions.find(request.params.transactionId);
    return transaction ? paymentPage(reply, transaction) : unknown(reply, options.portalOrigin);
  });

  app.post<TransactionRequest>('/payment/:transactionId', async (request, reply) => {
    if (!isSameOriginForm(request, options.origin)) return sendProblem(reply, 403, 'Foreign form');
    const decision = DECISIONS[request.body?.decision ?? ''];
    if (!decision) return sendProblem(reply, 400, 'Unknown decision');
    const transaction = transactions.decide(request.params.transactionId, decision.status);
    if (!transaction) return unknown(reply, options.portalOrigin);
    void notifyPortal(transaction, options.paymentSigningKey, closing.signal);
    return reply.redirect(returnAddress(transaction), 303);
  });
}

function toResponse(transaction: Transaction, origin: string) {
  const { transactionId, status, amountCents, reference } = transaction;
  const redirectUrl = `${origin}/payment/${transactionId}`;
  return { transactionId, redirectUrl, status, amountCents, reference };
}

function unauthorized(reply: FastifyReply) {
  return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
}

function unknown(reply: FastifyReply, portalOrigin: string) {
  return sendPage(
    reply,
    'Diese Zahlung kennen wir nicht',
    html`<p>Sie ist abgelaufen, oder die Adresse stimmt nicht. <a href="${portalOrigin}/">Zurück zum Portal</a></p>`,
    404,
  );
}

/** Banks change their minds: what they have refused may be paid after all, while the person pays in another way. */
function lateSuccessForm(transactionId: string) {
  return html`<form method="post" action="/payment/${transactionId}" class="buttons">
<button name="decision" value="pay">Die Bank zahlt doch noch</button>
</form>`;
}

function paymentPage(reply: FastifyReply, transaction: Transaction) {
  const { status, transactionId } = transaction;
  const details = html`<p class="amount">${euros.format(transaction.amountCents / 100)}</p>
<dl><dt>Empfänger</dt><dd>${transaction.description}</dd>
<dt>Auftrag</dt><dd>${transaction.reference}</dd>
<dt>Zahlungsart</dt><dd>${METHOD_TEXTS[transaction.method] ?? transaction.method}</dd></dl>`;
  if (status !== 'OPEN') {
    return sendPage(
      reply,
      'Diese Zahlung ist abgeschlossen',
      html`${details}<p class="note">Sie ist ${statusText(transaction)}. <a href="${returnAddress(transaction)}">Zurück zum Portal</a></p>
${status === 'FAILED' ? lateSuccessForm(transactionId) : ''}`,
    );
  }
  return sendPage(
    reply,
    'Bezahlen',
    html`${details}
<form method="post" action="/payment/${transactionId}" class="buttons">
<button class="strong" name="decision" value="pay">Bezahlen</button>
<button name="decision" value="refuse">Zahlung ablehnen</button>
<button name="decision" value="cancel">Abbrechen</button>
</form>`,
  );
}
