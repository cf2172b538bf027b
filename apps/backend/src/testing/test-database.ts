import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { databaseOf } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';

/** The PostgreSQL on which tests create their databases; empty for the embedded database. Set by the test project. */
export const TEST_DATABASE_URL = 'TEST_DATABASE_URL';

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createDatabase(serverUrl: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const database = openPostgres(url.href, () => undefined);
  return {
    ...database,
    close: async () => {
      await database.close();
      await execute(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The files of an empty embedded database. */
async function initialFiles(): Promise<Blob> {
  const store = await PGlite.create();
  try {
    return await store.dumpDataDir('none');
  } finally {
    await store.close();
  }
}

let files: Promise<Blob> | null = null;

/** Opens an embedded database in memory. It gets its files from the first one: making them takes five times as long. */
async function openEmbedded(): Promise<Database> {
  files ??= initialFiles();
  return databaseOf(await PGlite.create({ loadDataDir: await files }));
}

/** Opens an empty database for one test: in PostgreSQL in the test project `postgres`, else embedded and in memory. */
export function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env[TEST_DATABASE_URL];
  return serverUrl ? createDatabase(serverUrl) : openEmbedded();
}
