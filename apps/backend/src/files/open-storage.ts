import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../db/database.ts';
import { databaseStorage } from './database-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** Opens the configured storage. @throws StartError when the folder belongs to another process */
export async function openFileStorage(
  { files, dataFolder }: Pick<Environment, 'files' | 'dataFolder'>,
  database: Database,
): Promise<FileStorage> {
  if (files === 'database') return databaseStorage(database);
  return files === 'folder'
    ? openFolderStorage(database, join(dataFolder, 'files'))
    : s3Storage(files);
}
