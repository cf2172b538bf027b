import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** An error at start; printed as one sentence without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Settings of the launcher. */
export interface Settings {
  readonly port: number;
  readonly sandboxPort: number;
  /** Absolute path of the data folder. */
  readonly dataFolder: string;
  readonly portalOrigin: string;
  readonly sandboxOrigin: string;
}

function portFrom(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError(`${name} must be a port between 1 and 65535, but is "${text}".`);
  }
  return port;
}

/**
 * Reads the environment variables.
 *
 * @param root the repository; parent of the default data folder
 * @throws StartError that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const port = portFrom('PORT', env['PORT'], 8080);
  const sandboxPort = portFrom('SANDBOX_PORT', env['SANDBOX_PORT'], 8081);
  if (port === sandboxPort) {
    throw new StartError(`PORT and SANDBOX_PORT are both ${port}; they need two different ports.`);
  }
  const given = env['PORTAL_DATA'];
  const dataFolder = given
    ? isAbsolute(given)
      ? given
      : resolve(env['INIT_CWD'] ?? root, given)
    : join(root, '.portal-data');
  return {
    port,
    sandboxPort,
    dataFolder,
    portalOrigin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
  };
}

/** One level at a time: `mkdirSync` with `recursive` never returns in file systems such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Creates the data folder.
 *
 * @throws StartError if it cannot be created or written
 */
export function prepareDataFolder(folder: string): void {
  try {
    createFolder(join(folder, 'logs'));
    accessSync(folder, constants.W_OK);
    accessSync(join(folder, 'logs'), constants.W_OK);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new StartError(
      `The data folder ${folder} cannot be written${reason}. Set PORTAL_DATA to a writable folder.`,
      { cause },
    );
  }
}

const secret = () => randomBytes(32).toString('base64url');

/**
 * The environment of backend and sandbox. Variables that are set take precedence, so that each system of the sandbox can
 * be replaced by a real one. Secrets between the two are generated at every start.
 *
 * @param settings with a free port for the mail server of the sandbox; without one, the portal sends no mail
 */
export function serviceEnvironment(
  settings: Settings & { readonly smtpPort?: number },
  env: NodeJS.ProcessEnv,
  root: string,
) {
  const defaults: Record<string, string> = {
    PORT: String(settings.port),
    SANDBOX_PORT: String(settings.sandboxPort),
    PORTAL_ORIGIN: settings.portalOrigin,
    // Programs on this machine can receive webhooks of the order API.
    WEBHOOK_NETWORKS: 'loopback',
    // No proxy asks whether the process is ready.
    DRAIN_SECONDS: '0',
    PORTAL_STATIC: join(root, 'apps/portal/dist'),
    PORTAL_DEMO_PARCELS: '3000',
    IDENTITY_ISSUER: `${settings.sandboxOrigin}/identity`,
    IDENTITY_CLIENT_ID: 'portal',
    IDENTITY_CLIENT_SECRET: secret(),
    IDENTITY_SSO_URL: `${settings.sandboxOrigin}/identity/saml/sso`,
    IDENTITY_CERTIFICATES: join(settings.dataFolder, 'identity/provider-certificate.pem'),
    IDENTITY_KEYS: join(settings.dataFolder, 'identity/portal.pem'),
    ORGANISATION_IDENTITY_ISSUER: `${settings.sandboxOrigin}/organisation-identity`,
    ORGANISATION_IDENTITY_CLIENT_ID: 'portal',
    ORGANISATION_IDENTITY_SSO_URL: `${settings.sandboxOrigin}/organisation-identity/saml/sso`,
    ORGANISATION_IDENTITY_CERTIFICATES: join(
      settings.dataFolder,
      'organisation-identity/provider-certificate.pem',
    ),
    ORGANISATION_IDENTITY_KEYS: join(settings.dataFolder, 'organisation-identity/portal.pem'),
    PAYMENT_URL: settings.sandboxOrigin,
    PAYMENT_TOKEN: secret(),
    PAYMENT_SIGNING_KEY: secret(),
    CADASTRE_URL: settings.sandboxOrigin,
    CADASTRE_TOKEN: secret(),
    CADASTRE_SEAL_CERTIFICATES: join(settings.dataFolder, 'seal/certificate.pem'),
    DESK_URL: settings.sandboxOrigin,
    DESK_TOKEN: secret(),
    POSTBOX_URL: settings.sandboxOrigin,
    POSTBOX_TOKEN: secret(),
    POSTBOX_KEYS: join(settings.dataFolder, 'postbox/portal.pem'),
    ACCOUNTING_URL: settings.sandboxOrigin,
    ACCOUNTING_TOKEN: secret(),
    OWNERSHIP_MATCH_URL: settings.sandboxOrigin,
    OWNERSHIP_MATCH_TOKEN: secret(),
    CADASTRE_PASSWORD: secret(),
    ACCOUNTING_PASSWORD: secret(),
    DESK_PASSWORD: secret(),
    MONITORING_PASSWORD: secret(),
  };
  const { SANDBOX_SCANNER_PORT: scannerPort } = env;
  if (scannerPort) defaults['SCANNER_URL'] = `clamd://localhost:${scannerPort}`;
  // A state lets people order without an account only where the portal sends mail (OPEN-2). An empty SMTP_URL switches it off.
  const { smtpPort } = settings;
  if (smtpPort !== undefined && env['SMTP_URL'] === undefined) {
    defaults['SANDBOX_SMTP_PORT'] = String(smtpPort);
    defaults['SMTP_URL'] = `smtp://${env['SANDBOX_HOST'] ?? 'localhost'}:${smtpPort}`;
    defaults['SMTP_FROM'] = 'portal@kataster.example';
  }
  return { ...defaults, ...env, PORTAL_DATA: settings.dataFolder };
}
