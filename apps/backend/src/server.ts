import { loadContract } from '@portal/api/contract';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { hasIndex, importCadastre } from './cadastre/import.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { contractSchemas } from './http/contract-schemas.ts';
import { readConfiguration } from './operations/configuration.ts';
import { ogcFeatures } from './ports/features.ts';
import { StartError } from './start-error.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Tells the launcher, if there is one. */
function tell(message: { type: 'progress'; text: string } | { type: 'ready'; url: string }): void {
  process.send?.(message);
}

const progress = (text: string): void => tell({ type: 'progress', text });

/** An index of yesterday is better than no portal; no index at all is no portal. */
async function fillIndex(database: Database, environment: Environment): Promise<void> {
  try {
    await importCadastre(database, ogcFeatures(environment.cadastre.url), progress);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!(await hasIndex(database))) throw new StartError(`The cadastre cannot be read: ${reason}`);
    progress(`The cadastre cannot be read, the last index is used: ${reason}`);
  }
}

async function listen(app: App, port: number): Promise<void> {
  try {
    await app.server.listen({ port, host: 'localhost' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is in use by another program; choose another PORT.`);
  }
}

async function start(): Promise<() => Promise<void>> {
  const environment = readEnvironment(process.env, ROOT);
  const document = loadContract();
  const schemas = contractSchemas(document);
  const { configFile, mapOrigin } = environment;
  const configuration = readConfiguration(configFile, mapOrigin, schemas);
  const database = await openDatabase(environment, (error) => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  });
  try {
    progress('The database is brought up to date');
    await migrate(database);
    await fillIndex(database, environment);
    const { clockOffsetMs } = environment;
    const now = (): Date => new Date(Date.now() + clockOffsetMs);
    const parts = { environment, configuration, document, schemas, database, logs: true, now };
    const app = await buildApp(parts);
    await listen(app, environment.port);
    const stopJobs = app.startJobs();
    tell({ type: 'ready', url: environment.portalOrigin });
    return async () => {
      await app.server.close();
      await stopJobs();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

let ending: Promise<void> | null = null;
const started = start();

/** Ends once, whoever asks first; also when the start is still under way. */
function end(code: number): void {
  ending ??= started
    .then((stop) => stop())
    .then(
      () => process.exit(code),
      () => process.exit(1),
    );
}

process.on('SIGTERM', () => end(0));
process.on('SIGINT', () => end(0));
process.on('disconnect', () => end(0));

started.catch((error: unknown) => {
  const words =
    error instanceof StartError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
