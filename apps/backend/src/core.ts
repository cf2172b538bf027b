import type { PortalConfiguration } from '@portal/api';
import type { ValidationSettings } from '@portal/order-flow';
import type { FastifyBaseLogger } from 'fastify';
import { compileStatePattern } from './config/state-pattern.ts';
import type { AppDependencies } from './dependencies.ts';
import { fileStore } from './files/file-store.ts';
import type { PortalCookies } from './http/cookies.ts';
import { jobQueue } from './jobs/job-queue.ts';
import type { Identities } from './login/open-identity.ts';
import { httpAuthority } from './ports/authority.ts';
import { smtpMail } from './ports/mail.ts';
import { httpPayment, type PaymentPort } from './ports/payment.ts';
import type { PostboxPort } from './ports/postbox.ts';
import { webhookPort } from './ports/webhook.ts';
import { openScanner } from './ports/scanner/index.ts';
import { xbezahldienste } from './ports/xbezahldienste/index.ts';
import { catalogueOf } from './products/catalogue.ts';
import { accessTokens } from './session/access-tokens.ts';
import { sessionStore } from './session/sessions.ts';
import type { XsrfTokens } from './session/xsrf.ts';
import { StartError } from './start-error.ts';

/** What the process has opened before. */
interface OpenedBefore extends AppDependencies {
  readonly xsrf: XsrfTokens;
  readonly cookies: PortalCookies;
  /** What the keys of webhooks are derived from (ORG-4). */
  readonly webhookSecret: string;
  readonly identities: Identities;
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

/** Period in ms in which finished months are looked for, to count them. */
const COUNT_MONTHS_MS = 3_600_000;

/** Period in which finished months are looked for, to close them with collective invoices, in ms (ORG-5). */
const CLOSE_MONTHS_MS = 600_000;
/** Period of the purge of other expired data in ms. */
const HOUSEKEEPING_MS = 3_600_000;

/** The payment provider that the state has: by XBezahldienste, else by the portal's own protocol. @throws StartError */
function paymentOf({ environment, state, now }: OpenedBefore): PaymentPort {
  if (state.xbezahldienste) return xbezahldienste(state.xbezahldienste, now);
  const { url, token, signingKey } = environment.payment;
  if (url === null) throw new StartError('PAYMENT_URL is not set.');
  if (token === null) throw new StartError('PAYMENT_TOKEN is not set.');
  if (signingKey === null) throw new StartError('PAYMENT_SIGNING_KEY is not set.');
  return httpPayment({ url, token });
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

/** The configuration of the state; without mail nobody can prove an address, so that nothing is ordered without an account (OPEN-2). */
function offeredConfiguration({ environment, state, log }: OpenedBefore): PortalConfiguration {
  const { ordersWithoutAccount = false, ...others } = state.configuration;
  if (!ordersWithoutAccount) return others;
  if (environment.mail) return state.configuration;
  log.warn('ordersWithoutAccount of the state is off: SMTP_URL is not set');
  return others;
}

/** Opens what the subjects share: ports, jobs, files, sessions and the catalogue. @throws StartError */
export function openCore(opened: OpenedBefore) {
  const { environment, state, database, storage, log, now } = opened;
  return {
    ...opened,
    portalUrl: environment.portalUrl,
    configuration: offeredConfiguration(opened),
    locales: state.locales,
    catalogue: catalogueOf(state.catalogue),
    validation: validationSettings(state.configuration),
    provider: paymentOf(opened),
    authority: httpAuthority(environment),
    mail: environment.mail ? smtpMail(environment.mail) : null,
    scanner: environment.scannerUrl === null ? null : openScanner(environment.scannerUrl),
    sessions: sessionStore(
      database,
      state.identity.sessionLimits,
      now,
      state.organisationIdentity?.sessionLimits,
    ),
    tokens: accessTokens(database, now),
    webhook: webhookPort(environment.webhookNetworks),
    files: fileStore(database, storage, FILE_MAX_BYTES),
    jobs: jobQueue(database, log, now, {
      'refresh-cadastre': environment.cadastreRefreshMs,
      'end-logins': END_LOGINS_MS,
      'count-months': COUNT_MONTHS_MS,
      'close-months': CLOSE_MONTHS_MS,
      housekeeping: HOUSEKEEPING_MS,
    }),
  };
}

/** What every subject is created from. */
export type Core = ReturnType<typeof openCore>;
