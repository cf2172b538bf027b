import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/pglite.ts';
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

/** Opens an empty database for one test: in PostgreSQL in the test project `postgres`, else embedded and in memory. */
export function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env[TEST_DATABASE_URL];
  return serverUrl ? createDatabase(serverUrl) : openPglite(null);
}
