import { decodeText, NotDecodable } from '@portal/names/decode';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PassedOn } from '../config/maps-file.ts';
import { DomainError } from '../errors.ts';
import { answerCache, type MapAnswer } from './answer-cache.ts';
import { belongsTo, MAP_DATA_PATH, withPublicAddresses } from './passed-on.ts';

/** Time for one answer in ms. */
const LIMIT_MS = 20_000;

/** Largest answer, and all that are kept, in bytes. */
const MAX_ANSWER = 16 * 1024 * 1024;
const MAX_CACHE = 64 * 1024 * 1024;

/** How long an answer is kept, in ms; browsers keep it as long. */
const MAX_AGE_MS = 3_600_000;

/** Requests of map services in progress; further ones are answered with 503. */
const MAX_IN_PROGRESS = 32;

const IMAGE = /^image\/(?:png|jpeg|webp|gif)\b/;
const DOCUMENT = /^(?:text|application)\/(?:[\w.-]+\+)?xml\b/;

const unavailable = (detail: string): DomainError =>
  new DomainError('unavailable', 'TECHNICAL_PROBLEM', { detail });

/** The body of an answer. @throws DomainError when it is too large or breaks off */
async function bodyOf({ body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > MAX_ANSWER) throw unavailable('The answer of the map service is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Aborted when the browser no longer waits for an answer: it has left the page, or another part of the map is shown. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  // Also after a complete answer, when nothing is left to abort.
  raw.once('close', () => left.abort());
  return left.signal;
}

async function request(address: URL, { headers }: PassedOn, left: AbortSignal): Promise<MapAnswer> {
  const response = await fetch(address, {
    headers,
    // A redirect to another host must not receive our headers.
    redirect: 'manual',
    signal: AbortSignal.any([left, AbortSignal.timeout(LIMIT_MS)]),
  });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && (IMAGE.test(type) || DOCUMENT.test(type))) {
    return { type, content: await bodyOf(response) };
  }
  await response.body?.cancel();
  throw unavailable('The map service did not answer with an image or a document.');
}

/**
 * Passes requests on to the map services of `maps.json`, which browsers cannot ask themselves: for want of CORS, or because a
 * password is needed (OPS-3). Only addresses of these services are requested; only images and XML are answered.
 */
export function passMapRequests(
  app: FastifyInstance,
  services: readonly PassedOn[],
  portalUrl: string,
): void {
  const cache = answerCache(MAX_CACHE, MAX_AGE_MS, Date.now);
  let inProgress = 0;

  const load = async (address: URL, service: PassedOn, left: AbortSignal): Promise<MapAnswer> => {
    const kept = cache.get(address.href);
    if (kept) return kept;
    if (inProgress >= MAX_IN_PROGRESS) throw unavailable('Too many requests of map services.');
    inProgress += 1;
    try {
      const answer = await request(address, service, left);
      if (!DOCUMENT.test(answer.type)) {
        cache.set(address.href, answer);
        return answer;
      }
      // A report of a fault is a document as well, and must not be kept.
      const text = decodeText(answer.content, { contentType: answer.type });
      const content = Buffer.from(withPublicAddresses(text, services, portalUrl));
      const [type = ''] = answer.type.split(';');
      return { type: `${type}; charset=utf-8`, content };
    } catch (error) {
      if (error instanceof NotDecodable) {
        throw unavailable(`The document of the map service ${error.message}.`);
      }
      throw error instanceof DomainError ? error : unavailable('The map service does not answer.');
    } finally {
      inProgress -= 1;
    }
  };

  for (const [index, service] of services.entries()) {
    const path = `${MAP_DATA_PATH}/${index}`;
    for (const url of [path, `${path}/*`]) {
      app.get(url, async ({ raw }, reply) => {
        const rest = (raw.url ?? '').slice(path.length);
        const address = URL.parse(`${service.address}${rest}`);
        if (!address || !belongsTo(address, service))
          throw new DomainError('not-found', 'NOT_FOUND');
        const left = whenLeft(reply);
        const answer = await load(address, service, left).catch((error: unknown) => {
          if (left.aborted) return null;
          throw error;
        });
        // Nobody reads an answer, and nothing has failed.
        if (!answer) return reply.hijack();
        const { type, content } = answer;
        const caching = IMAGE.test(type) ? `public, max-age=${MAX_AGE_MS / 1000}` : 'no-cache';
        return reply.header('cache-control', caching).type(type).send(content);
      });
    }
  }
}
