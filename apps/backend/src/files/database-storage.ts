import { Readable } from 'node:stream';
import type { Database, Row } from '../db/database.ts';
import { assertSafeKey, type FileStorage } from './storage.ts';

/** Bytes per row; a statement and its result then stay small. */
const CHUNK_BYTES = 256 * 1024;

/** Divides a stream into chunks of equal size; the last one may be smaller. */
async function* chunksOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    const joined = Buffer.concat(pieces);
    let from = 0;
    for (; from + CHUNK_BYTES <= joined.length; from += CHUNK_BYTES) {
      yield joined.subarray(from, from + CHUNK_BYTES);
    }
    pieces = [joined.subarray(from)];
    size = joined.length - from;
  }
  yield Buffer.concat(pieces);
}

/**
 * Contents as rows of `bytea` chunks: every process reads them, and a backup of the database contains them (BIG-7). A
 * file is never in memory as a whole.
 */
export function databaseStorage(database: Database): FileStorage {
  const chunk = async (key: string, number: number): Promise<Uint8Array | null> => {
    const [row] = await database.query<{ content: Uint8Array } & Row>(
      'select content from file_chunks where storage_key = $1 and number = $2',
      [key, number],
    );
    return row?.content ?? null;
  };
  return {
    write: async (key, content) => {
      assertSafeKey(key);
      let number = 0;
      for await (const piece of chunksOf(content)) {
        await database.query(
          'insert into file_chunks (storage_key, number, content) values ($1, $2, $3)',
          [key, number, piece],
        );
        number += 1;
      }
    },
    read: async (key) => {
      assertSafeKey(key);
      const first = await chunk(key, 0);
      if (!first) throw new Error('There is no such content.');
      return Readable.from(
        (async function* chunks() {
          let number = 1;
          for (let piece: Uint8Array | null = first; piece; number += 1) {
            yield piece;
            piece = await chunk(key, number);
          }
        })(),
      );
    },
    remove: async (key) => {
      await database.query('delete from file_chunks where storage_key = $1', [key]);
    },
    close: async () => undefined,
  };
}
