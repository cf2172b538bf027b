import type { FastifyInstance } from 'fastify';
import { BodyError, hasBearerToken, sendProblem } from '../http/index.ts';
import type { Land } from '@portal/demo-cadastre/land';
import { DATA_FORMATS, drawHere, type Drawings, type Seal } from '@portal/demo-cadastre/extracts';
import { InvoiceQueue } from './orders/invoice-queue.ts';
import { OrderQueue } from './orders/order-queue.ts';
import { readCollectiveInvoice, readCreditNote, readInvoice } from './orders/read-invoice.ts';
import { type OrderRequest, readOrder } from './orders/read-order.ts';

/** Options of the cadastre system. */
export interface CadastreOptions {
  readonly land: Land;
  readonly seal: Seal;
  /** Draws the files; by default in this thread. */
  readonly drawings?: Drawings;
  /** Bearer credential of the client. */
  readonly clientToken: string;
  /** Bearer credential of the client for invoices. */
  readonly accountingToken: string;
  /** Passwords for extracts, and for invoices, which are a system of their own. */
  readonly cadastrePassword: string;
  readonly accountingPassword: string;
  /** The only origin that files are delivered to, e.g. `http://localhost:8080`. */
  readonly backendOrigin: string;
  /** Milliseconds before drawing starts. Default 0. */
  readonly drawDelayMs?: number;
  /** Milliseconds from delivery until the paper is dispatched. Default 5000. */
  readonly dispatchDelayMs?: number;
  /** Milliseconds before each further attempt to deliver; about one minute in all when absent. */
  readonly retryPausesMs?: readonly number[];
}

/**
 * The cadastre system as a Fastify plugin: `POST /cadastre/orders` accepts an order (202, also when repeated) and
 * draws and delivers it in the background; `POST /cadastre/invoices`,
 * `POST /cadastre/credit-notes` and `POST /cadastre/collective-invoices` do the same for the documents of accounting; `GET /cadastre/orders`
 * lists the orders with their states. Register it without prefix.
 */
export async function cadastrePlugin(
  app: FastifyInstance,
  options: CadastreOptions,
): Promise<void> {
  const drawings = options.drawings ?? drawHere(options.land);
  const orders = new OrderQueue({
    ...options,
    drawings,
    user: 'cadastre',
    password: options.cadastrePassword,
  });
  const invoices = new InvoiceQueue({
    ...options,
    drawings,
    user: 'accounting',
    password: options.accountingPassword,
  });
  const origin = new URL(options.backendOrigin).origin;
  app.addHook('onClose', async () => {
    await Promise.all([orders.close(), invoices.close(), drawings.close()]);
  });
  app.addHook('onRequest', async (request, reply) => {
    const isAccounting = /(?:invoices|credit-notes)$/.test(request.routeOptions.url ?? '');
    if (hasBearerToken(request, isAccounting ? options.accountingToken : options.clientToken))
      return;
    reply.header('www-authenticate', 'Bearer');
    await sendProblem(reply, 401, 'Unauthorized', 'A valid Bearer credential is needed.');
  });
  app.post('/cadastre/orders', async (request, reply) => {
    const order = readOrder(request.body);
    checkOrder(order, options.land, origin);
    orders.accept(order);
    return await reply.code(202).send({ accepted: true });
  });
  app.post('/cadastre/invoices', async (request, reply) => {
    const invoice = readInvoice(request.body);
    checkAddress('callbackUrl', invoice.callbackUrl, origin);
    invoices.accept({ kind: 'invoice', invoice });
    return await reply.code(202).send({ accepted: true });
  });
  app.post('/cadastre/credit-notes', async (request, reply) => {
    const invoice = readCreditNote(request.body);
    checkAddress('callbackUrl', invoice.callbackUrl, origin);
    invoices.accept({ kind: 'credit-note', invoice });
    return await reply.code(202).send({ accepted: true });
  });
  app.post('/cadastre/collective-invoices', async (request, reply) => {
    const invoice = readCollectiveInvoice(request.body);
    checkAddress('callbackUrl', invoice.callbackUrl, origin);
    invoices.accept({ kind: 'collective-invoice', invoice });
    return await reply.code(202).send({ accepted: true });
  });
  app.get('/cadastre/orders', async () => ({
    orders: orders.entries(),
    fileFormats: DATA_FORMATS,
  }));
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) => {
    const isInvalid = error instanceof BodyError;
    const status = isInvalid ? 400 : (error.statusCode ?? 500);
    const detail = status < 500 ? error.message : 'The order could not be taken.';
    await sendProblem(
      reply,
      status,
      status < 500 ? 'Bad Request' : 'Internal Server Error',
      detail,
    );
  });
}

/** Checks that the parcels exist and that the addresses belong to the client. */
function checkOrder(order: OrderRequest, land: Land, origin: string): void {
  order.positions.forEach(({ parcelId, delivery, files = [] }, index) => {
    if (!land.parcel(parcelId)) {
      throw new BodyError(`positions[${index}].parcelId: unknown parcel`);
    }
    if (delivery) checkAddress(`positions[${index}].callbackUrl`, delivery.callbackUrl, origin);
    files.forEach((file, place) =>
      checkAddress(`positions[${index}].files[${place}].callbackUrl`, file.callbackUrl, origin),
    );
  });
  checkAddress('callbackUrl', order.callbackUrl, origin);
  if (order.dispatchUrl) checkAddress('dispatchUrl', order.dispatchUrl, origin);
}

function checkAddress(field: string, address: string, origin: string): void {
  if (URL.parse(address)?.origin === origin) return;
  throw new BodyError(`${field}: not an address of the registered client`);
}
