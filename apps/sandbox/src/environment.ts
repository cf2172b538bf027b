import { join } from 'node:path';

/** Prevents the start; the message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** All environment variables of the sandbox; see docs/decisions/0001-ports-to-external-systems.md. */
export interface SandboxEnvironment {
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  /** The sandbox's own origin, e.g. `http://localhost:8081`. */
  readonly origin: string;
  /** The portal's origin, the only target of calls and redirects. */
  readonly portalOrigin: string;
  /** Origin and base path of the portal, without slash at the end. */
  readonly portalUrl: string;
  /** Folder of the seal's key and certificate; null keeps them in memory. */
  readonly sealFolder: string | null;
  /** The state pack whose land is generated: a folder in `states`, or an absolute path. */
  readonly state: string;
  /** Number of parcels of the demo state. */
  readonly parcels: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly paymentToken: string;
  readonly paymentSigningKey: string;
  readonly cadastreToken: string;
  readonly deskToken: string;
  readonly postboxToken: string;
  readonly accountingToken: string;
  /** Passwords for calls to the portal; the user name is that of the system. */
  readonly cadastrePassword: string;
  readonly accountingPassword: string;
  readonly deskPassword: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

function text(env: Variables, name: string): string {
  const value = env[name];
  if (!value) throw new StartError(`${name} is not set; the sandbox has no built-in credentials.`);
  return value;
}

/** With fewer parcels the demo state would have no village. */
const FEWEST_PARCELS = 600;

function wholeNumber(
  env: Variables,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartError(`${name} is not a whole number from ${min} to ${max}: ${env[name]}`);
  }
  return value;
}

function origin(env: Variables, name: string): string {
  const value = text(env, name);
  if (URL.parse(value)?.origin !== value) {
    throw new StartError(`${name} is not an origin such as http://localhost:8080: ${value}`);
  }
  return value;
}

/**
 * Reads and checks all variables at once.
 *
 * @throws StartError that names the variable
 */
export function readEnvironment(env: Variables): SandboxEnvironment {
  const port = wholeNumber(env, 'SANDBOX_PORT', 8081, 1, 65_535);
  const portalOrigin = origin(env, 'PORTAL_ORIGIN');
  return {
    port,
    host: env.SANDBOX_HOST || 'localhost',
    origin: env.SANDBOX_ORIGIN ? origin(env, 'SANDBOX_ORIGIN') : `http://localhost:${port}`,
    portalOrigin,
    portalUrl: `${portalOrigin}${(env.BASE_PATH ?? '').replace(/\/$/, '')}`,
    sealFolder: env.PORTAL_DATA ? join(env.PORTAL_DATA, 'seal') : null,
    state: env.PORTAL_STATE || 'lindenmark',
    parcels: wholeNumber(env, 'PORTAL_DEMO_PARCELS', 3000, FEWEST_PARCELS, 5_000_000),
    clientId: text(env, 'IDENTITY_CLIENT_ID'),
    clientSecret: text(env, 'IDENTITY_CLIENT_SECRET'),
    paymentToken: text(env, 'PAYMENT_TOKEN'),
    paymentSigningKey: text(env, 'PAYMENT_SIGNING_KEY'),
    cadastreToken: text(env, 'CADASTRE_TOKEN'),
    deskToken: text(env, 'DESK_TOKEN'),
    postboxToken: text(env, 'POSTBOX_TOKEN'),
    accountingToken: text(env, 'ACCOUNTING_TOKEN'),
    cadastrePassword: text(env, 'CADASTRE_PASSWORD'),
    accountingPassword: text(env, 'ACCOUNTING_PASSWORD'),
    deskPassword: text(env, 'DESK_PASSWORD'),
  };
}
