import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import type { StatePack } from './state-pack.ts';

/** Shown while a newer file is loaded, for at most a day. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Serves stylesheet, pictures and typefaces of the state at `/state/`, and its `security.txt` where RFC 9116 wants it (SAFE-11). */
export function serveStateFiles(
  app: FastifyInstance,
  { brand, securityText }: Pick<StatePack, 'brand' | 'securityText'>,
): void {
  const files = [...brand].map(([name, file]) => ({ url: `/state/${name}`, ...file }));
  if (securityText) {
    const { content } = securityText;
    files.push({ url: '/.well-known/security.txt', type: 'text/plain; charset=utf-8', content });
  }
  for (const { url, type, content } of files) {
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    app.get(url, async (request, reply) => {
      reply.headers({ 'cache-control': CACHE_CONTROL, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(content);
    });
  }
}
