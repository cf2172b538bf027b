import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { acquireLock } from './lock-file.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Creates the data folder.
 *
 * @throws StartError when it cannot be written
 */
function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written; choose another PORTAL_DATA.`,
    );
  }
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  const release = await acquireLock(join(dataFolder, 'db.lock'));
  try {
    const database = await openPglite(join(dataFolder, 'db'));
    return {
      ...database,
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The hosts of an address, after user and password. */
const HOSTS = /^[^/]*:\/\/(?:[^/?]*@)?([^/?]*)/;

/** @throws StartError for a list of hosts, which programs that use libpq accept, but the driver does not */
function expectOneHost(url: string): void {
  if (!HOSTS.exec(url)?.[1]?.includes(',')) return;
  throw new StartError(
    'DATABASE_URL names several hosts, but must name one that follows the primary, such as HAProxy; see docs/high-availability.md.',
  );
}

/**
 * Connects to PostgreSQL when an address is given, else opens the embedded database in `{dataFolder}/db`.
 *
 * @throws StartError when the server does not answer, the address has several hosts, the folder cannot be written or another process uses it
 */
export async function openDatabase(
  settings: {
    readonly databaseUrl: string | null;
    readonly dataFolder: string;
    readonly databaseConnections?: number;
  },
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  prepareFolder(settings.dataFolder);
  if (!settings.databaseUrl) return openEmbedded(settings.dataFolder);
  expectOneHost(settings.databaseUrl);
  const database = openPostgres(
    settings.databaseUrl,
    onConnectionError,
    settings.databaseConnections,
  );
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database at DATABASE_URL does not answer: ${reason}`);
  }
}
