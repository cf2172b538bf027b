import type { PortalConfiguration } from '@portal/api';
import { sortPaymentMethods } from '@portal/order-flow';
import type { ValidationSettings } from '@portal/order-flow';
import type { FastifyBaseLogger } from 'fastify';
import { hasIndex } from './cadastre/import.ts';
import { optionLists } from './cadastre/option-lists.ts';
import { withAddresses } from './cadastre/parcel-addresses.ts';
import { parcelSearches } from './config/cadastre-settings.ts';
import { parcelHandlers } from './cadastre/routes.ts';
import { searches } from './cadastre/searches.ts';
import { suggestions } from './cadastre/suggest/suggestions.ts';
import { compileStatePattern } from './config/state-pattern.ts';
import type { AppDependencies } from './dependencies.ts';
import { fileStore } from './files/file-store.ts';
import type { PortalCookies } from './http/cookies.ts';
import type { AllHandlers } from './http/handlers.ts';
import { jobQueue } from './jobs/job-queue.ts';
import { mapDocuments, mapServices } from './maps/map-services.ts';
import { withPassedOn } from './maps/passed-on.ts';
import { monitoringHandlers } from './monitoring/routes.ts';
import { orderCancellation } from './orders/closing/cancel.ts';
import { orderDeadlines } from './orders/closing/deadlines.ts';
import { orderCreation } from './orders/creation/create-order.ts';
import { fileDelivery } from './orders/delivery/receive-files.ts';
import { integrationHandlers } from './orders/integration-routes.ts';
import { lifecyclePeriods } from './orders/lifecycle/periods.ts';
import { lifecycleSteps as orderProgress } from './orders/lifecycle/steps.ts';
import { paymentRefunds } from './orders/payment/refund.ts';
import { refundReports } from './orders/payment/refund-tasks.ts';
import { settlements as orderSettlements } from './orders/payment/settlement.ts';
import { payments } from './orders/payment/start-payment.ts';
import { downloads } from './orders/queries/downloads.ts';
import { messageFiles } from './orders/queries/message-files.ts';
import { orderViews } from './orders/queries/order-views.ts';
import { fileVerification } from './orders/queries/verify-file.ts';
import { verifyExtract } from './orders/queries/verify-extract.ts';
import { reviewDecisions } from './orders/review/record-decisions.ts';
import { orderHandlers } from './orders/routes.ts';
import { httpAuthority } from './ports/authority.ts';
import type { IdentityPort } from './ports/identity.ts';
import type { PostboxPort } from './ports/postbox.ts';
import { smtpMail } from './ports/mail.ts';
import { httpPayment, type PaymentPort } from './ports/payment.ts';
import { openScanner } from './ports/scanner/index.ts';
import { xbezahldienste } from './ports/xbezahldienste/index.ts';
import { catalogueOf } from './products/catalogue.ts';
import { offerLimit } from './products/limit-offer.ts';
import { productHandlers } from './products/routes.ts';
import { personalDataHandlers } from './retention/routes.ts';
import { applyRule, purgeExpired } from './retention/purge-expired.ts';
import { PURGE_RULES } from './purge-rules.ts';
import { savedParcelHandlers } from './saved-parcels/routes.ts';
import { savedParcels } from './saved-parcels/saved-parcels.ts';
import { languageHandlers } from './locales/routes.ts';
import { EXPIRED_LOGINS } from './login/kept-logins.ts';
import { loginService } from './login/login.ts';
import { endSession, sessionHandlers } from './login/routes.ts';
import { sessionStore } from './session/sessions.ts';
import type { XsrfTokens } from './session/xsrf.ts';
import { StartError } from './start-error.ts';

/** What the services are created from. */
interface ServiceContext extends AppDependencies {
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
  readonly identity: IdentityPort;
  readonly postbox: PostboxPort;
  readonly log: FastifyBaseLogger;
  /** Whether the process is about to end. */
  readonly isEnding: () => boolean;
  readonly now: () => Date;
}

/** Maximum size of a delivered file; an A3 map with an aerial photo is far smaller. */
const FILE_MAX_BYTES = 100 * 1024 * 1024;

/** Period in which logins that were not finished are deleted, in ms. */
const END_LOGINS_MS = 30_000;

/** Period of the purge of other expired data in ms. */
const HOUSEKEEPING_MS = 3_600_000;

/** The payment provider that the state has: by XBezahldienste, else by the portal's own protocol. @throws StartError */
function paymentOf({ environment, state, now }: ServiceContext): PaymentPort {
  if (state.xbezahldienste) return xbezahldienste(state.xbezahldienste, now);
  const { url, token, signingKey } = environment.payment;
  if (url === null) throw new StartError('PAYMENT_URL is not set.');
  if (token === null) throw new StartError('PAYMENT_TOKEN is not set.');
  if (signingKey === null) throw new StartError('PAYMENT_SIGNING_KEY is not set.');
  return httpPayment({ url, token });
}

function openPorts(context: ServiceContext) {
  const { environment, identity } = context;
  return {
    identity,
    provider: paymentOf(context),
    authority: httpAuthority(environment),
    mail: environment.mail ? smtpMail(environment.mail) : null,
    scanner: environment.scannerUrl === null ? null : openScanner(environment.scannerUrl),
  };
}

/** The rules of the state; each pattern is compiled once. */
function validationSettings(configuration: PortalConfiguration): ValidationSettings {
  const { cityPattern = '', streetPattern = '', houseNumberPattern = '' } = configuration;
  const compiled = new Map(
    [cityPattern, streetPattern, houseNumberPattern].map((one) => [one, compileStatePattern(one)]),
  );
  return {
    ...configuration,
    compile: (source) => compiled.get(source) ?? compileStatePattern(source),
  };
}

