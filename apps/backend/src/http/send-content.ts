import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import parseRange from 'range-parser';

/** A content that never changes. */
export interface SentContent {
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
  /** Opens it for reading. */
  readonly open: () => Promise<Readable>;
}

/** Bytes from the first to the last of a range. */
async function* bytesOf(stream: Readable, start: number, end: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of stream) {
    const bytes = Buffer.from(piece);
    const part = bytes.subarray(Math.max(0, start - at), end + 1 - at);
    at += bytes.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}

/** The one range that is asked for; null sends everything, also for several ranges and for one that is not there (RFC 9110, 14.2). */
function rangeOf({ headers }: FastifyRequest, size: number, etag: string): parseRange.Range | null {
  const { range } = headers;
  const condition = headers['if-range'];
  if (range === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = parseRange(size, range, { combine: true });
  const [only, another] = typeof ranges === 'number' || ranges.type !== 'bytes' ? [] : ranges;
  return only && another === undefined ? only : null;
}

/** Sends a file as a whole or in part, so that an interrupted download goes on (IN-5). HEAD opens no file. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, type, sha256, open }: SentContent,
): Promise<FastifyReply> {
  const etag = `"${sha256}"`;
  const range = rangeOf(request, size, etag);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.type(type).headers({ 'accept-ranges': 'bytes', etag, 'content-length': end + 1 - start });
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const content = await open();
  return reply.send(range ? Readable.from(bytesOf(content, start, end)) : content);
}
