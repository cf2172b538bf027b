import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** The person has closed the connection before the end of the answer: no fault of the portal. */
const isAborted = (error: Error): boolean =>
  ('code' in error &&
    ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(String(error.code))) ||
  error.message === 'premature close';

/** Logs the end of requests. A line of level `error` means an error (OPS-7). */
export class RequestLog extends LogController {
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!error || !isAborted(error)) return super.requestCompleted(error, request, reply);
    reply.log.info({ res: reply, responseTime: reply.elapsedTime }, 'request aborted');
  }
}
