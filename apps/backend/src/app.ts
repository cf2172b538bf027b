import type { Language, LocalizedText } from '@portal/api';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { hasIndex, needsImport } from './cadastre/import.ts';
import { serverSecret } from './db/secret.ts';
import type { AppDependencies } from './dependencies.ts';
import { prometheusMetrics } from './monitoring/prometheus.ts';
import { serveDocs } from './docs/docs.ts';
import { bindContract } from './http/bind.ts';
import { readBodies } from './http/bodies.ts';
import { portalCookies, setReadableCookies } from './http/cookies.ts';
import { idleLimitMs, limitConnections } from './http/connections.ts';
import { handleErrors, frameworkErrorHandler } from './http/errors.ts';
import { readForwardedHeader } from './http/forwarded.ts';
import { dailyBound } from './http/daily-bound.ts';
import { guardsFor } from './http/guard.ts';
import { secureHeaders } from './http/headers.ts';
import { limitOf, limitRates } from './http/rate-limits.ts';
import { languageOf, repeatPage } from './messages/repeat-page.ts';
import { decorateRequests } from './http/request-state.ts';
import { sharedCounter } from './http/shared-counter.ts';
import { shedLoad } from './http/shed-load.ts';
import { serveStateFiles } from './state-pack/state-files.ts';
import { checkHost } from './http/host.ts';
import { hostPage } from './messages/host-page.ts';
import { servePlainPages } from './http/plain-pages.ts';
import { type PageHead, servePortal, withoutBasePath } from './http/static-files.ts';
import { RequestLog } from './request-log.ts';
import { logSettings } from './log.ts';
import { openIdentities } from './login/open-identity.ts';
import { openPostbox } from './orders/notifications/open-postbox.ts';
import { type Services, createServices } from './services.ts';
import { xsrfTokens } from './session/xsrf.ts';
import { serveMetrics } from './http/metrics-route.ts';
import { mapOrigins } from './maps/check-services.ts';
import { passMapRequests } from './maps/pass-through.ts';
import { withPassedOn } from './maps/passed-on.ts';
import { textIn } from './locales/locales.ts';
import type { StatePack } from './state-pack/state-pack.ts';

/** The HTTP server and its background jobs. */
export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  /** Counts the calls in progress. */
  callsInProgress(): number;
  /** From now on the process says that it is not ready; it answers all calls, and closes their connections (OPS-2). */
  readonly beginEnd: () => void;
  /** Does all jobs that are due. */
  runJobs(): Promise<number>;
  /** Makes periodic jobs due. */
  scheduleJobs(): Promise<void>;
  /** Starts the job workers. @returns a function that stops them */
  startJobs(): Promise<() => Promise<void>>;
}

/** Delay of the periodic jobs after the start in ms, so that the first requests are answered first. */
const AFTER_START_MS = 10_000;

/** Time for sending a whole request in ms: a file of 100 MB needs 14 Mbit/s. */
const REQUEST_LIMIT_MS = 60_000;

/** Time for sending the headers of a request, and how often both limits are checked, in ms. */
const HEADERS_LIMIT_MS = 10_000;
const CHECK_MS = 2000;

async function prepare(
  server: FastifyInstance,
  dependencies: AppDependencies,
): Promise<() => number> {
  const { environment, state } = dependencies;
  const { locales, configuration } = state;
  const { languages, defaultLanguage } = configuration;
  const acceptedLanguage = ({ headers }: FastifyRequest) =>
    languageOf(headers['accept-language'], languages, defaultLanguage);
  handleErrors(server, environment.basePath, (request, seconds) =>
    repeatPage({
      language: acceptedLanguage(request),
      locales,
      seconds,
      url: request.url,
      basePath: environment.basePath,
    }),
  );
  readForwardedHeader(server, environment.forwardedHeader);
  decorateRequests(server);
  readBodies(server);
  limitConnections(server);
  const callsInProgress = shedLoad(server, environment.maxCalls);
  checkHost(server, environment.portalUrl, (request, address) =>
    hostPage({
      language: acceptedLanguage(request),
      locales,
      host: request.host,
      address,
      basePath: environment.basePath,
    }),
  );
  await server.register(cookie);
  await server.register(compress, { global: true, threshold: 1024 });
  await limitRates(
    server,
    sharedCounter(dependencies.database, await serverSecret(dependencies.database, 'rate-limits')),
  );
  await secureHeaders(
    server,
    environment.portalUrl,
    mapOrigins(withPassedOn(state.configuration, state.passThrough, environment.portalUrl)),
  );
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  return callsInProgress;
}

