import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { composed } from './composed.ts';

/** Keeps the raw JSON body for signatures, and reads its texts in NFC; files are passed on as streams and limited while they are written. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      // A client may send the content type of JSON with an empty body, for example when it logs out.
      if (body.length === 0) done(null, undefined);
      else {
        void parseJson(request, body.toString('utf8'), (error, value) => {
          done(error, composed(value));
        });
      }
    },
  );
  app.addContentTypeParser(
    ['application/pdf', 'application/zip'],
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (_request, payload: Readable, done) => done(null, payload),
  );
}
