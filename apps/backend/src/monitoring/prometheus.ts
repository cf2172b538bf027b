import type { CadastreMonitoring } from '@portal/api';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readCadastreMonitoring } from '../cadastre/import-report.ts';
import type { Database } from '../db/database.ts';
import { listFigures } from '../figures/figures.ts';
import { readOpenJobs } from '../jobs/job-records.ts';
import type { MapServices } from '../maps/map-services.ts';
import type { SecurityText } from '../state-pack/security-text.ts';
import { readBuild } from './build.ts';
import { readMetrics } from './metrics.ts';

/** What the metrics are read from. */
interface MetricSources {
  readonly database: Database;
  readonly maps: MapServices;
  readonly securityText: SecurityText | null;
  readonly callsInProgress: () => number;
  /** An undecided review counts as overdue after so many ms. */
  readonly reviewOverdueMs: number;
  readonly now: () => Date;
}

/** Limits of the histogram of durations, in seconds: calls end after 30 s at the latest. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `openReviews` as `open_reviews`. */
const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Counts each answer and its duration, by operation of the contract. */
function observeRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route: addresses contain numbers of orders, and their number is not limited.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Version and commit as labels, as is usual for metrics. */
function observeBuild(registers: Registry[]): void {
  const { version, commit = '' } = readBuild();
  const build = new Gauge({
    name: 'portal_build_info',
    help: 'Always 1; version and commit are labels.',
    labelNames: ['version', 'commit'],
    registers,
  });
  build.set({ version, commit }, 1);
}

/** When `security.txt` ends; without the file there is no metric. */
function observeSecurityText(text: SecurityText | null, registers: Registry[]): void {
  if (!text) return;
  const name = 'portal_security_txt_expires_timestamp_seconds';
  const expires = new Gauge({ name, help: 'Time at which security.txt ends.', registers });
  expires.set(text.expires.getTime() / 1000);
}

/** Gauges whose values are read for each answer. */
function makeGauges(sources: MetricSources, registers: Registry[]) {
  const { database } = sources;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `portal_${name}`, help, labelNames, registers });
  const jobs = gauge('jobs', 'Open jobs.', ['kind', 'state']);
  const age = gauge('job_overdue_seconds', 'Age of the most overdue job.', ['kind']);
  const parcels = gauge('cadastre_parcels', 'Parcels of the index.');
  const imported = gauge('cadastre_imported_timestamp_seconds', 'Time of the last import.');
  const failed = gauge('cadastre_import_failed', 'Whether the last import failed: 1 or 0.');
  const faulty = gauge(
    'cadastre_faulty_features',
    'Features that the last import skipped; /api/monitoring/cadastre names them.',
    ['collection', 'reason'],
  );
  const orders = gauge('operations', 'Counts of /api/monitoring/operations.', ['name']);
  const months = gauge(
    'month_figures',
    'Figures of the last finished month; suppressed ones are left out.',
    ['month', 'product', 'figure'],
  );
  const problems = gauge('map_problems', 'Map settings that do not fit the map services.');
  const calls = gauge('calls_in_progress', 'Calls that are being answered.');
  const connections = gauge('database_connections', 'Connections to PostgreSQL.', ['state']);
  const available = gauge('database_up', 'Whether the database answers: 1 or 0.');

  const setImport = (cadastre: CadastreMonitoring): void => {
    parcels.set(cadastre.parcels);
    // None before the first import.
    if (cadastre.importedAt) imported.set(Date.parse(cadastre.importedAt) / 1000);
    failed.set(cadastre.failure === null ? 0 : 1);
    faulty.reset();
    for (const { collection, reason, count } of cadastre.faults) {
      faulty.set({ collection, reason }, count);
    }
  };

  const readDatabase = async (now: Date): Promise<void> => {
    for (const { kind, state, count, age: seconds } of await readOpenJobs(database, now)) {
      jobs.set({ kind, state }, count);
      if (state === 'due') age.set({ kind }, seconds);
    }
    setImport(await readCadastreMonitoring(database));
    const counts = await readMetrics(database, now, sources.reviewOverdueMs);
    for (const [name, count] of Object.entries(counts)) {
      orders.set({ name: snakeCase(name) }, count);
    }
    months.reset();
    for (const { month, product, figure, count } of await listFigures(database, 1)) {
      if (count !== null) months.set({ month, product, figure }, count);
    }
  };

  return async (): Promise<void> => {
    // A kind or state without jobs has no row.
    jobs.reset();
    age.reset();
    calls.set(sources.callsInProgress());
    for (const [state, count] of Object.entries(database.connections?.() ?? {})) {
      connections.set({ state }, count);
    }
    problems.set((await sources.maps.problems()).length);
    try {
      await readDatabase(sources.now());
      available.set(1);
    } catch {
      // The other metrics are needed most while the database does not answer.
      available.set(0);
    }
  };
}

/** The metrics of this process. */
export interface Metrics {
  /** The text format of Prometheus, and its media type. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
  /** Adds the metrics of Node: memory, processor, event loop. */
  addProcess(): void;
}

/** Collects metrics for Prometheus (STATE-8): no personal data. */
export function prometheusMetrics(app: FastifyInstance, sources: MetricSources): Metrics {
  const register = new Registry();
  observeBuild([register]);
  observeRequests(app, [register]);
  observeSecurityText(sources.securityText, [register]);
  const update = makeGauges(sources, [register]);
  return {
    read: async () => {
      await update();
      return { type: register.contentType, text: await register.metrics() };
    },
    addProcess: () => collectDefaultMetrics({ register }),
  };
}
