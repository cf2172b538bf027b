import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with a problem document (RFC 9457). */
export function sendProblem(reply: FastifyReply, status: number, title: string, detail?: string) {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }));
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Whether a request has the Bearer credential; compared in constant time. */
export function hasBearerToken(request: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Whether a form was sent from a page of this origin. */
export function isSameOriginForm(request: FastifyRequest, origin: string): boolean {
  const from = request.headers.origin;
  return from === undefined || from === origin || from === `http://${request.host}`;
}
