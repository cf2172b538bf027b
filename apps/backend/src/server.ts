import { loadContract } from '@portal/api/contract';
import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { importCadastre, verifyIndex } from './cadastre/import.ts';
import { type Environment, readEnvironment } from './config/environment.ts';
import { contractSchemas } from './contract/schemas.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openFileStorage } from './files/open-storage.ts';
import { type FeaturePort, ogcFeatures } from './ports/features.ts';
import { StartError } from './start-error.ts';
import { packSchemas, readStatePack } from './state/state-pack.ts';

/** The bundle of a server contains a copy of this folder. */
const STATES = fileURLToPath(new URL('../../../states', import.meta.url));

/** Sends a message to the launcher, if there is one. */
function notifyLauncher(
  message: { type: 'progress'; text: string } | { type: 'ready'; url: string },
): void {
  process.send?.(message);
}

const reportProgress = (text: string): void => notifyLauncher({ type: 'progress', text });

/** The portal needs an index to start; a job updates an old one later. */
async function ensureIndex(database: Database, features: FeaturePort): Promise<void> {
  try {
    await importCadastre(database, features, reportProgress);
    const incomplete = await verifyIndex(database);
    if (incomplete.length > 0) {
      process.stderr.write(`The index lacks ${incomplete.join(', ')}; it is imported again.\n`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The cadastre cannot be read: ${reason}`);
  }
}

async function listen(app: App, { port, host }: Environment): Promise<void> {
  try {
    await app.server.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(`Port ${port} is in use by another program; choose another PORT.`);
  }
}

/** Requests in flight may take so many ms longer when the process ends, because a stalled transfer would never end. */
const GRACE_MS = 2500;

async function closeServer({ server }: App): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
  await server.close();
  clearTimeout(late);
}

async function start(): Promise<() => Promise<void>> {
  const environment = readEnvironment(process.env, STATES);
  const document = loadContract();
  const schemas = contractSchemas(document);
  const state = readStatePack(
    environment.stateFolder,
    environment.mapOrigin,
    packSchemas(document),
  );
  const database = await openDatabase(environment, (error) => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  });
  try {
    reportProgress('Migrating the database');
    await migrate(database);
    const storage = await openFileStorage(environment, database);
    const features = ogcFeatures(environment.cadastre.url, state.configuration.map.projection);
    await ensureIndex(database, features);
    const { clockOffsetMs } = environment;
    const now = (): Date => new Date(Date.now() + clockOffsetMs);
    const parts = {
      environment,
      state,
      document,
      schemas,
      database,
      storage,
      features,
      now,
    };
    const app = await buildApp({ ...parts, logs: true });
    await listen(app, environment);
    // Only this process uses the embedded database.
    if (!environment.databaseUrl) await app.services.jobs.takeOverLeases();
    const stopJobs = await app.startJobs();
    notifyLauncher({ type: 'ready', url: environment.portalOrigin });
    return async () => {
      await Promise.all([closeServer(app), stopJobs()]);
      await storage.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

let ending: Promise<void> | null = null;
const started = start();

/** The process ends after so many ms even during an import; the database survives that. */
const END_MS = 8000;

/** Shuts down once, also during the start. */
function shutDown(code: number): void {
  setTimeout(() => process.exit(code), END_MS).unref();
  ending ??= started
    .then((stop) => stop())
    .then(
      () => process.exit(code),
      () => process.exit(1),
    );
}

process.on('SIGTERM', () => shutDown(0));
process.on('SIGINT', () => shutDown(0));
process.on('disconnect', () => shutDown(0));

started.catch((error: unknown) => {
  const words =
    error instanceof StartError
      ? error.message
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
