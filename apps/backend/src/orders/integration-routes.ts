import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../http/handlers.ts';
import { requestFile } from '../http/request-file.ts';
import type { FileDelivery, IncomingFile } from './delivery/receive-files.ts';
import type { OrderServices } from './routes.ts';

const incoming = (
  request: FastifyRequest,
  name: string,
  types: readonly string[],
): IncomingFile => ({ name, ...requestFile(request, types) });

/** The type of an extract follows from its name. */
const extractTypes = (name: string): readonly string[] => [
  name.endsWith('.zip') ? 'application/zip' : 'application/pdf',
];

/** Handlers of the calls tagged `integration`. */
export function integrationHandlers(
  services: Pick<OrderServices, 'payments' | 'review'>,
  deliveries: FileDelivery,
): Handlers<
  | 'notifyPayment'
  | 'putProductResult'
  | 'deleteProductResult'
  | 'putInvoice'
  | 'postDispatchResult'
  | 'postReviewResult'
> {
  return {
    notifyPayment: async ({ body }) => {
      await services.payments.settleNotified(body.transactionId, body.reference);
      return undefined;
    },
    putProductResult: async ({ params, request }) => {
      const name = params.resultFileName;
      await deliveries.putExtract(incoming(request, name, extractTypes(name)));
      return undefined;
    },
    deleteProductResult: async ({ params }) => {
      await deliveries.removeExtract(params.resultFileName);
      return undefined;
    },
    putInvoice: async ({ params, request }) => {
      await deliveries.putInvoice(incoming(request, params.publicFileName, ['application/pdf']));
      return undefined;
    },
    postDispatchResult: async ({ body }) => {
      await deliveries.dispatch(body.orderNumber);
      return undefined;
    },
    postReviewResult: async ({ body }) => {
      await services.review(body);
      return undefined;
    },
  };
}