function orderServices(context: ServiceContext, ports: ReturnType<typeof openPorts>) {
  const { database, storage, environment, state, log, now } = context;
  const { portalUrl } = environment;
  const { configuration, locales } = state;
  const catalogue = catalogueOf(state.catalogue);
  const validation = validationSettings(configuration);
  const jobs = jobQueue(database, log, now, {
    'refresh-cadastre': environment.cadastreRefreshMs,
    'end-logins': END_LOGINS_MS,
    housekeeping: HOUSEKEEPING_MS,
  });
  const files = fileStore(database, storage, FILE_MAX_BYTES);
  const lifecycle = lifecyclePeriods(configuration);
  const progress = orderProgress(jobs, lifecycle);
  const { provider, scanner } = ports;
  const { openPaymentMs, dispatchMs } = lifecycle;
  /** What each service that changes orders needs. */
  const orderChanges = { database, jobs, progress, now };
  const settlements = orderSettlements({ ...orderChanges, provider, openPaymentMs, log });
  const methods = catalogue.paymentMethods;
  const orderPayments = payments({
    ...orderChanges,
    provider,
    settlements,
    portalUrl,
    log,
    methods,
  });
  const verify = verifyExtract(database);
  const { basketMaximum, languages, defaultLanguage } = configuration;
  return {
    catalogue,
    validation,
    jobs,
    files,
    portalUrl,
    sender: configuration.contact,
    locales,
    colors: state.colors,
    payments: orderPayments,
    views: orderViews(database, catalogue.vatRate),
    downloads: downloads(database),
    messageFiles: messageFiles(database, files),
    create: orderCreation({
      ...orderChanges,
      catalogue,
      validation,
      postal: configuration,
      basketMaximum,
      languages,
      defaultLanguage,
    }),
    cancel: orderCancellation(database, orderPayments, progress, now),
    review: reviewDecisions(orderChanges),
    verify,
    verifyFile: fileVerification({
      database,
      verify,
      scanner,
      certificateFile: environment.sealCertificates,
    }),
    deadlines: orderDeadlines({ ...orderChanges, payments: orderPayments }),
    deliveries: fileDelivery({ ...orderChanges, files, scanner, dispatchMs, log }),
    refund: paymentRefunds({ ...orderChanges, provider }),
    reportRefund: refundReports(orderChanges),
    database,
    endLogins: async () => {
      await applyRule(database, EXPIRED_LOGINS, now().toISOString());
    },
    purgeExpired: purgeExpired({
      database,
      files,
      rules: PURGE_RULES,
      retentionMs: environment.retentionMs,
      orderRetentionMs: environment.orderRetentionMs,
      clockDifferenceMs: context.clockDifferenceMs ?? (() => 0),
      log,
      now,
    }),
  };
}

/** Creates all services, ports and handlers. */
export function wireServices(context: ServiceContext) {
  const { database, environment, state, xsrf, cookies, log, now } = context;
  const { configuration } = state;
  const { portalUrl } = environment;
  const ports = openPorts(context);
  const sessions = sessionStore(database, state.identity.sessionLimits, now);
  const settings = {
    issuer: environment.identity.issuer,
    ...state.identity,
    optionalProfileParts: configuration.optionalProfileParts,
    portalUrl,
    returnOrigins: environment.returnOrigins,
  };
  const login = loginService({ database, identity: ports.identity, sessions, settings, log, now });
  const orders = orderServices(context, ports);
  const { identity, authority } = ports;
  const { jobs } = orders;
  const search = searches(database, orders.validation);
  const published = {
    ...withPassedOn(configuration, state.passThrough, portalUrl),
    parcelSearches: [...parcelSearches(context.rules)],
    paymentMethods: sortPaymentMethods(orders.catalogue.paymentMethods),
  };
  const maps = mapServices(configuration, now, mapDocuments(state.passThrough));
  const sessionServices = {
    login,
    sessions,
    xsrf,
    cookies,
    portalUrl,
    basePath: environment.basePath,
    posted: identity.posted,
    locales: state.locales,
    configuration,
    now,
  };
  const handlers: AllHandlers = {
    ...sessionHandlers(sessionServices),
    ...personalDataHandlers(database, endSession(sessionServices)),
    ...productHandlers(orders.catalogue),
    ...languageHandlers(state.locales, state.configuration),
    ...parcelHandlers({
      search,
      options: optionLists(database),
      suggest: suggestions(database, search.parcelAt),
      describe: (page) => withAddresses(database, page),
      hasIndex: () => hasIndex(database),
    }),
    ...savedParcelHandlers(savedParcels(database, now)),
    ...orderHandlers(orders),
    ...integrationHandlers(orders, orders.deliveries),
    ...monitoringHandlers({
      configuration: published,
      database,
      jobs,
      sessions,
      identity,
      authority,
      maps,
      now,
      payment: ports.provider,
      scanner: ports.scanner,
      log: context.log,
      isEnding: context.isEnding,
      reviewOverdueMs: environment.reviewOverdueMs,
    }),
  };
  return {
    ...orders,
    database,
    sessions,
    authority,
    postbox: context.postbox,
    mail: ports.mail,
    maps,
    handlers,
    limitOffer: offerLimit({ authority, catalogue: orders.catalogue, log }),
  };
}

/** All services. */
export type Services = ReturnType<typeof wireServices>;
