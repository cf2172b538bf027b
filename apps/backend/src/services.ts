import type { CookieSerializeOptions } from '@fastify/cookie';
import type { ValidationSettings } from '@portal/order-flow';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { AppParts } from './app.ts';
import { parcelHandlers } from './cadastre/routes.ts';
import { searches } from './cadastre/searches.ts';
import { fileStore } from './files/file-store.ts';
import type { AllHandlers } from './http/handlers.ts';
import { jobQueue } from './jobs/jobs.ts';
import { housekeeping } from './operations/housekeeping.ts';
import { operationHandlers } from './operations/routes.ts';
import { cancellation } from './orders/cancel.ts';
import { orderCreation } from './orders/create-order.ts';
import { deliveries } from './orders/delivery.ts';
import { lifecycleOf } from './orders/lifecycle.ts';
import { progress as orderProgress } from './orders/progress.ts';
import { settlements as orderSettlements } from './orders/settlement.ts';
import { orderTime } from './orders/time.ts';
import { verification } from './orders/verification.ts';
import { integrationHandlers } from './orders/integration-routes.ts';
import { payments } from './orders/payment.ts';
import { refunds } from './orders/refund.ts';
import { reviews } from './orders/review.ts';
import { orderHandlers } from './orders/routes.ts';
import { orderViews } from './orders/views.ts';
import { httpAuthority } from './ports/authority.ts';
import { openIdConnect } from './ports/identity.ts';
import { smtpMail } from './ports/mail.ts';
import { httpPayment } from './ports/payment.ts';
import { readCatalogue } from './products/catalogue.ts';
import { productHandlers } from './products/routes.ts';
import { loginService } from './session/login.ts';
import { sessionHandlers } from './session/routes.ts';
import { sessionStore } from './session/sessions.ts';
import type { XsrfTokens } from './session/xsrf.ts';

/** What the services are wired from. */
export interface Wiring extends AppParts {
  readonly xsrf: XsrfTokens;
  readonly cookies: CookieSerializeOptions;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** A delivered file may be so long: an A3 map with a photographed background stays far below. */
const FILE_MAX_BYTES = 100 * 1024 * 1024;

/** How often the house is put in order, in ms. */
const HOUSEKEEPING_MS = 3_600_000;

function openPorts({ environment }: Wiring) {
  return {
    identity: openIdConnect({
      ...environment.identity,
      redirectUri: `${environment.portalOrigin}/api/authenticate/callback`,
    }),
    provider: httpPayment(environment.payment),
    authority: httpAuthority(environment),
    mail: environment.mail ? smtpMail(environment.mail) : null,
  };
}

function orderServices(wiring: Wiring, ports: ReturnType<typeof openPorts>) {
  const { database, environment, configuration, schemas, log, now } = wiring;
  const { portalOrigin } = environment;
  const catalogue = readCatalogue(schemas);
  const validation: ValidationSettings = {
    landCode: configuration.landCode,
    ...(configuration.cityPattern ? { cityPattern: configuration.cityPattern } : {}),
  };
  const jobs = jobQueue(database, log, now, {
    'refresh-cadastre': environment.cadastreRefreshMs,
    housekeeping: HOUSEKEEPING_MS,
  });
  const files = fileStore(join(environment.dataFolder, 'files'), FILE_MAX_BYTES);
  const lifecycle = lifecycleOf(configuration);
  const progress = orderProgress(jobs, lifecycle);
  const { provider } = ports;
  const { openPaymentMs, dispatchMs } = lifecycle;
  const base = { database, jobs, progress, now };
  const settlements = orderSettlements({ ...base, provider, openPaymentMs, log });
  const methods = catalogue.paymentMethods;
  const paying = payments({ ...base, provider, settlements, portalOrigin, log, methods });
  const { basketMaximum, defaultLanguage: language } = configuration;
  return {
    catalogue,
    validation,
    jobs,
    files,
    portalOrigin,
    payments: paying,
    views: orderViews(database, catalogue.vatRate),
    create: orderCreation({ ...base, catalogue, validation, basketMaximum, language }),
    cancel: cancellation(database, paying, progress, now),
    review: reviews(base),
    verify: verification(database),
    time: orderTime({ ...base, payments: paying }),
    deliveries: deliveries({ ...base, files, dispatchMs }),
    refund: refunds({ ...base, provider }),
    keepHouse: housekeeping({ database, files, retentionMs: environment.retentionMs, log, now }),
  };
}

/** Wires services, ports and handlers together: the one place that knows all of them. */
export function wireServices(wiring: Wiring) {
  const { database, environment, configuration, xsrf, cookies, log, now } = wiring;
  const { portalOrigin } = environment;
  const ports = openPorts(wiring);
  const sessions = sessionStore(database, now);
  const settings = {
    ...environment.identity,
    portalOrigin,
    returnOrigins: environment.returnOrigins,
  };
  const login = loginService(database, ports.identity, sessions, settings, log, now);
  const orders = orderServices(wiring, ports);
  const { identity, authority } = ports;
  const { jobs } = orders;
  const watched = { configuration, database, jobs, sessions, identity, authority, now };
  const handlers: AllHandlers = {
    ...sessionHandlers({ login, sessions, xsrf, cookies, portalOrigin }),
    ...productHandlers(orders.catalogue),
    ...parcelHandlers(searches(database, orders.validation)),
    ...orderHandlers(orders),
    ...integrationHandlers(orders, orders.deliveries),
    ...operationHandlers({ ...watched, payment: ports.provider }),
  };
  return { ...orders, database, sessions, authority, mail: ports.mail, handlers };
}

/** Everything behind the calls. */
export type Services = ReturnType<typeof wireServices>;
