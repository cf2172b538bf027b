import type { FastifyReply } from 'fastify';

const TYPES = 'https://schema.fitko.de/fit-connect/submission-api/problems/';

/** Refuses a call as FIT-Connect does (RFC 9457). @param code last part of the type, such as `submission-not-found` */
export const sendRefusal = (reply: FastifyReply, status: number, code: string) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: `${TYPES}${code}`, title: code, status }));
