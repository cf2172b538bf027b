import type { NextAction, Order } from '@portal/api';
import { hrefOf, paths } from '@portal/api/pages';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { ownerOf } from '../session/owner.ts';
import { orderHandlers, type OrderServices } from './routes.ts';

/** What an order waits for when its page of the payment has something to do. */
const TO_PAY: ReadonlySet<NextAction | undefined> = new Set<NextAction | undefined>([
  'PAY',
  'CONTINUE_PAYMENT',
]);

/**
 * Handlers of the calls tagged `order-api` (ORG-4): the services and handlers of the pages, for the session of a program, so that both have the
 * same rules. A program can put an order on the collective invoice of its organisation (ORG-5); for every other method its orders name the page
 * on which a person pays.
 */
export function programOrderHandlers(
  services: OrderServices,
): Handlers<
  | 'listProgramOrders'
  | 'createProgramOrder'
  | 'getProgramOrder'
  | 'cancelProgramOrder'
  | 'payProgramOrder'
  | 'downloadProgramOrder'
  | 'downloadProgramPosition'
  | 'downloadProgramInvoice'
  | 'downloadProgramCredit'
> {
  const ofPages = orderHandlers(services);
  const withPayment = (order: Order): Order =>
    TO_PAY.has(order.nextAction)
      ? {
          ...order,
          paymentUrl: `${services.portalUrl}/${hrefOf(paths.payment(order.orderNumber))}`,
        }
      : order;
  // A copy, because types of calls name their operation.
  return {
    listProgramOrders: async (call) => ofPages.listOrders({ ...call }),
    createProgramOrder: async (call) => {
      const session = sessionOf(call);
      const key = String(call.request.headers['idempotency-key']);
      const { orderNumber } = await services.create(session, key, call.body);
      return withPayment(await services.views.detail(ownerOf(session), orderNumber));
    },
    getProgramOrder: async (call) =>
      withPayment(await services.views.detail(ownerOf(sessionOf(call)), call.params.orderNumber)),
    payProgramOrder: async (call) => {
      const owner = ownerOf(sessionOf(call));
      const { orderNumber } = call.params;
      await services.collectiveOffers.pay(owner, orderNumber);
      return withPayment(await services.views.detail(owner, orderNumber));
    },
    cancelProgramOrder: async (call) => ofPages.cancelOrder({ ...call }),
    downloadProgramOrder: async (call) => ofPages.downloadOrder({ ...call }),
    downloadProgramPosition: async (call) => ofPages.downloadPosition({ ...call }),
    downloadProgramInvoice: async (call) => ofPages.downloadInvoice({ ...call }),
    downloadProgramCredit: async (call) => ofPages.downloadCredit({ ...call }),
  };
}
