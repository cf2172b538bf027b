import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { ExternalSystemError } from '../errors.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { databaseStorage } from './database-storage.ts';
import { type FileStore, fileStore } from './file-store.ts';
import { openFolderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** Sizes in bytes of a content in several pieces: of 256 KiB in the database, of 8 MiB in the object store. */
const LARGE = { folder: 1_000_000, database: 1_000_000, s3: 9_000_000 } as const;

let database: Database;
let s3: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
const storages: Record<string, FileStorage> = {};
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  s3 = await startS3Server();
  storages.folder = await openFolderStorage(database, folder);
  storages.database = databaseStorage(database);
  storages.s3 = s3Storage(s3.settings);
});
afterAll(async () => {
  await storages.folder?.close();
  await s3.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A stream of a size in pieces that are no multiple of a chunk or part. */
const streamOf = (bytes: number, fill = 'a'): Readable =>
  Readable.from(
    (function* pieces() {
      for (let left = bytes; left > 0; left -= 100_003)
        yield Buffer.alloc(Math.min(left, 100_003), fill);
    })(),
  );

async function contentOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

async function* brokenPieces(bytes: number) {
  yield Buffer.alloc(bytes);
  throw new Error('connection lost');
}

/** The error of each storage for a content that does not exist. */
const MISSING = /ENOENT|no such content|object store/;

const unreferenced = async (): Promise<number> =>
  (await database.query('select 1 from unreferenced_files')).length;

describe.each(['folder', 'database', 's3'] as const)('files in %s (BIG-7)', (name) => {
  const large = LARGE[name];
  const storage = (): FileStorage => {
    const found = storages[name];
    if (!found) throw new Error(`There is no storage ${name}.`);
    return found;
  };
  const store = (): FileStore => fileStore(database, storage(), large);

  it.each([0, 1, 262_144, large])('returns %i bytes as they came', async (size) => {
    const file = await store().receive('EXTRACT', streamOf(size));
    expect(file.size).toBe(size);
    const content = await contentOf(await store().read(file.key));
    expect(content.length).toBe(size);
    expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
    await store().discard(file.key);
  });

  it('writes every content under a key of its own', async () => {
    const [first, second] = [
      await store().receive('INVOICE', streamOf(10, 'a')),
      await store().receive('INVOICE', streamOf(10, 'b')),
    ];
    expect((await contentOf(await store().read(first.key))).toString()).toBe('a'.repeat(10));
    expect((await contentOf(await store().read(second.key))).toString()).toBe('b'.repeat(10));
  });

  it('leaves nothing of a content that is too large or broken off', async () => {
    const before = await unreferenced();
    const tooLarge = store().receive('EXTRACT', streamOf(large + 1));
    await expect(tooLarge).rejects.toMatchObject({ kind: 'too-large' });
    const broken = store().receive('EXTRACT', Readable.from(brokenPieces(large)));
    await expect(broken).rejects.toThrow(/connection lost|object store/);
    expect(await unreferenced()).toBe(before);
    expect(s3.uploads.size).toBe(0);
  });

  it('purges a content without a row after an hour, and never one with a row', async () => {
    const kept = await store().receive('EXTRACT', streamOf(10));
    const lost = await store().receive('EXTRACT', streamOf(10));
    await database.transaction((transaction) => store().adopt(transaction, kept.key));
    expect(await store().purge()).toBe(0);
    await database.query(`update unreferenced_files set since = since - interval '61 minutes'`);
    expect(await store().purge()).toBeGreaterThanOrEqual(1);
    await expect(store().read(lost.key)).rejects.toThrow(MISSING);
    expect((await contentOf(await store().read(kept.key))).length).toBe(10);
    const late = database.transaction((transaction) => store().adopt(transaction, lost.key));
    await expect(late).rejects.toThrow('purged');
    await database.transaction((transaction) => store().release(transaction, kept.key));
    expect((await contentOf(await store().read(kept.key))).length).toBe(10);
    await store().discard(kept.key);
    await expect(store().read(kept.key)).rejects.toThrow(MISSING);
    expect(await unreferenced()).toBe(0);
  });

  it('keeps a content whose row was written although the answer to the commit was lost (OPS-11)', async () => {
    const file = await store().receive('EXTRACT', streamOf(10));
    await database.transaction((transaction) => store().adopt(transaction, file.key));
    // As the caller does, which has seen an error only.
    await store().discard(file.key);
    expect((await contentOf(await store().read(file.key))).length).toBe(10);
    await database.transaction((transaction) => store().release(transaction, file.key));
    await store().discard(file.key);
    await expect(store().read(file.key)).rejects.toThrow(MISSING);
  });

  it('adopts no content that is being deleted (OPS-11)', async () => {
    const file = await store().receive('EXTRACT', streamOf(10));
    let adoption: Promise<void> | undefined;
    const adopting: FileStorage = {
      ...storage(),
      remove: async (key) => {
        adoption = database.transaction((transaction) => store().adopt(transaction, key));
        await adoption.catch(() => undefined);
        await storage().remove(key);
      },
    };
    await fileStore(database, adopting, large).discard(file.key);
    await expect(adoption).rejects.toThrow('purged');
    expect(await unreferenced()).toBe(0);
  });

  it('refuses keys that leave the folder (SEC-5)', async () => {
    for (const key of ['extracts/../../x', '/etc/passwd', 'extracts/.x', 'other/x']) {
      await expect(store().read(key)).rejects.toThrow(/Invalid|object store/);
    }
  });
});

describe('an object store that fails', () => {
  it('is reported as an external system, and its content is purged later', async () => {
    const store = fileStore(database, s3Storage(s3.settings), 10);
    s3.isDown = true;
    await expect(store.receive('EXTRACT', streamOf(10))).rejects.toThrow(ExternalSystemError);
    expect(await unreferenced()).toBe(1);
    s3.isDown = false;
    await database.query(`update unreferenced_files set since = since - interval '61 minutes'`);
    await store.purge();
    expect(await unreferenced()).toBe(0);
  });

  it('names a refused secret, and nothing else (IN-5)', async () => {
    const wrong = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
    await expect(wrong.trySecret?.()).rejects.toMatchObject({ code: 'SignatureDoesNotMatch' });
    await expect(s3Storage(s3.settings).trySecret?.()).resolves.toBeUndefined();
    s3.isDown = true;
    await expect(s3Storage(s3.settings).trySecret?.()).resolves.toBeUndefined();
    s3.isDown = false;
  });

  it('refuses a wrong signature', async () => {
    const wrong = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
    const store = fileStore(database, wrong, 10);
    await expect(store.receive('EXTRACT', streamOf(10))).rejects.toThrow('object store');
    expect(s3.objects.size).toBeLessThan(20);
  });
});

describe('a local folder', () => {
  it('refuses a second process on the same folder', async () => {
    await expect(openFolderStorage(database, folder)).rejects.toThrow(`process ${process.pid}`);
  });

  it('refuses a second process of the same database with another folder', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-files-'));
    await expect(openFolderStorage(database, other)).rejects.toThrow('FILE_STORE=database');
    rmSync(other, { recursive: true });
  });
});
