import { variableValue } from '@portal/names/variable';
import { resolve } from 'node:path';
import { getDotPath, safeParse } from 'valibot';
import { StartError } from '../start-error.ts';
import { type CheckedVariables, VARIABLES } from './variables.ts';
import { type IdentityEnvironment, organisationIdentityOf } from './identity-environment.ts';

/** An external system: its address and our Bearer token. */
interface ExternalSystem {
  /** Absolute http(s) address without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** An object store with the S3 protocol. */
interface S3Environment {
  /** Address of the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The settings from environment variables; `variables.ts` describes each. */
export interface Environment {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are believed. */
  readonly trustedProxies: readonly string[];
  /** The one header in which they name the address of the browser. */
  readonly forwardedHeader: 'X-Forwarded-For' | 'Forwarded';
  /** Connections to PostgreSQL of this process. */
  readonly databaseConnections: number;
  /** Calls in progress, above which further ones are refused. */
  readonly maxCalls: number;
  /** Time limits of a call in ms. */
  readonly callLimitsMs: { readonly body: number; readonly request: number };
  /** A process that ends answers for so many ms more, while it says that it is not ready (OPS-2). */
  readonly drainMs: number;
  /** The portal's public origin, e.g. `http://localhost:8080`. */
  readonly portalOrigin: string;
  /** Path under which a reverse proxy serves the portal, e.g. `/kataster`; empty at the root. */
  readonly basePath: string;
  /** Origin and base path, without slash at the end. */
  readonly portalUrl: string;
  /** Origins that a login may redirect to (SEC-4). */
  readonly returnOrigins: readonly string[];
  readonly dataFolder: string;
  /** Where the contents of files are; settings of an object store for `s3`. */
  readonly files: 'folder' | 'database' | S3Environment;
  /** Absolute path of the state pack. */
  readonly stateFolder: string;
  /** Folder of the built portal; null serves the calls only. */
  readonly staticFolder: string | null;
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly identity: IdentityEnvironment;
  /** The identity service of organisations (ORG-1); null without it. */
  readonly organisationIdentity: IdentityEnvironment | null;
  /** A provider with the portal's own protocol; a member is null when its variable is not set. */
  readonly payment: {
    readonly url: string | null;
    readonly token: string | null;
    readonly signingKey: string | null;
  };
  readonly cadastre: ExternalSystem;
  /** File with the certificates of seals (PEM); null recognizes none. */
  readonly sealCertificates: string | null;
  readonly desk: ExternalSystem;
  /** A postbox with the portal's own protocol; a member is null when its variable is not set. */
  readonly postbox: { readonly url: string | null; readonly token: string | null };
  /** Replaces `{sandbox}` in the addresses of the configuration file. */
  readonly mapOrigin: string;
  readonly accounting: ExternalSystem;
  /** The passwords with which external systems call the backend; the user name is that of the system (BIG-8). */
  readonly integration: Readonly<Record<'cadastre' | 'accounting' | 'desk' | 'monitoring', string>>;
  /** Requests per minute and person, or address without a session, in all processes together (SEC-6, BIG-6). */
  readonly rateLimits: {
    readonly login: number;
    readonly search: number;
    readonly suggestion: number;
    readonly guest: number;
    readonly price: number;
    readonly verification: number;
    readonly report: number;
    readonly order: number;
    readonly payment: number;
  };
  /** Searches and suggestions of guests a day, for all processes together (OPEN-1). */
  readonly guestCallsPerDay: number;
  /** Null sends messages to the postbox only. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The register of owners; null asks nobody (OWN-1). */
  readonly ownershipMatch: ExternalSystem | null;
  /** Every answer but a confirmation is given so many ms after the question. */
  readonly ownershipAnswerMs: number;
  /** Networks besides the public internet to which webhooks may lead (ORG-4). */
  readonly webhookNetworks: readonly string[];
  /** The scanner of files from outside; null scans none. */
  readonly scannerUrl: string | null;
  /** Retention of finished jobs, idempotency keys and unsuccessful payments, in ms. */
  readonly retentionMs: number;
  /** Retention of closed orders since they were created, in ms (BIG-9). */
  readonly orderRetentionMs: {
    readonly orders: number;
    readonly justifications: number;
    readonly audit: number;
    readonly files: number;
  };
  /** An undecided review is reported to operations after so many ms. */
  readonly reviewOverdueMs: number;
  /** Period of the check of the cadastre for changes, in ms. */
  readonly cadastreRefreshMs: number;
  /** Offset of the clock in ms; for trials on localhost. */
  readonly clockOffsetMs: number;
}

/** Environment variables, as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;

/** Mail needs a server and a sender. */
function mailOf({ SMTP_URL: url, SMTP_FROM: from }: CheckedVariables): Environment['mail'] {
  if (!url) return null;
  if (!from) throw new StartError('SMTP_FROM is not set.');
  return { url, from };
}

/** A register needs an address and a credential. */
function ownershipMatchOf({
  OWNERSHIP_MATCH_URL: url,
  OWNERSHIP_MATCH_TOKEN: token,
}: CheckedVariables): Environment['ownershipMatch'] {
  if (!url) return null;
  if (!token) throw new StartError('OWNERSHIP_MATCH_TOKEN is not set.');
  return { url, token };
}

/** By default files are in the database when several processes can use it, else in a folder. */
function filesOf(checked: CheckedVariables): Environment['files'] {
  const store = checked.FILE_STORE ?? (checked.DATABASE_URL ? 'database' : 'folder');
  if (store !== 's3') return store;
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = checked;
  if (!endpoint) throw new StartError('S3_ENDPOINT is not set.');
  if (!checked.S3_ACCESS_KEY) throw new StartError('S3_ACCESS_KEY is not set.');
  if (!checked.S3_SECRET_KEY) throw new StartError('S3_SECRET_KEY is not set.');
  const [accessKeyId, secretAccessKey] = [checked.S3_ACCESS_KEY, checked.S3_SECRET_KEY];
  return { endpoint, region, accessKeyId, secretAccessKey };
}

/** A password that two systems share would give each the rights of the other. */
function passwordsOf(checked: CheckedVariables): Environment['integration'] {
  const passwords = {
    cadastre: checked.CADASTRE_PASSWORD,
    accounting: checked.ACCOUNTING_PASSWORD,
    desk: checked.DESK_PASSWORD,
    monitoring: checked.MONITORING_PASSWORD,
  };
  if (new Set(Object.values(passwords)).size < Object.keys(passwords).length) {
    throw new StartError(
      'CADASTRE_PASSWORD, ACCOUNTING_PASSWORD, DESK_PASSWORD and MONITORING_PASSWORD are not all different.',
    );
  }
  return passwords;
}

/** A header of proxies is believed only from proxies that are named. */
function proxiesOf({
  TRUST_PROXY: trustedProxies = [],
  TRUST_PROXY_HEADER: header,
}: CheckedVariables): Pick<Environment, 'trustedProxies' | 'forwardedHeader'> {
  if (header && trustedProxies.length === 0) {
    throw new StartError('TRUST_PROXY_HEADER is set, but TRUST_PROXY names no proxy to believe.');
  }
  return { trustedProxies, forwardedHeader: header ?? 'X-Forwarded-For' };
}

/** A public portal always uses the real time. */
function clockOffset(hours: number, portalOrigin: string): number {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(portalOrigin).hostname);
  if (hours !== 0 && !isLocal) {
    throw new StartError('CLOCK_OFFSET_HOURS is only allowed on localhost.');
  }
  return hours * HOUR_MS;
}

/** The value of a variable of the portal as it is meant. @throws StartError */
function meant(name: string, given: string): string {
  const { value, reason } = variableValue(name, given);
  if (value === null) throw new StartError(`${name} ${reason}.`);
  return value;
}

/** Empty variables count as missing, because a shell or compose file cannot always leave them out. */
function check(env: Variables): CheckedVariables {
  const present = Object.fromEntries(
    Object.keys(VARIABLES.entries).flatMap((name) => {
      const value = meant(name, env[name] ?? '');
      return value === '' ? [] : [[name, value]];
    }),
  );
  const { success, issues, output } = safeParse(VARIABLES, present, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const reason = issue.received === 'undefined' ? 'is not set.' : issue.message;
  throw new StartError(`${getDotPath(issue)} ${reason}`);
}

/**
 * Reads and checks all variables.
 *
 * @param states folder of the state packs that are part of the product
 * @throws StartError: one sentence that names the variable
 */
export function readEnvironment(env: Variables, states: string): Environment {
  const checked = check(env);
  const portalOrigin = checked.PORTAL_ORIGIN ?? `http://localhost:${checked.PORT}`;
  const basePath = checked.BASE_PATH ?? '';
  const cadastre = { url: checked.CADASTRE_URL, token: checked.CADASTRE_TOKEN };
  return {
    port: checked.PORT,
    host: checked.HOST,
    ...proxiesOf(checked),
    databaseConnections: checked.DATABASE_CONNECTIONS,
    maxCalls: checked.MAX_CALLS,
    callLimitsMs: {
      body: checked.BODY_SECONDS * 1000,
      request: checked.CALL_SECONDS * 1000,
    },
    drainMs: checked.DRAIN_SECONDS * 1000,
    portalOrigin,
    basePath,
    portalUrl: `${portalOrigin}${basePath}`,
    returnOrigins: [portalOrigin, ...(checked.PORTAL_RETURN_ORIGINS ?? [])],
    dataFolder: checked.PORTAL_DATA,
    files: filesOf(checked),
    stateFolder: resolve(states, checked.PORTAL_STATE),
    staticFolder: checked.PORTAL_STATIC ?? null,
    databaseUrl: checked.DATABASE_URL ?? null,
    identity: {
      prefix: 'IDENTITY',
      issuer: checked.IDENTITY_ISSUER,
      clientId: checked.IDENTITY_CLIENT_ID,
      clientSecret: checked.IDENTITY_CLIENT_SECRET ?? null,
      ssoUrl: checked.IDENTITY_SSO_URL ?? null,
      certificateFile: checked.IDENTITY_CERTIFICATES ?? null,
      keyFile: checked.IDENTITY_KEYS ?? null,
    },
    organisationIdentity: organisationIdentityOf(checked),
    payment: {
      url: checked.PAYMENT_URL ?? null,
      token: checked.PAYMENT_TOKEN ?? null,
      signingKey: checked.PAYMENT_SIGNING_KEY ?? null,
    },
    cadastre,
    sealCertificates: checked.CADASTRE_SEAL_CERTIFICATES ?? null,
    desk: { url: checked.DESK_URL, token: checked.DESK_TOKEN },
    postbox: { url: checked.POSTBOX_URL ?? null, token: checked.POSTBOX_TOKEN ?? null },
    mapOrigin: checked.MAP_ORIGIN ?? new URL(cadastre.url).origin,
    accounting: { url: checked.ACCOUNTING_URL, token: checked.ACCOUNTING_TOKEN },
    integration: passwordsOf(checked),
    rateLimits: {
      login: checked.RATE_LIMIT_LOGIN,
      search: checked.RATE_LIMIT_SEARCH,
      suggestion: checked.RATE_LIMIT_SUGGESTION,
      guest: checked.RATE_LIMIT_GUEST,
      price: checked.RATE_LIMIT_PRICE,
      verification: checked.RATE_LIMIT_VERIFICATION,
      report: checked.RATE_LIMIT_REPORT,
      order: checked.RATE_LIMIT_ORDER,
      payment: checked.RATE_LIMIT_PAYMENT,
    },
    guestCallsPerDay: checked.GUEST_SEARCHES_PER_DAY,
    mail: mailOf(checked),
    ownershipMatch: ownershipMatchOf(checked),
    ownershipAnswerMs: checked.OWNERSHIP_ANSWER_MS,
    webhookNetworks: checked.WEBHOOK_NETWORKS ?? [],
    scannerUrl: checked.SCANNER_URL ?? null,
    retentionMs: checked.RETENTION_DAYS * 24 * HOUR_MS,
    orderRetentionMs: {
      orders: checked.RETENTION_ORDER_DAYS * 24 * HOUR_MS,
      justifications: checked.RETENTION_JUSTIFICATION_DAYS * 24 * HOUR_MS,
      audit: checked.RETENTION_AUDIT_DAYS * 24 * HOUR_MS,
      files: checked.RETENTION_FILE_DAYS * 24 * HOUR_MS,
    },
    reviewOverdueMs: checked.REVIEW_OVERDUE_DAYS * 24 * HOUR_MS,
    cadastreRefreshMs: checked.CADASTRE_REFRESH_HOURS * HOUR_MS,
    clockOffsetMs: clockOffset(checked.CLOCK_OFFSET_HOURS, portalOrigin),
  };
}
