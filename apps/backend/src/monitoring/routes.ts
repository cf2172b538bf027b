import type { Check, PortalConfiguration } from '@portal/api';
import type { FastifyReply } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { probeIndex } from '../cadastre/import.ts';
import { readCadastreMonitoring } from '../cadastre/import-report.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Jobs } from '../jobs/job.ts';
import type { MapServices } from '../maps/map-services.ts';
import { listPaymentsWithoutOrder } from '../orders/payment/payments-without-order.ts';
import type { AuthorityPorts } from '../ports/authority.ts';
import type { Identities } from '../login/open-identity.ts';
import type { PaymentPort } from '../ports/payment.ts';
import type { ScannerPort } from '../ports/scanner/port.ts';
import type { Sessions } from '../session/sessions.ts';
import { readBuild } from './build.ts';
import { readMetrics } from './metrics.ts';

/** What monitoring needs. */
interface MonitoringServices {
  readonly configuration: PortalConfiguration;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sessions: Sessions;
  readonly identities: Identities;
  readonly payment: PaymentPort;
  readonly scanner: ScannerPort | null;
  readonly maps: MapServices;
  readonly authority: AuthorityPorts;
  /** Whether the process is about to end. */
  readonly isEnding: () => boolean;
  /** An undecided review counts as overdue after so many ms. */
  readonly reviewOverdueMs: number;
  readonly log: Log;
  readonly now: () => Date;
}

/** The result of a probe is cached for so many ms, so that public requests cannot overload a system. */
const PROBE_CACHE_MS = 5000;

/** Receives why a check fails. */
interface Log {
  warn(details: object, message: string): void;
}

/** Logs why an external system is down, once for each reason until it is up again. */
function logged(system: string, probe: () => Promise<void>, log: Log): () => Promise<void> {
  let known = '';
  return async () => {
    try {
      await probe();
      known = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      if (reason !== known) log.warn({ system, reason }, 'check failed');
      known = reason;
      throw error;
    }
  };
}

/** Responds with 200 UP or 503 DOWN; the cause is in the log, as it is not public. */
function check(
  probe: () => Promise<void>,
  now: () => Date,
  cacheMs = PROBE_CACHE_MS,
  isDown: () => boolean = () => false,
  more: Partial<Check> = {},
) {
  let last: { readonly at: number; readonly result: Promise<boolean> } | null = null;
  const ask = (): Promise<boolean> =>
    probe().then(
      () => true,
      () => false,
    );
  return async ({ reply }: { readonly reply: FastifyReply }): Promise<Check | FastifyReply> => {
    if (!last || now().getTime() - last.at > cacheMs) last = { at: now().getTime(), result: ask() };
    const { at, result } = last;
    const isUp = !isDown() && (await result);
    const answer: Check = {
      status: isUp ? 'UP' : 'DOWN',
      checkedAt: new Date(at).toISOString(),
      ...more,
    };
    reply.header('cache-control', 'no-store');
    return isUp ? answer : reply.code(503).send(answer);
  };
}

/** A load balancer needs an answer within a second, also while the database does not respond. */
const HEALTH_LIMIT_MS = 800;

async function withinHealthLimit(query: Promise<unknown>): Promise<void> {
  const limit = sleep(HEALTH_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error('The database does not respond.');
  });
  await Promise.race([query, limit]);
}

/** Handlers of the calls tagged `operations` (BE-10). */
export function monitoringHandlers(
  services: MonitoringServices,
): Handlers<
  | 'getConfiguration'
  | 'getHealth'
  | 'getReadiness'
  | 'getUserMonitoring'
  | 'getOperations'
  | 'getCadastreMonitoring'
  | 'listPaymentsWithoutOrder'
  | 'retryDeadLetters'
  | 'checkSearch'
  | 'checkPayment'
  | 'checkIdentity'
  | 'checkProducts'
  | 'checkMaps'
  | 'checkScanner'
> {
  const { database, now, log } = services;
  const checkSystem = (system: string, probe: () => Promise<void>) =>
    check(logged(system, probe, log), now);
  const maps = async (): Promise<void> => {
    const [problem] = await services.maps.problems();
    if (problem) throw new Error(`${problem.key} ${problem.reason}`);
  };
  return {
    getConfiguration: async () => services.configuration,
    getHealth: check(
      () => withinHealthLimit(database.probe()),
      now,
      HEALTH_LIMIT_MS,
      undefined,
      readBuild(),
    ),
    getReadiness: check(
      () => withinHealthLimit(database.probeWrite()),
      now,
      HEALTH_LIMIT_MS,
      services.isEnding,
    ),
    getUserMonitoring: async () => ({ activeSessions: await services.sessions.countActive() }),
    getOperations: async () => {
      const [counts, problems] = await Promise.all([
        readMetrics(database, now(), services.reviewOverdueMs),
        services.maps.problems(),
      ]);
      return {
        ...counts,
        fileScanner: services.scanner?.protocol ?? 'NONE',
        mapProblems: problems.map(({ key, reason }) => `${key} ${reason}`),
      };
    },
    listPaymentsWithoutOrder: () => listPaymentsWithoutOrder(database),
    getCadastreMonitoring: () => readCadastreMonitoring(database),
    retryDeadLetters: async () => ({ retried: await services.jobs.retryDeadLetters() }),
    checkSearch: check(() => probeIndex(database), now),
    checkPayment: checkSystem('payment', () => services.payment.probe()),
    checkIdentity: checkSystem('identity', async () => {
      const { person, organisation } = services.identities;
      await Promise.all([person.probe(), organisation?.probe()]);
    }),
    checkMaps: checkSystem('maps', maps),
    checkScanner: checkSystem('scanner', async () => services.scanner?.probe()),
    checkProducts: checkSystem('products', async () => {
      await services.authority.orderable();
    }),
  };
}
