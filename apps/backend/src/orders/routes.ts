import { randomUUID } from 'node:crypto';
import type {
  CreatedOrder,
  FileVerification,
  NewOrder,
  ReviewResult,
  Verification,
} from '@portal/api';
import { hrefOf, paths } from '@portal/api/pages';
import { PAYMENT_ROWS } from '@portal/order-flow';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { DatabaseUnavailable, DomainError, notFound } from '../errors.ts';
import { zipArchive } from '../files/archive.ts';
import type { FileStore } from '../files/file-store.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { requestFile } from '../http/request-file.ts';
import { sendContent } from '../http/send-content.ts';
import { sendList } from '../http/send-list.ts';
import type { TransactionStatus } from '../ports/payment.ts';
import { type Owner, ownerOf } from '../session/owner.ts';
import type { Session } from '../session/sessions.ts';
import type { CollectiveOffers } from './collective/routes.ts';
import type { Declarations } from './declared/declarations.ts';
import type { Payments } from './payment/start-payment.ts';
import type { Downloads, NamedFile } from './queries/downloads.ts';
import type { OrderViews } from './queries/order-views.ts';
import type { Questions } from './review/questions.ts';

/** The services of the order calls. */
export interface OrderServices {
  readonly views: OrderViews;
  readonly downloads: Downloads;
  readonly payments: Payments;
  /** Payment by collective invoice (ORG-5). */
  readonly collectiveOffers: CollectiveOffers;
  readonly files: FileStore;
  /** Makes the copy of what somebody declared (LAW-5). */
  readonly declaration: Declarations;
  readonly portalUrl: string;
  create(session: Session, key: string, order: NewOrder): Promise<CreatedOrder>;
  cancel(owner: Owner, orderNumber: string): Promise<void>;
  review(result: ReviewResult): Promise<void>;
  /** Null in a state without questions (DESK-2). */
  readonly questions: Pick<Questions, 'answer' | 'withdraw'> | null;
  verify(code: string): Promise<Verification>;
  verifyFile(file: Readable): Promise<FileVerification>;
}

const ownerOfCall = (call: Parameters<typeof sessionOf>[0]): Owner => ownerOf(sessionOf(call));

/** A position of the owner of the session's orders. */
const placeOf = (
  call: Parameters<typeof sessionOf>[0] & {
    readonly params: { readonly orderNumber: string; readonly positionId: string };
  },
) => ({ owner: ownerOfCall(call), ...call.params });

/** The questions of the state. @throws DomainError `not-found` in a state without questions */
function questionsOf({ questions }: Pick<OrderServices, 'questions'>) {
  if (!questions) throw notFound();
  return questions;
}

/** Results that the payment page shows; `pending` when the status is not known yet. */
const RESULTS = { CANCELLED: 'cancel', FAILED: 'failed', OPEN: 'pending' } as const;

/** The page of the portal after the page of the payment provider. */
function afterPayment(origin: string, orderNumber: string, status: TransactionStatus): string {
  const path =
    status === 'SUCCESS'
      ? paths.delivery(orderNumber)
      : paths.payment(orderNumber, RESULTS[status]);
  return `${origin}/${hrefOf(path)}`;
}

/** A call and its answer. */
interface Answered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call of a person who comes back from the payment page. */
interface Returned extends Answered {
  readonly params: { readonly orderNumber: string };
}

const asAttachment = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', contentDisposition(name)).header('cache-control', 'no-store');

/** Handlers of the calls tagged `orders`. */
export function orderHandlers(
  services: OrderServices,
): Handlers<
  | 'listOrders'
  | 'searchOrders'
  | 'createOrder'
  | 'getOrder'
  | 'cancelOrder'
  | 'answerQuestion'
  | 'withdrawPosition'
  | 'listPaymentMethods'
  | 'payOrder'
  | 'getDownloadStatus'
  | 'downloadOrder'
  | 'downloadPosition'
  | 'downloadInvoice'
  | 'downloadCredit'
  | 'downloadDeclaration'
  | 'verifyExtract'
  | 'verifyFile'
  | 'returnFromPayment'
  | 'returnFromPaymentPage'
