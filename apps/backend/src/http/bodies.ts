import { decodeText } from '@portal/names/decode';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { hasMoreThan } from '../has-more-than.ts';
import { composed, MAX_VALUES, tooManyValues } from './composed.ts';
import { HttpProblem } from './problem.ts';

/** The media type of forms. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Most fields of a form; an identity service sends two. */
const MAX_FIELDS = 100;

/** The text of a body, or why it has none. */
function textOf(body: Buffer, contentType: string | undefined): string | HttpProblem {
  try {
    return decodeText(body, { contentType });
  } catch (error) {
    return new HttpProblem(400, 'INVALID_REQUEST', {
      detail: `The body ${Object(error).message}.`,
    });
  }
}

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
        const text = textOf(body, request.headers['content-type']);
        if (text instanceof HttpProblem) {
          done(text);
          return;
        }
        if (hasMoreThan(text, '[', MAX_VALUES) || hasMoreThan(text, '{', MAX_VALUES)) {
          done(tooManyValues());
          return;
        }
        void parseJson(request, text, (error, value) => {
          let [problem, result]: [unknown, unknown] = [error, null];
          try {
            result = composed(value);
          } catch (refused) {
            problem = refused;
          }
          done(problem instanceof Error ? problem : null, result);
        });
      }
    },
  );
  app.addContentTypeParser<Buffer>(
    FORM_TYPE,
    { parseAs: 'buffer' },
    ({ routeOptions }, bytes, done) => {
      const body = textOf(bytes, FORM_TYPE);
      if (body instanceof HttpProblem) done(body);
      else if (!routeOptions.config.takesForm) {
        done(new HttpProblem(415, 'INVALID_REQUEST', { detail: 'A form is not accepted.' }));
      } else if (hasMoreThan(body, '&', MAX_FIELDS)) {
        done(new HttpProblem(400, 'INVALID_REQUEST', { detail: 'The form has too many fields.' }));
      } else done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
  app.addContentTypeParser(
    [
      'application/pdf',
      'application/zip',
      'application/geo+json',
      'application/geopackage+sqlite3',
      'image/vnd.dxf',
      'application/gzip',
      'application/octet-stream',
      'image/jpeg',
      'image/png',
    ],
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (_request, payload: Readable, done) => done(null, payload),
  );
}
