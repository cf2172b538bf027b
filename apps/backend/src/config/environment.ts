import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A system outside: where it is, and the Bearer credential we show there. */
export interface ExternalSystem {
  /** Absolute http(s) address without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

/** Everything the process takes from its environment; see docs/decisions/0001-ports-to-the-outside.md. */
export interface Environment {
  readonly port: number;
  /** The portal's public origin, e.g. `http://localhost:8080`. */
  readonly portalOrigin: string;
  /** Origins that a login may lead back to (SEC-4). */
  readonly returnOrigins: readonly string[];
  readonly dataFolder: string;
  readonly configFile: string;
  /** Folder of the built portal; null serves the calls alone. */
  readonly staticFolder: string | null;
  /** PostgreSQL; null means the embedded store. */
  readonly databaseUrl: string | null;
  readonly identity: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
    /** Name of the claim that carries the trust level. */
    readonly trustClaim: string;
    /** The claim's values and what they mean here, e.g. `{ high: 'LEVEL_4' }`; empty takes them as they are. */
    readonly trustMapping: Readonly<Record<string, string>>;
  };
  readonly payment: ExternalSystem & { readonly signingKey: string };
  readonly cadastre: ExternalSystem;
  readonly desk: ExternalSystem;
  readonly postbox: ExternalSystem;
  /** What replaces `{sandbox}` in the addresses of the configuration file. */
  readonly mapOrigin: string;
  readonly integration: { readonly user: string; readonly password: string };
  /** Requests per minute and address (SEC-6). */
  readonly rateLimits: {
    readonly login: number;
    readonly search: number;
    readonly price: number;
    readonly verification: number;
  };
  /** Sends messages by mail as well; null sends them to the postbox alone. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** So long is kept what is finished and was needed once, in ms: jobs, keys of orders, failed attempts to pay. */
  readonly retentionMs: number;
  /** How often the cadastre is looked at for changes, in ms. */
  readonly cadastreRefreshMs: number;
  /** How far the clock is ahead, in ms; only for trials on one's own machine. */
  readonly clockOffsetMs: number;
}

/** Names and values of the process, as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;

function text(env: Variables, name: string, fallback?: string): string {
  const value = env[name] || fallback;
  if (value === undefined) throw new StartError(`${name} is not set.`);
  return value;
}

function address(env: Variables, name: string, fallback?: string): string {
  const value = text(env, name, fallback);
  const parsed = URL.parse(value);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    throw new StartError(`${name} is not an http(s) address: ${value}`);
  }
  return value.replace(/\/+$/, '');
}

function origin(name: string, value: string): string {
  const parsed = URL.parse(value);
  if (!parsed || parsed.origin !== value) {
    throw new StartError(`${name} is not an origin such as https://portal.example: ${value}`);
  }
  return value;
}

function wholeNumber(env: Variables, name: string, fallback: number, max: number): number {
  const value = Number(text(env, name, String(fallback)));
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new StartError(`${name} is not a whole number from 1 to ${max}: ${env[name]}`);
  }
  return value;
}

function mapping(env: Variables, name: string): Readonly<Record<string, string>> {
  const pairs = (env[name] ?? '').split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value, level, ...more] = pair.split('=').map((part) => part.trim());
      if (!value || more.length > 0 || !/^LEVEL_[1-4]$/.test(level ?? '')) {
        throw new StartError(`${name} is not a list of value=LEVEL_n: ${pair}`);
      }
      return [value, level ?? ''];
    }),
  );
}

/** Mail needs a server and a sender, or neither. */
function mailOf(env: Variables): Environment['mail'] {
  if (!env.SMTP_URL) return null;
  const url = text(env, 'SMTP_URL');
  if (!['smtp:', 'smtps:'].includes(URL.parse(url)?.protocol ?? '')) {
    throw new StartError(
      'SMTP_URL is not an address such as smtp://user:password@mail.example:587.',
    );
  }
  return { url, from: text(env, 'SMTP_FROM') };
}

/** Days run out quickly in a trial; a public portal never takes another time than the true one. */
function clockOffset(env: Variables, portalOrigin: string): number {
  const hours = Number(env.CLOCK_OFFSET_HOURS || 0);
  if (!Number.isFinite(hours)) throw new StartError('CLOCK_OFFSET_HOURS is not a number of hours.');
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(portalOrigin).hostname);
  if (hours !== 0 && !isLocal) {
    throw new StartError('CLOCK_OFFSET_HOURS is only taken on localhost.');
  }
  return hours * HOUR_MS;
}

const externalSystem = (env: Variables, name: string): ExternalSystem => ({
  url: address(env, `${name}_URL`),
  token: text(env, `${name}_TOKEN`),
});

/**
 * Reads and checks all variables at once.
 *
 * @param root folder against which the default of `PORTAL_CONFIG` is resolved
 * @throws StartError in one sentence that names the variable
 */
export function readEnvironment(env: Variables, root: string): Environment {
  const port = wholeNumber(env, 'PORT', 8080, 65_535);
  const portalOrigin = origin(
    'PORTAL_ORIGIN',
    address(env, 'PORTAL_ORIGIN', `http://localhost:${port}`),
  );
  const cadastre = externalSystem(env, 'CADASTRE');
  const returnOrigins = (env.PORTAL_RETURN_ORIGINS ?? '').split(',').filter(Boolean);
  return {
    port,
    portalOrigin,
    returnOrigins: [
      portalOrigin,
      ...returnOrigins.map((one) => origin('PORTAL_RETURN_ORIGINS', one)),
    ],
    dataFolder: text(env, 'PORTAL_DATA'),
    configFile: text(env, 'PORTAL_CONFIG', join(root, 'apps/portal/portal.config.json')),
    staticFolder: env.PORTAL_STATIC || null,
    databaseUrl: env.DATABASE_URL || null,
    identity: {
      issuer: address(env, 'IDENTITY_ISSUER'),
      clientId: text(env, 'IDENTITY_CLIENT_ID'),
      clientSecret: text(env, 'IDENTITY_CLIENT_SECRET'),
      trustClaim: text(env, 'IDENTITY_TRUST_CLAIM', 'trust_level'),
      trustMapping: mapping(env, 'IDENTITY_TRUST_MAPPING'),
    },
    payment: { ...externalSystem(env, 'PAYMENT'), signingKey: text(env, 'PAYMENT_SIGNING_KEY') },
    cadastre,
    desk: externalSystem(env, 'DESK'),
    postbox: externalSystem(env, 'POSTBOX'),
    mapOrigin: address(env, 'MAP_ORIGIN', new URL(cadastre.url).origin),
    integration: {
      user: text(env, 'INTEGRATION_USER'),
      password: text(env, 'INTEGRATION_PASSWORD'),
    },
    rateLimits: {
      login: wholeNumber(env, 'RATE_LIMIT_LOGIN', 60, 1_000_000),
      search: wholeNumber(env, 'RATE_LIMIT_SEARCH', 240, 1_000_000),
      price: wholeNumber(env, 'RATE_LIMIT_PRICE', 240, 1_000_000),
      verification: wholeNumber(env, 'RATE_LIMIT_VERIFICATION', 60, 1_000_000),
    },
    mail: mailOf(env),
    retentionMs: wholeNumber(env, 'RETENTION_DAYS', 90, 3650) * 24 * HOUR_MS,
    cadastreRefreshMs: wholeNumber(env, 'CADASTRE_REFRESH_HOURS', 24, 8760) * HOUR_MS,
    clockOffsetMs: clockOffset(env, portalOrigin),
  };
}
