import { DomainError } from '../errors.ts';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What kind of file belongs to an order. */
export type FileKind = 'EXTRACT' | 'INVOICE';

/** A file that has been received but not yet put in its place. */
export interface ReceivedFile {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes, by which the kind of content is known. */
  readonly head: Buffer;
  /** Puts it in its place, replacing whatever is there, in one step. */
  keep(kind: FileKind, name: string): Promise<void>;
  discard(): Promise<void>;
}

/** Files of orders in one folder; their names come from the order's row, never from a request (SEC-5). */
export interface FileStore {
  /** Writes a stream aside. @throws DomainError 413 when it is longer than the limit */
  receive(stream: Readable): Promise<ReceivedFile>;
  read(kind: FileKind, name: string): ReadStream;
  remove(kind: FileKind, name: string): Promise<void>;
  /** Throws away what was half received when a process died. @returns how many files */
  clearIncoming(): Promise<number>;
  /** The files in their places, without those that have only just come. */
  listSettled(): Promise<readonly { readonly kind: FileKind; readonly name: string }[]>;
}

/** Folders by kind. */
const FOLDERS: Readonly<Record<FileKind, string>> = { EXTRACT: 'extracts', INVOICE: 'invoices' };

/** Nobody takes so many ms to hand in a file, nor between putting it in its place and noting it. */
const SETTLED_AFTER_MS = 3_600_000;

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*\.(?:pdf|zip)$/;

/** Names in a folder that nobody has written to lately. By the true clock, because the file system knows no other. */
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

/** @param maxBytes how long a file may be */
export function fileStore(root: string, maxBytes: number): FileStore {
  const pathOf = (kind: FileKind, name: string): string => {
    if (!SAFE_NAME.test(name)) throw new Error('Not a file name of ours.');
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
