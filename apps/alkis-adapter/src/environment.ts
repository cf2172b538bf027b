import { variableValue } from '@portal/names/variable';
import {
  check,
  getDotPath,
  minLength,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';

/** A wrong setting; printed as one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The documents that the portal orders. */
export const KINDS = [
  'CADASTRAL_MAP',
  'LAND_ESTIMATE_MAP',
  'PARCEL_RECORD',
  'OWNER_RECORD',
  'PROPERTY_RECORD',
] as const;

/** One of these documents. */
export type Kind = (typeof KINDS)[number];

/** The settings of the adapter. */
export interface AdapterSettings {
  readonly host: string;
  readonly port: number;
  /** Bearer token with which the portal orders. */
  readonly portalToken: string;
  /** The only origin that documents are delivered to. */
  readonly portalOrigin: string;
  /** Password with which documents are delivered (user `cadastre`). */
  readonly portalPassword: string;
  readonly queue: {
    /** Documents that are ordered at a time. */
    readonly concurrency: number;
    /** All attempts for a document together take at most so many ms; after them the portal orders it again. */
    readonly orderMs: number;
  };
  readonly alkis: {
    /** A call takes at most so many ms. */
    readonly callMs: number;
    readonly url: string;
    readonly user: string;
    readonly password: string;
    /** `profilkennung` of the user in the ALKIS system. */
    readonly profile: string;
    /** EPSG number of its coordinates. */
    readonly crs: '25831' | '25832' | '25833';
    /** `art` of each document; one without a number is not ordered. */
    readonly forms: Readonly<Partial<Record<Kind, string>>>;
    /** `art` of a NAS file with the objects of a map; null orders none (DATA-6). */
    readonly nasForm: string | null;
  };
}

const text = pipe(string(), minLength(1));

const address = pipe(
  string(),
  check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'is not an http(s) address'),
);

/** The numbers of the AdV; a state writes its code in front of those of records. */
const DEFAULT_FORMS =
  'CADASTRAL_MAP=0110,LAND_ESTIMATE_MAP=0120,PARCEL_RECORD=0510,OWNER_RECORD=0550';

const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

const forms = pipe(
  string(),
  check(
    (value) => value.split(',').every((one) => /^[A-Z_]+=[A-Z]{0,2}\d{4}$/.test(one.trim())),
    'is not a list such as CADASTRAL_MAP=0110,OWNER_RECORD=MV0550',
  ),
  check(
    (value) => value.split(',').every((one) => isKind(one.split('=')[0]?.trim() ?? '')),
    `names another document than ${KINDS.join(', ')}`,
  ),
  transform((value): AdapterSettings['alkis']['forms'] =>
    Object.fromEntries(value.split(',').map((one) => one.trim().split('='))),
  ),
);

/** A number of seconds, or of documents. */
const number = pipe(
  string(),
  regex(/^[1-9]\d{0,3}$/, 'is not a whole number from 1 to 9999'),
  transform(Number),
);

const VARIABLES = object({
  ADAPTER_HOST: optional(string(), 'localhost'),
  ADAPTER_PORT: optional(
    pipe(string(), regex(/^\d{1,5}$/, 'is not a port'), transform(Number)),
    '8090',
  ),
  CADASTRE_TOKEN: text,
  CADASTRE_PASSWORD: text,
  PORTAL_ORIGIN: address,
  ALKIS_URL: address,
  ALKIS_USER: text,
  ALKIS_PASSWORD: text,
  ALKIS_PROFILE: text,
  ALKIS_CRS: pipe(
    string(),
    regex(/^2583[123]$/, 'is not 25831, 25832 or 25833'),
    transform((value) => value as '25831' | '25832' | '25833'),
  ),
  ALKIS_FORMS: optional(forms, DEFAULT_FORMS),
  ALKIS_NAS_FORM: optional(pipe(string(), regex(/^[A-Z]{0,2}\d{4}$/, 'is not a form number'))),
  ALKIS_CONCURRENCY: optional(number, '4'),
  ALKIS_CALL_SECONDS: optional(number, '300'),
  ALKIS_ORDER_SECONDS: optional(number, '600'),
});

/** Reads the environment variables. @throws StartError that names the variable */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): AdapterSettings {
  const present = Object.fromEntries(
    Object.keys(VARIABLES.entries).flatMap((name) => {
      const { value, reason } = variableValue(name, env[name] ?? '');
      if (value === null) throw new StartError(`${name} ${reason}.`);
      return value === '' ? [] : [[name, value]];
    }),
  );
  const { success, issues, output } = safeParse(VARIABLES, present, { abortEarly: true });
  if (!success) {
    const [issue] = issues;
    const reason = issue.received === 'undefined' ? 'is not set' : issue.message;
    throw new StartError(`${getDotPath(issue)} ${reason}.`);
  }
  return {
    host: output.ADAPTER_HOST,
    port: output.ADAPTER_PORT,
    portalToken: output.CADASTRE_TOKEN,
    portalOrigin: new URL(output.PORTAL_ORIGIN).origin,
    portalPassword: output.CADASTRE_PASSWORD,
    queue: {
      concurrency: output.ALKIS_CONCURRENCY,
      orderMs: output.ALKIS_ORDER_SECONDS * 1000,
    },
    alkis: {
      callMs: output.ALKIS_CALL_SECONDS * 1000,
      url: output.ALKIS_URL,
      user: output.ALKIS_USER,
      password: output.ALKIS_PASSWORD,
      profile: output.ALKIS_PROFILE,
      crs: output.ALKIS_CRS,
      forms: output.ALKIS_FORMS,
      nasForm: output.ALKIS_NAS_FORM ?? null,
    },
  };
}
