import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Database, Queryable, Row } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { FileStorage } from './storage.ts';

/** The kinds of files that the authority delivers. */
export type FileKind = 'EXTRACT' | 'INVOICE' | 'CREDIT';

/** The kinds of contents: what the authority delivers, and what people upload. */
export type ContentKind = FileKind | 'EVIDENCE';

/** A received content, to which no row refers yet. */
export interface ReceivedFile {
  /** Names the content in the storage; random, so that nothing is ever replaced. */
  readonly key: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, which identify the type of the content. */
  readonly head: Buffer;
  /** The last bytes, which show whether it is whole. */
  readonly tail: Buffer;
}

/**
 * Files of orders. A content is written before the row that refers to it, under a key of its own. Contents without a row
 * are recorded, so that a crash at any moment leaves nothing behind that the purge does not know.
 */
export interface FileStore {
  /** Writes a stream under a new key. @param maxBytes where less is allowed than for all files @throws DomainError `too-large` */
  receive(kind: ContentKind, stream: Readable, maxBytes?: number): Promise<ReceivedFile>;
  /** To be called in the transaction that inserts the row with this key. @throws when the content was purged meanwhile */
  adopt(transaction: Queryable, key: string): Promise<void>;
  /** To be called in the transaction that deletes or replaces the row with this key. */
  release(transaction: Queryable, key: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Deletes a content unless a row refers to it: a commit may have succeeded whose answer was lost. What fails is done by the purge. */
  discard(key: string): Promise<void>;
  /** Deletes contents to which no row has referred for an hour. @returns how many */
  purge(): Promise<number>;
}

/** Folders by kind. */
const FOLDERS: Readonly<Record<ContentKind, string>> = {
  EXTRACT: 'extracts',
  INVOICE: 'invoices',
  // A release that does not know credit notes deletes them, too.
  CREDIT: 'invoices',
  EVIDENCE: 'evidence',
};

/** Bytes that identify the type of a file. */
const HEAD_BYTES = 8;

/** As many as a ZIP file can have after the signature of its last record, with that. */
const TAIL_BYTES = 65_557;

/** Contents per run of the purge. */
const PURGE_BATCH = 1000;

/** Counts and hashes a stream while it passes. */
function measure(stream: Readable, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  return {
    content: (async function* measured(): AsyncGenerator<Buffer> {
      for await (const piece of stream) {
        const bytes = Buffer.from(piece);
        size += bytes.length;
        if (size > maxBytes) throw new DomainError('too-large', 'TOO_LARGE');
        if (head.length < HEAD_BYTES) {
          head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
        }
        tail = Buffer.concat([tail, bytes.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
        hash.update(bytes);
        yield bytes;
      }
    })(),
    result: () => ({ sha256: hash.digest('hex'), size, head, tail }),
  };
}

/** Records contents to which a row no longer refers, in the transaction that deletes it. */
export async function releaseContents(store: Queryable, keys: readonly string[]): Promise<void> {
  await store.query(
    `insert into unreferenced_files (storage_key) select jsonb_array_elements_text($1::jsonb)
     on conflict (storage_key) do nothing`,
    [JSON.stringify(keys)],
  );
}

/** @param maxBytes maximum size of a file */
export function fileStore(database: Database, storage: FileStorage, maxBytes: number): FileStore {
  const discard = async (key: string): Promise<void> => {
    try {
      // Waits for a transaction that is still adopting the content; once marked, it cannot be adopted.
      const marked = await database.query(
        `update unreferenced_files set since = '-infinity' where storage_key = $1 returning 1`,
        [key],
      );
      if (marked.length === 0) return;
      await storage.remove(key);
      await database.query('delete from unreferenced_files where storage_key = $1', [key]);
    } catch {
      // It remains recorded as unreferenced.
    }
  };
  return {
    receive: async (kind, stream, limit = maxBytes) => {
      const key = `${FOLDERS[kind]}/${randomUUID()}`;
      await releaseContents(database, [key]);
      const { content, result } = measure(stream, Math.min(limit, maxBytes));
      try {
        await storage.write(key, content);
        return { key, ...result() };
      } catch (error) {
        await discard(key);
        throw error;
      }
    },
    adopt: async (transaction, key) => {
      const rows = await transaction.query(
        `delete from unreferenced_files where storage_key = $1 and since > '-infinity' returning 1`,
        [key],
      );
      if (rows.length === 0) throw new Error('The content was purged before its row was written.');
    },
    release: (transaction, key) => releaseContents(transaction, [key]),
    read: (key) => storage.read(key),
    discard,
    purge: async () => {
      const expired = await database.query<{ key: string } & Row>(
        `select storage_key as key from unreferenced_files where since < now() - interval '1 hour'
         order by since limit ${PURGE_BATCH}`,
      );
      for (const { key } of expired) await discard(key);
      return expired.length;
    },
  };
}
