import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';

/** JSON is kept raw for signatures as well; files come as streams and are measured while they are written. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      // A client may announce JSON and send nothing, e.g. when it logs out.
      if (body.length === 0) done(null, undefined);
      else void parseJson(request, body.toString('utf8'), done);
    },
  );
  app.addContentTypeParser(
    ['application/pdf', 'application/zip'],
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (_request, payload: Readable, done) => done(null, payload),
  );
}
