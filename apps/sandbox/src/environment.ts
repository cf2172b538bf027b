import { join } from 'node:path';
import { check, getDotPath, object, optional, pipe, safeParse, string, transform } from 'valibot';

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
  /** The data folder; null keeps keys in memory. */
  readonly dataFolder: string | null;
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
  /** Of the register of owners; null for none. */
  readonly ownershipMatchToken: string | null;
  /** Port of the scanner of files; null for none. */
  readonly scannerPort: number | null;
  /** Port of the mail server; null for none. */
  readonly smtpPort: number | null;
  /** Passwords for calls to the portal; the user name is that of the system. */
  readonly cadastrePassword: string;
  readonly accountingPassword: string;
  readonly deskPassword: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** With fewer parcels the demo state would have no village. */
const FEWEST_PARCELS = 600;

const wholeNumber = (min: number, max: number) =>
  pipe(
    string(),
    check(
      (value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
      ({ input }) => `is not a whole number from ${min} to ${max}: ${input}`,
    ),
    transform(Number),
  );

const origin = pipe(
  string(),
  check(
    (value) => URL.parse(value)?.origin === value,
    ({ input }) => `is not an origin such as http://localhost:8080: ${input}`,
  ),
);

const VARIABLES = object({
  SANDBOX_PORT: optional(wholeNumber(1, 65_535), '8081'),
  SANDBOX_HOST: optional(string(), 'localhost'),
  SANDBOX_ORIGIN: optional(origin),
  SANDBOX_SCANNER_PORT: optional(wholeNumber(1, 65_535)),
  SANDBOX_SMTP_PORT: optional(wholeNumber(1, 65_535)),
  PORTAL_ORIGIN: origin,
  BASE_PATH: optional(string(), ''),
  PORTAL_DATA: optional(string()),
  PORTAL_STATE: optional(string(), 'lindenmark'),
  PORTAL_DEMO_PARCELS: optional(wholeNumber(FEWEST_PARCELS, 5_000_000), '3000'),
  IDENTITY_CLIENT_ID: string(),
  IDENTITY_CLIENT_SECRET: string(),
  PAYMENT_TOKEN: string(),
  PAYMENT_SIGNING_KEY: string(),
  CADASTRE_TOKEN: string(),
  DESK_TOKEN: string(),
  POSTBOX_TOKEN: string(),
  ACCOUNTING_TOKEN: string(),
  OWNERSHIP_MATCH_TOKEN: optional(string()),
  CADASTRE_PASSWORD: string(),
  ACCOUNTING_PASSWORD: string(),
  DESK_PASSWORD: string(),
});

/** Empty variables count as missing. @throws StartError that names the variable */
function checkVariables(env: Variables) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { success, issues, output } = safeParse(VARIABLES, present, { abortEarly: true });
  if (success) return output;
  const [issue] = issues;
  const isMissing = issue.received === 'undefined';
  const reason = isMissing ? 'is not set; the sandbox has no built-in credentials.' : issue.message;
  throw new StartError(`${getDotPath(issue)} ${reason}`);
}

/**
 * Reads and checks all variables at once.
 *
 * @throws StartError that names the variable
 */
export function readEnvironment(env: Variables): SandboxEnvironment {
  const checked = checkVariables(env);
  const { SANDBOX_PORT: port, PORTAL_ORIGIN: portalOrigin } = checked;
  return {
    port,
    host: checked.SANDBOX_HOST,
    origin: checked.SANDBOX_ORIGIN ?? `http://localhost:${port}`,
    portalOrigin,
    scannerPort: checked.SANDBOX_SCANNER_PORT ?? null,
    smtpPort: checked.SANDBOX_SMTP_PORT ?? null,
    portalUrl: `${portalOrigin}${checked.BASE_PATH.replace(/\/$/, '')}`,
    sealFolder: checked.PORTAL_DATA === undefined ? null : join(checked.PORTAL_DATA, 'seal'),
    dataFolder: checked.PORTAL_DATA ?? null,
    state: checked.PORTAL_STATE,
    parcels: checked.PORTAL_DEMO_PARCELS,
    clientId: checked.IDENTITY_CLIENT_ID,
    clientSecret: checked.IDENTITY_CLIENT_SECRET,
    paymentToken: checked.PAYMENT_TOKEN,
    paymentSigningKey: checked.PAYMENT_SIGNING_KEY,
    cadastreToken: checked.CADASTRE_TOKEN,
    deskToken: checked.DESK_TOKEN,
    postboxToken: checked.POSTBOX_TOKEN,
    accountingToken: checked.ACCOUNTING_TOKEN,
    ownershipMatchToken: checked.OWNERSHIP_MATCH_TOKEN ?? null,
    cadastrePassword: checked.CADASTRE_PASSWORD,
    accountingPassword: checked.ACCOUNTING_PASSWORD,
    deskPassword: checked.DESK_PASSWORD,
  };
}
