import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { HttpProblem } from './problem.ts';

/** The body of a request that is a file. */
interface RequestFile {
  readonly contentType: string;
  readonly content: Readable;
  /** The header `Content-Digest`, if any. */
  readonly digest?: string;
}

/** The file of a request. @throws HttpProblem 400 when its media type is none of `types` */
export function requestFile(request: FastifyRequest, types: readonly string[]): RequestFile {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (!types.includes(contentType) || !(request.body instanceof Readable)) {
    throw new HttpProblem(400, 'INVALID_REQUEST', {
      detail: `The body must be ${types.join(' or ')}.`,
    });
  }
  const digest = request.headers['content-digest'];
  return {
    contentType,
    content: request.body,
    ...(digest !== undefined && { digest: String(digest) }),
  };
}
