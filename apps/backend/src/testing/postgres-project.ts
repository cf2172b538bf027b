import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly testDatabaseUrl: string;
  }
}

/** Starts one PostgreSQL for all files of the test project `postgres`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  project.provide('testDatabaseUrl', server.url);
  return () => server.remove();
}
