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

/** Embedded databases that tests of this process have closed, empty again: making one takes 30 times as long as emptying it. */
const empty: PGlite[] = [];

async function makeEmpty(store: PGlite): Promise<void> {
  await store.exec('discard all');
  await store.exec('drop schema public cascade; create schema public');
}

/** Opens an embedded database in memory. After it has been closed, it refuses every call, and its memory serves the next test. */
export async function openEmbedded(): Promise<Database> {
  const store = empty.pop() ?? (await PGlite.create());
  let isOpen = true;
  const ofThisTest = new Proxy(store, {
    get: (target, name) => {
      if (!isOpen) throw new Error('The database of this test is closed.');
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return {
    ...databaseOf(ofThisTest),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await makeEmpty(store);
      empty.push(store);
    },
  };
}

/** Opens an empty database for one test: in PostgreSQL in the test project `postgres`, else embedded and in memory. */
export function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env[TEST_DATABASE_URL];
  return serverUrl ? createDatabase(serverUrl) : openEmbedded();
}