/** The settings of the logger: JSON lines with the id of the request. */
function loggerOf(logs: boolean | Writable) {
  if (typeof logs === 'boolean') return logs ? logSettings : false;
  return { ...logSettings, stream: logs };
}

/** Titles of windows contain no soft hyphens. */
function pageHead({ configuration, locales }: StatePack, language: Language): PageHead {
  const { title, subtitle, contact } = configuration;
  const languages = locales.lookupOrder(language);
  const text = (localized: LocalizedText) => textIn(localized, languages).replaceAll('\u00AD', '');
  return { language, title: text(title), description: text(subtitle), contact };
}

/** The head in the default language, then in each other one. */
function pageHeads(state: StatePack): readonly [PageHead, ...PageHead[]] {
  const { languages, defaultLanguage } = state.configuration;
  return [
    pageHead(state, defaultLanguage),
    ...languages.filter((one) => one !== defaultLanguage).map((one) => pageHead(state, one)),
  ];
}

/** Builds the server without listening; tests send requests with `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { environment, document, schemas, database } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const server = fastify({
    logger: loggerOf(dependencies.logs ?? false),
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    requestTimeout: REQUEST_LIMIT_MS,
    connectionTimeout: idleLimitMs(environment.callLimitsMs.request),
    // A request that arrives on an open connection while the process ends is answered, and the connection closed.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: [...environment.trustedProxies],
    frameworkErrors: frameworkErrorHandler(environment.basePath),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, environment.basePath),
  });
  const callsInProgress = await prepare(server, dependencies);
  const xsrf = xsrfTokens(await serverSecret(database, 'xsrf'));
  const cookies = portalCookies(environment.portalUrl);
  setReadableCookies(server, xsrf, cookies);
  let isEnding = false;
  server.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  const identities = await openIdentities(environment, dependencies.state, now);
  const postbox = await openPostbox(environment, dependencies.state, database, now);
  const services = createServices({
    ...dependencies,
    xsrf,
    cookies,
    webhookSecret: await serverSecret(database, 'webhooks'),
    identities,
    postbox,
    log: server.log,
    isEnding: () => isEnding,
    now,
  });
  const guards = guardsFor(
    {
      sessions: services.sessions,
      tokens: services.tokens,
      xsrf,
      cookies,
      integration: environment.integration,
      paymentSigningKey: environment.payment.signingKey,
      guestCalls: dependencies.state.configuration.openSearch
        ? dailyBound(database, environment.guestCallsPerDay)
        : null,
    },
    document.security,
  );
  bindContract(server, {
    document,
    schemas,
    handlers: services.handlers,
    guards,
    limit: (id) => limitOf(environment.rateLimits, id),
    limitsMs: environment.callLimitsMs,
  });
  const metrics = prometheusMetrics(server, {
    database,
    maps: services.maps,
    securityText: dependencies.state.securityText,
    callsInProgress,
    reviewOverdueMs: environment.reviewOverdueMs,
    now,
  });
  serveMetrics(server, metrics, environment.integration);
  serveDocs(server, document, environment.basePath);
  passMapRequests(server, dependencies.state.passThrough, environment.portalUrl);
  serveStateFiles(server, dependencies.state);
  servePlainPages(server, dependencies.state, environment.basePath);
  if (environment.staticFolder) {
    const kept = join(environment.dataFolder, 'portal');
    await servePortal(server, environment.staticFolder, kept, pageHeads(dependencies.state));
  }
  const logMapProblems = async (): Promise<void> => {
    for (const { key, reason } of await services.maps.problems()) {
      server.log.warn(`map services: ${key} ${reason}`);
    }
  };
  return {
    server,
    services,
    callsInProgress,
    beginEnd: () => {
      isEnding = true;
    },
    runJobs: () => services.jobs.runDue(services.jobHandlers),
    scheduleJobs: () => services.jobs.schedule(),
    startJobs: async () => {
      void logMapProblems();
      metrics.addProcess();
      await services.jobs.addMissingPeriodicJobs(AFTER_START_MS);
      // A missing index is imported at once; an incomplete one, or one by other settings, does not wait for the next check.
      if (!(await hasIndex(database))) await services.jobs.schedule();
      else if (await needsImport(database, dependencies.features, dependencies.rules))
        await services.jobs.schedule(AFTER_START_MS);
      return services.jobs.start(services.jobHandlers);
    },
  };
}
