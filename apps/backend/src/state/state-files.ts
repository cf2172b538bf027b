import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { Brand } from './brand.ts';

/** Shown while a newer file is loaded, for at most a day. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Serves stylesheet, pictures and typefaces of the state at `/state/`. */
export function serveStateFiles(app: FastifyInstance, brand: Brand): void {
  for (const [name, { type, content }] of brand) {
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    app.get(`/state/${name}`, async (request, reply) => {
      reply.headers({ 'cache-control': CACHE_CONTROL, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(content);
    });
  }
}
