import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Elements that become text in one turn of the event loop: about 1 ms (BIG-3). */
const PIECE = 50;

async function* inPieces(begin: string, list: readonly unknown[], end: string) {
  yield begin;
  for (let at = 0; at < list.length; at += PIECE) {
    const texts = list.slice(at, at + PIECE).map((one) => JSON.stringify(one));
    yield `${at > 0 ? ',' : ''}${texts.join(',')}`;
    await nextTurn();
  }
  yield end;
}

/** Sends a list that may be long as JSON, so that it does not occupy the event loop as a whole. @param begin @param end what surrounds it, such as `[` */
export const sendList = (
  reply: FastifyReply,
  begin: string,
  list: readonly unknown[],
  end: string,
): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(inPieces(begin, list, end)));
