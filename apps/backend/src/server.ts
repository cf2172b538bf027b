import { loadContract } from '@portal/api/contract';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, buildApp } from './app.ts';
import { foreignParcels } from './cadastre/foreign-parcels.ts';
import { hasIndex, verifyIndex } from './cadastre/import.ts';
import { readCadastreMonitoring } from './cadastre/import-report.ts';
import { withoutCredentials } from './config/credentials.ts';
import type { CadastreSettings } from './config/cadastre-settings.ts';
import { variablesOf } from './config/file-variables.ts';
import { type Environment, readEnvironment } from './config/environment.ts';
import { refuseRemovedVariables, unknownVariables } from './config/other-variables.ts';
import { contractSchemas } from './contract/schemas.ts';
import { startDatabaseClock } from './db/clock.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openFileStorage } from './files/open-storage.ts';
import { cadastreSource } from './ports/cadastre-source.ts';
import { StartError } from './start-error.ts';
import { missingTextLines } from './state-pack/missing-texts.ts';
import { WITH_VARIABLES } from './state-pack/pack-files.ts';
import { securityTextLines } from './state-pack/security-text.ts';
import { packSchemas, readStatePack } from './state-pack/state-pack.ts';

/** The bundle of a server contains a copy of this folder. */
const STATES = fileURLToPath(new URL('../../../states', import.meta.url));

/** Sends a message to the launcher, if there is one. */
function notifyLauncher(
  message: { type: 'progress'; text: string } | { type: 'ready'; url: string },
): void {
  process.send?.(message);
}

const reportProgress = (text: string): void => notifyLauncher({ type: 'progress', text });

/** Period in which the start looks for the first index, in ms. */
const INDEX_POLL_MS = 200;

/**
 * Waits until the cadastre has been imported, by this process or another one. Meanwhile all calls but the searches are
 * answered; a source that cannot be read is tried again by the job queue.
 */
async function waitForIndex(database: Database, signal: AbortSignal): Promise<boolean> {
  let reported: string | null = null;
  // While the database is unavailable, nothing is known.
  while (!signal.aborted && !(await hasIndex(database).catch(() => false))) {
    const { failure } = await readCadastreMonitoring(database).catch(() => ({ failure: reported }));
    if (failure !== null && failure !== reported) {
      reportProgress(`The cadastre cannot be read, and is tried again: ${failure}`);
    }
    reported = failure;
    await pause(INDEX_POLL_MS);
  }
  return !signal.aborted;
}

/** Says that extracts will not come, if the parcels are not those that the sandbox draws. */
async function warnOfForeignParcels(
  { cadastre }: Environment,
  settings: CadastreSettings,
): Promise<void> {
  const line = await foreignParcels(cadastre.url, settings);
  if (line === null) return;
  process.stderr.write(`${line}\n`);
  reportProgress(line);
}

/** Says which secrets are refused; the portal runs on, because the other system may be the wrong one (IN-5). */
async function warnOfRefusedSecrets({ services }: App): Promise<void> {
  for (const line of await services.trySecrets()) {
    process.stderr.write(`${withoutCredentials(line)}\n`);
    reportProgress(withoutCredentials(line));
  }
}

/** The cadastre system is asked again after so many ms what it can draw, and after a failure. */
const OFFER_MS = { known: 600_000, unknown: 30_000 } as const;

/** Keeps the offer to what the cadastre system can draw, also when that changes (SAFE-2). */
async function keepOffer({ services }: App, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const waitMs = await services.limitOffer().then(
      () => OFFER_MS.known,
      () => OFFER_MS.unknown,
    );
    await pause(waitMs, undefined, { signal }).catch(() => undefined);
  }
}

async function notifyReady(
  database: Database,
  { portalUrl }: Environment,
  signal: AbortSignal,
): Promise<void> {
  if (await waitForIndex(database, signal)) notifyLauncher({ type: 'ready', url: portalUrl });
}

/** Reports rows that a fault of the disk or a person has removed; a job repairs the index. */
async function checkIndex(database: Database): Promise<void> {
  const incomplete = await verifyIndex(database);
  if (incomplete.length > 0) {
    process.stderr.write(`The index lacks ${incomplete.join(', ')}; it is imported again.\n`);
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

/** Answers on, until proxies have noticed that the process is not ready, and closes then. */
async function closeServer({ server, beginEnd }: App, { drainMs }: Environment): Promise<void> {
  beginEnd();
  await pause(drainMs);
  const late = setTimeout(() => server.server.closeAllConnections(), GRACE_MS);
  await server.close();
  clearTimeout(late);
}

/** As in `DRAIN_SECONDS`, once the settings are read. */
let drainMs = 0;

async function start(): Promise<() => Promise<void>> {
  refuseRemovedVariables(process.env);
  const environment = readEnvironment(process.env, STATES);
  drainMs = environment.drainMs;
  const document = loadContract();
  const schemas = contractSchemas(document);
  const state = readStatePack(environment.stateFolder, {
    mapOrigin: environment.mapOrigin,
    schemas: packSchemas(document),
    env: process.env,
    portalFolder: environment.staticFolder,
  });
  const ofPack = WITH_VARIABLES.flatMap((file) => variablesOf(join(state.folder, file)));
  const warnings = [
    ...unknownVariables(process.env, ofPack),
    ...missingTextLines(state, 5),
    ...securityTextLines(state.securityText, new Date()),
  ];
  for (const line of warnings) process.stderr.write(`${line}\n`);
  const database = await openDatabase(environment, (error) => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  });
  try {
    reportProgress('Migrating the database');
    await migrate(database);
    const storage = await openFileStorage(environment, database);
    const features = cadastreSource(state.cadastre);
    await checkIndex(database);
    const { clockOffsetMs } = environment;
    const clock = await startDatabaseClock(database);
    const now = (): Date => new Date(clock.now().getTime() + clockOffsetMs);
    const dependencies = {
      environment,
      state,
      document,
      schemas,
      database,
      storage,
      features,
      rules: state.cadastre.rules,
      reportImport: reportProgress,
      now,
      clockDifferenceMs: clock.differenceMs,
    };
    const app = await buildApp({ ...dependencies, logs: true });
    await listen(app, environment);
    // Only this process uses the embedded database.
    if (!environment.databaseUrl) await app.services.jobs.takeOverLeases();
    const stopJobs = await app.startJobs();
    void warnOfForeignParcels(environment, state.cadastre);
    void warnOfRefusedSecrets(app);
    const ending = new AbortController();
    void notifyReady(database, environment, ending.signal);
    void keepOffer(app, ending.signal);
    return async () => {
      ending.abort();
      clock.stop();
      await Promise.all([closeServer(app, environment), stopJobs()]);
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

/** The process ends so many ms after it stopped listening even during an import; the database survives that. */
const END_MS = 8000;

/** Shuts down once, also during the start. */
function shutDown(code: number): void {
  setTimeout(() => process.exit(code), END_MS + drainMs).unref();
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
  const text =
    error instanceof StartError
      ? withoutCredentials(error.message)
      : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
