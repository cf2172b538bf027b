import type { FastifyInstance } from 'fastify';

/** Calls in progress on one connection. Browsers and proxies send the next call after the answer. */
const MAX_ON_CONNECTION = 8;

/** A connection on which nothing was sent or read for so many ms is closed; longer than any call may take. */
export const idleLimitMs = (callMs: number): number => Math.max(60_000, callMs + 30_000);

/**
 * Closes connections that send further calls without reading the answers (OPS-11): each would hold places and memory for as long as
 * it likes.
 */
export function limitConnections(app: FastifyInstance): void {
  const inProgress = new WeakMap<object, number>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    const count = (inProgress.get(socket) ?? 0) + 1;
    inProgress.set(socket, count);
    reply.raw.once('close', () => inProgress.set(socket, (inProgress.get(socket) ?? 1) - 1));
    if (count <= MAX_ON_CONNECTION) return undefined;
    reply.hijack();
    socket.destroy();
    return reply;
  });
}
