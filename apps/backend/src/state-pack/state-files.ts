import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { StatePack } from './state-pack.ts';

/** Shown while a newer file is loaded, for at most a day. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Sends the bytes that a player asks for (RFC 9110, one range), else all. */
async function sendPart(request: FastifyRequest, reply: FastifyReply, content: Buffer) {
  reply.header('accept-ranges', 'bytes');
  const [, first = '', last = ''] =
    /^bytes=(\d{0,12})-(\d{0,12})$/.exec(request.headers.range ?? '') ?? [];
  if (first === '' && last === '') return reply.send(content);
  const { length } = content;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (start > end) {
    return reply.code(416).header('content-range', `bytes */${length}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${length}`)
    .send(content.subarray(start, end + 1));
}

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
      // Safari plays no video that it cannot ask for in parts.
      if (!type.startsWith('video/')) return reply.type(type).send(content);
      return sendPart(request, reply.type(type), content);
    });
  }
}
