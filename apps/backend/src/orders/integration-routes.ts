import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/handlers.ts';
import { requestFile } from '../http/request-file.ts';
import { mediaTypeOf, readCreditFileName } from './delivery/file-names.ts';
import type { FileDelivery } from './delivery/receive-files.ts';
import type { IncomingFile } from './delivery/receive-scanned.ts';
import { listRefundTasks, refundTasksAsCsv } from './payment/refund-tasks.ts';
import type { OrderServices } from './routes.ts';

const incoming = (
  request: FastifyRequest,
  name: string,
  types: readonly string[],
): IncomingFile => ({ name, ...requestFile(request, types) });

/** The refunds that the cash office makes (REAL-4). */
interface RefundServices {
  readonly database: Database;
  reportRefund(transactionId: string, refundId: string): Promise<void>;
}

/** Handlers of the calls tagged `integration`. */
export function integrationHandlers(
  services: Pick<OrderServices, 'payments' | 'review'> & RefundServices,
  deliveries: FileDelivery,
  receiveCollective: (incoming: IncomingFile) => Promise<boolean>,
): Handlers<
  | 'notifyPayment'
  | 'putProductResult'
  | 'deleteProductResult'
  | 'putInvoice'
  | 'postDispatchResult'
  | 'postReviewResult'
  | 'listRefunds'
  | 'exportRefunds'
  | 'reportRefund'
> {
  return {
    notifyPayment: async ({ body }) => {
      await services.payments.settleNotified(body.transactionId, body.reference);
      return undefined;
    },
    putProductResult: async ({ params, request }) => {
      const name = params.resultFileName;
      await deliveries.putExtract(incoming(request, name, [mediaTypeOf(name)]));
      return undefined;
    },
    deleteProductResult: async ({ params }) => {
      await deliveries.removeExtract(params.resultFileName);
      return undefined;
    },
    putInvoice: async ({ params, request }) => {
      const file = incoming(request, params.publicFileName, ['application/pdf']);
      if (readCreditFileName(file.name) !== null) await deliveries.putCredit(file);
      else if (!(await receiveCollective(file))) await deliveries.putInvoice(file);
      return undefined;
    },
    postDispatchResult: async ({ body }) => {
      await deliveries.dispatch(body.orderNumber);
      return undefined;
    },
    listRefunds: () => listRefundTasks(services.database),
    exportRefunds: async ({ reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .send(refundTasksAsCsv(await listRefundTasks(services.database))),
    reportRefund: async ({ params, body }) => {
      await services.reportRefund(params.refundTransactionId, body.refundId);
      return undefined;
    },
    postReviewResult: async ({ body }) => {
      await services.review(body);
      return undefined;
    },
  };
}