> {
  const { views, downloads, payments, collectiveOffers, files } = services;
  const sendFile = async (
    { request, reply }: Answered,
    { file, name }: NamedFile,
  ): Promise<FastifyReply> =>
    sendContent(request, asAttachment(reply, name), {
      size: file.size,
      type: file.content_type,
      sha256: file.sha256,
      open: () => files.read(file.storage_key),
    });
  const sendArchive = (
    { request, reply }: Answered,
    name: string,
    named: readonly NamedFile[],
  ): FastifyReply => {
    const entries = named.map(({ file, name: entryName }) => ({
      name: entryName,
      size: file.size,
      modifiedAt: file.received_at,
      open: () => files.read(file.storage_key),
    }));
    const isHead = request.method === 'HEAD';
    return asAttachment(reply, name)
      .type('application/zip')
      .send(isHead ? Readable.from([]) : zipArchive(entries));
  };
  /** Settles a payment, and redirects to the page that says what became of it. */
  const afterReturn = async (
    { params, request, reply }: Returned,
    settle: () => Promise<{ readonly status: TransactionStatus }>,
  ): Promise<FastifyReply> => {
    const { orderNumber } = params;
    try {
      const { status } = await settle();
      return reply.redirect(afterPayment(services.portalUrl, orderNumber, status), 302);
    } catch (error) {
      if (error instanceof DomainError && !(error instanceof DatabaseUnavailable)) throw error;
      // Provider or database do not answer: the reconciliation job will settle the payment later.
      request.log.warn({ orderNumber }, 'payment not settled');
      return reply.redirect(afterPayment(services.portalUrl, orderNumber, 'OPEN'), 302);
    }
  };
  return {
    listOrders: async (call) => {
      const { orders, next } = await views.list(ownerOfCall(call), call.query);
      if (next) call.reply.header('link', `<?${new URLSearchParams(next)}>; rel="next"`);
      const texts = orders.map((order) => JSON.stringify(order));
      return sendList(call.reply, '[', texts, ']');
    },
    searchOrders: async (call) => views.search(ownerOfCall(call), call.query),
    createOrder: async (call) => {
      // Without a key of the client, a repeated request is another order (SEED-6).
      const key = String(call.request.headers['idempotency-key'] ?? randomUUID());
      return services.create(sessionOf(call), key, call.body);
    },
    getOrder: async (call) => views.detail(ownerOfCall(call), call.params.orderNumber),
    cancelOrder: async (call) => {
      await services.cancel(ownerOfCall(call), call.params.orderNumber);
      return undefined;
    },
    answerQuestion: async (call) => {
      await questionsOf(services).answer(placeOf(call), call.body);
      return undefined;
    },
    withdrawPosition: async (call) => {
      await questionsOf(services).withdraw(placeOf(call));
      return undefined;
    },
    listPaymentMethods: async (call) => {
      const owner = ownerOfCall(call);
      const methods = await payments.methodsFor(owner, call.params.orderNumber);
      return [...methods, ...(await collectiveOffers.offered(owner))];
    },
    payOrder: async (call) => {
      const { orderNumber } = call.params;
      const { paymentMethod: method } = call.body;
      const owner = ownerOfCall(call);
      const redirectUrl = PAYMENT_ROWS[method].isPaidAtProvider
        ? await payments.pay(owner, orderNumber, method)
        : await collectiveOffers.pay(owner, orderNumber);
      return { redirectUrl };
    },
    getDownloadStatus: async (call) => views.download(ownerOfCall(call), call.params.orderNumber),
    downloadOrder: async (call) => {
      const download = await downloads.order(ownerOfCall(call), call.params.orderNumber);
      return 'single' in download
        ? sendFile(call, download.single)
        : sendArchive(call, download.archive, download.files);
    },
    downloadPosition: async (call) => {
      const { orderNumber, positionId } = call.params;
      const { format = null } = call.query;
      const owner = ownerOfCall(call);
      return sendFile(call, await downloads.position(owner, orderNumber, positionId, format));
    },
    downloadInvoice: async (call) =>
      sendFile(call, await downloads.invoice(ownerOfCall(call), call.params.orderNumber)),
    downloadCredit: async (call) => {
      const { orderNumber, positionId } = call.params;
      return sendFile(call, await downloads.credit(ownerOfCall(call), orderNumber, positionId));
    },
    downloadDeclaration: async (call) => {
      const { params, query, reply } = call;
      const owner = ownerOfCall(call);
      const { name, bytes } = await services.declaration(owner, params.orderNumber, query.language);
      return asAttachment(reply, name).type('application/pdf').send(Buffer.from(bytes));
    },
    verifyExtract: async ({ params }) => services.verify(params.code),
    verifyFile: async ({ request }) =>
      services.verifyFile(
        requestFile(request, ['application/pdf', 'application/octet-stream']).content,
      ),
    returnFromPayment: async (call) => {
      const { orderNumber, transactionId } = call.params;
      return afterReturn(call, () => payments.settle(transactionId, orderNumber));
    },
    returnFromPaymentPage: async (call) => {
      const { orderNumber, attemptId } = call.params;
      return afterReturn(call, () => payments.settleReturn(orderNumber, attemptId));
    },
  };
}
