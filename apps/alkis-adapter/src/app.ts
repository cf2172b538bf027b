import { decodeText } from '@portal/names/decode';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Writable } from 'node:stream';
import { alkisClient } from './alkis-client.ts';
import { deliver } from './deliver.ts';
import { type AdapterSettings, KINDS } from './environment.ts';
import { nasOrder } from './nas-order.ts';
import { OrderQueue } from './order-queue.ts';
import { readOrder } from './read-order.ts';

/** Options of a test. */
interface AdapterOptions {
  /** Pauses before each further attempt in ms. */
  readonly retryMs?: readonly number[];
  /** Receives the log lines instead of the standard output. */
  readonly logs?: Writable;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const problem = (reply: FastifyReply, status: number, title: string, detail?: string) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', status, title, detail }));

/**
 * The adapter (REAL-6): `POST /cadastre/orders` accepts an order of the portal (202), as the cadastre system of decision 1 does; each of its
 * documents is ordered from the ALKIS system and delivered. `GET /cadastre/orders` says how many wait, for the check of the portal, and which
 * documents can be ordered, so that the portal offers no other (SAFE-2).
 */
export function buildAdapter(
  settings: AdapterSettings,
  options: AdapterOptions = {},
): FastifyInstance {
  const app = fastify({
    bodyLimit: 2_000_000,
    logger: options.logs ? { stream: options.logs } : { level: 'info' },
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        const text = decodeText(body, { contentType: request.headers['content-type'] });
        void parseJson(request, text, done);
      } catch (error) {
        done(Object.assign(new Error(`The body ${Object(error).message}.`), { statusCode: 400 }));
      }
    },
  );
  const order = alkisClient(settings.alkis);
  const kinds = KINDS.filter((kind) => settings.alkis.forms[kind]);
  const fileFormats = settings.alkis.nasForm === null ? [] : (['NAS'] as const);
  const queue = new OrderQueue({
    ...settings.queue,
    fulfil: async (position, reference, signal) =>
      deliver(
        position.callbackUrl,
        await order(
          { nas: nasOrder(position, reference, settings.alkis), isNas: position.isNas },
          signal,
        ),
        {
          password: settings.portalPassword,
          mediaType: position.isNas ? 'application/gzip' : 'application/pdf',
        },
        signal,
      ),
    log: app.log,
    ...(options.retryMs ? { retryMs: options.retryMs } : {}),
  });
  app.addHook('onClose', () => queue.close());
  const isPortal = ({ headers }: FastifyRequest): boolean =>
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${settings.portalToken}`));
  app.addHook('onRequest', async (request, reply) => {
    if (isPortal(request)) return;
    await problem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
  });
  app.post('/cadastre/orders', async (request, reply) => {
    const read = readOrder(request.body, settings.portalOrigin, kinds, fileFormats);
    if ('reason' in read) {
      request.log.error({ reason: read.reason }, 'order refused');
      return problem(reply, 400, 'Not an order of the portal', read.reason);
    }
    queue.accept(read.order);
    return reply.code(202).send({ accepted: true });
  });
  app.get('/cadastre/orders', async () => ({ ...queue.counts(), kinds, fileFormats }));
  return app;
}
