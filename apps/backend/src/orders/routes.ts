import type { CreatedOrder, Customer, NewOrder, ReviewResult } from '@portal/api';
import type { FileStore } from '../files/file-store.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { ProblemError } from '../http/problem.ts';
import type { Payments } from './payment.ts';
import type { OrderViews } from './views.ts';

/** What the order calls need. */
export interface OrderServices {
  readonly views: OrderViews;
  readonly payments: Payments;
  readonly files: FileStore;
  readonly portalOrigin: string;
  create(customer: Customer, key: string, order: NewOrder): Promise<CreatedOrder>;
  cancel(customerId: string, orderNumber: string): Promise<void>;
  review(result: ReviewResult): Promise<void>;
}

const idOf = (call: Parameters<typeof sessionOf>[0]): string => sessionOf(call).customer.id;

/** Where a person goes on after the payment provider's page. */
export function afterPayment(origin: string, orderNumber: string, status: string): string {
  if (status === 'SUCCESS') return `${origin}/#/auszuege/bereitstellung/${orderNumber}`;
  const result = status === 'CANCELLED' ? 'cancel' : 'failed';
  return `${origin}/#/auszuege/zahlung/${orderNumber}/${result}`;
}

/** The header by which a browser keeps a file under a readable name (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w.-]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Handlers of the calls tagged `orders`. */
export function orderHandlers(
  services: OrderServices,
): Handlers<
  | 'listOrders'
  | 'createOrder'
  | 'getOrder'
  | 'cancelOrder'
  | 'listPaymentMethods'
  | 'payOrder'
  | 'getDownloadStatus'
  | 'downloadOrder'
  | 'returnFromPayment'
> {
  const { views, payments } = services;
  return {
    listOrders: async (call) => views.list(idOf(call)),
    createOrder: async (call) => {
      const key = String(call.request.headers['idempotency-key']);
      return services.create(sessionOf(call).customer, key, call.body);
    },
    getOrder: async (call) => views.detail(idOf(call), call.params.orderNumber),
    cancelOrder: async (call) => {
      await services.cancel(idOf(call), call.params.orderNumber);
      return undefined;
    },
    listPaymentMethods: async (call) => payments.methodsFor(idOf(call), call.params.orderNumber),
    payOrder: async (call) => ({
      redirectUrl: await payments.pay(idOf(call), call.params.orderNumber, call.body.paymentMethod),
    }),
    getDownloadStatus: async (call) => views.download(idOf(call), call.params.orderNumber),
    downloadOrder: async (call) => {
      const { file, name } = await views.file(idOf(call), call.params.orderNumber);
      return call.reply
        .header('content-disposition', contentDisposition(name))
        .header('cache-control', 'no-store')
        .header('content-length', file.size)
        .type(file.content_type)
        .send(services.files.read('EXTRACT', file.file_name));
    },
    returnFromPayment: async ({ params, request, reply }) => {
      const { orderNumber, transactionId } = params;
      try {
        const { status } = await payments.settle(transactionId, orderNumber);
        return reply.redirect(afterPayment(services.portalOrigin, orderNumber, status), 302);
      } catch (error) {
        if (error instanceof ProblemError) throw error;
        // The provider is silent: the mop-up job will learn the truth; the payment page says what is known.
        request.log.warn({ orderNumber }, 'the payment provider does not answer');
        return reply.redirect(afterPayment(services.portalOrigin, orderNumber, 'OPEN'), 302);
      }
    },
  };
}
