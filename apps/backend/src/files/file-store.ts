import { DomainError } from '../errors.ts';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The kinds of files of an order. */
export type FileKind = 'EXTRACT' | 'INVOICE';

/** A received file that has not been moved to its final path. */
export interface ReceivedFile {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, which identify the type of the content. */
  readonly head: Buffer;
  /** Moves the file to its final path atomically and replaces an existing one. */
  keep(kind: FileKind, name: string): Promise<void>;
  discard(): Promise<void>;
}

/** Files of orders in one folder; names come from the row of the order, never from a request (SEC-5). */
export interface FileStore {
  /** Writes a stream to a temporary file. @throws DomainError `too-large` */
  receive(stream: Readable): Promise<ReceivedFile>;
  read(kind: FileKind, name: string): ReadStream;
  remove(kind: FileKind, name: string): Promise<void>;
  /** Deletes temporary files of processes that have died. @returns how many */
  clearIncoming(): Promise<number>;
  /** Final files that have not been written recently. */
  listSettled(): Promise<readonly { readonly kind: FileKind; readonly name: string }[]>;
}

/** Folders by kind. */
const FOLDERS: Readonly<Record<FileKind, string>> = { EXTRACT: 'extracts', INVOICE: 'invoices' };

/** A file that has not changed for so many ms is no longer being received. */
const SETTLED_AFTER_MS = 3_600_000;

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*\.(?:pdf|zip)$/;

/** Names of files that have not been written recently. Uses the system clock, like the file system. */
async function settledIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const settled: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > SETTLED_AFTER_MS) settled.push(name);
  }
  return settled;
}

/** @param maxBytes maximum size of a file */
export function fileStore(root: string, maxBytes: number): FileStore {
  const pathOf = (kind: FileKind, name: string): string => {
    if (!SAFE_NAME.test(name)) throw new Error('Invalid file name.');
    return join(root, FOLDERS[kind], name);
  };
  return {
    receive: async (stream) => {
      const folder = join(root, 'incoming');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporaryFile = join(folder, randomUUID());
      const hash = createHash('sha256');
      const file = await open(temporaryFile, 'wx', 0o600);
      let size = 0;
      let head = Buffer.alloc(0);
      try {
        for await (const piece of stream) {
          const chunk = Buffer.from(piece);
          size += chunk.length;
          if (size > maxBytes) throw new DomainError('too-large', 'TOO_LARGE');
          if (head.length < 8) head = Buffer.concat([head, chunk.subarray(0, 8)]);
          hash.update(chunk);
          await file.write(chunk);
        }
        await file.sync();
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      return {
        sha256: hash.digest('hex'),
        size,
        head,
        keep: async (kind, name) => {
          await mkdir(join(root, FOLDERS[kind]), { recursive: true, mode: 0o700 });
          await rename(temporaryFile, pathOf(kind, name));
        },
        discard: () => rm(temporaryFile, { force: true }),
      };
    },
    read: (kind, name) => createReadStream(pathOf(kind, name)),
    remove: (kind, name) => rm(pathOf(kind, name), { force: true }),
    clearIncoming: async () => {
      const folder = join(root, 'incoming');
      const names = await settledIn(folder);
      for (const name of names) await rm(join(folder, name), { force: true });
      return names.length;
    },
    listSettled: async () => {
      const kinds: readonly FileKind[] = ['EXTRACT', 'INVOICE'];
      const all = kinds.map(async (kind) => {
        const names = await settledIn(join(root, FOLDERS[kind]));
        return names.filter((name) => SAFE_NAME.test(name)).map((name) => ({ kind, name }));
      });
      return (await Promise.all(all)).flat();
    },
  };
}
