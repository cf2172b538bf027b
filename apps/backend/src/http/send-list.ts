import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Elements that are sent in one turn of the event loop. */
const PIECE = 50;

async function* inPieces(begin: string, list: readonly string[], end: string) {
  yield begin;
  for (let at = 0; at < list.length; at += PIECE) {
    yield `${at > 0 ? ',' : ''}${list.slice(at, at + PIECE).join(',')}`;
    await nextTurn();
  }
  yield end;
}

/**
 * Sends a long list as JSON, so that megabytes do not occupy the event loop at once (BIG-3).
 *
 * @param begin what precedes the elements, such as `[`
 * @param list the JSON of each element
 */
export const sendList = (
  reply: FastifyReply,
  begin: string,
  list: readonly string[],
  end: string,
): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(inPieces(begin, list, end)));
