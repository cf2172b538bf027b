import { writeFileSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { readTextFile } from '../config/text-file.ts';
import type { Database } from '../db/database.ts';
import { acquireLock } from '../db/lock-file.ts';
import { serverSecret } from '../db/secret.ts';
import { StartError } from '../start-error.ts';
import { assertSafeKey, type FileStorage } from './storage.ts';

/** The random id of a folder; created with it and copied with it. */
function folderId(folder: string): string {
  const file = join(folder, 'folder-id');
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readTextFile(file);
}

/**
 * Contents in a local folder, for one process only: it is locked, and a process of the same database with another folder
 * is refused, because it could not read the files of the first (BIG-7).
 *
 * @throws StartError when another process uses the folder, or the database belongs to another folder
 */
export async function openFolderStorage(database: Database, folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = await acquireLock(join(folder, 'files.lock'), 'file folder');
  try {
    const id = folderId(folder);
    if ((await serverSecret(database, 'file-folder', id)) !== id) {
      throw new StartError(
        `The files of this database are not in ${folder}; several processes need FILE_STORE=database or FILE_STORE=s3.`,
      );
    }
  } catch (error) {
    release();
    throw error;
  }
  const pathOf = (key: string): string => {
    assertSafeKey(key);
    return join(folder, key);
  };
  return {
    write: async (key, content) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, 'wx', 0o600);
      try {
        for await (const piece of content) await file.write(piece);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    read: async (key) => {
      const file = await open(pathOf(key));
      return file.createReadStream();
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    close: async () => release(),
  };
}
