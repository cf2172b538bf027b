import type { LegalInformation, PortalConfiguration } from '@portal/api';
import { loadContract } from '@portal/api/contract';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { importCadastre } from '../cadastre/import.ts';
import { DEFAULT_RULES } from '../config/cadastre-settings.ts';
import type { CollectiveSettings } from '../config/collective-file.ts';
import type { EntitlementGroup } from '../config/entitlements-file.ts';
import type { XBezahldiensteSettings } from '../config/payment-file.ts';
import type { FitConnectSettings } from '../config/postbox-file.ts';
import { readEnvironment } from '../config/environment.ts';
import type { IdentitySettings } from '../config/identity-file.ts';
import { operationsOf } from '../contract/operations.ts';
import { contractSchemas, isObject, resolve } from '../contract/schemas.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openFileStorage } from '../files/open-storage.ts';
import { portalCookies } from '../http/cookies.ts';
import type { FeaturePort } from '../ports/features.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import type { Profile } from '../session/profile.ts';
import { packSchemas, readStatePack } from '../state-pack/state-pack.ts';
import { startExternalSystems } from './external-systems.ts';
import { smallCadastre } from './small-cadastre.ts';
import { openTestDatabase } from './test-database.ts';

const STATES = resolvePath(dirname(fileURLToPath(import.meta.url)), '../../../../states');
const document = loadContract();
const schemas = contractSchemas(document);
const ofPacks = packSchemas(document);
const OPERATIONS = operationsOf(document);

/** A request of a test. */
interface TestRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: object | Buffer | string | Readable;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Throws unless the contract declares the response of this call. */
function checkAnswer(method: string, url: string, answer: LightMyRequestResponse): void {
  const path = url.split('?')[0]?.replace('/api', '') ?? '';
  const matches = (pattern: string): boolean =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const place = OPERATIONS.filter((one) => one.method === method.toLowerCase())
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .find((one) => matches(one.path));
  if (!place) return;
  const named = place.operation.responses[String(answer.statusCode)];
  if (!named)
    throw new Error(`${method} ${path} must not answer ${answer.statusCode}: ${answer.body}`);
  const response = resolve(document, named);
  const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const content = isObject(response.content) ? response.content[type] : undefined;
  const schema = isObject(content) && isObject(content.schema) ? content.schema : null;
  if (isObject(response.content) && !schema)
    throw new Error(`${method} ${path} must not answer ${type}.`);
  if (!schema || !type.endsWith('json')) return;
  const validate = schemas.compile(schema);
  if (!validate(answer.json())) {
    throw new Error(
      `${method} ${path}: ${JSON.stringify(validate.errors)} in ${answer.body.slice(0, 500)}`,
    );
  }
}

/** Throws when a shared cache could store the cookies of an answer and send them to other people. */
function checkCookies({ headers }: LightMyRequestResponse, url: string): void {
  const caching = headers['cache-control'] ?? '';
  if (headers['set-cookie'] !== undefined && !/\b(?:no-store|private)\b/.test(caching)) {
    throw new Error(`${url} must not set a cookie with "cache-control: ${caching}".`);
  }
}

/** External systems by the calls that they may make. */
const CALLERS: readonly (readonly [path: RegExp, system: string])[] = [
  [/^\/api\/(?:product-result-alkis|dispatch-result)/, 'cadastre'],
  [/^\/api\/(?:invoice|refunds|collective|credits)/, 'accounting'],
  [/^\/api\/(?:review-result|evidence)/, 'desk'],
  [/^\/api\/monitoring\//, 'monitoring'],
];

/** The credential with which an external system makes a call. */
function credentialOf(url: string): string {
  const system = CALLERS.find(([path]) => path.test(url))?.[1] ?? 'nobody';
  return `Basic ${Buffer.from(`${system}:${system}-password`).toString('base64')}`;
}

/** What a state with a payment provider offers. */
const ONLINE = {
  method: 'ONLINE',
  displayName: 'Online-Zahlung',
  englishDisplayName: 'Online payment',
} as const;

/** Settings of the test app. */
interface TestAppOptions {
  /** The database; an empty one by default, see `openTestDatabase`. */
  readonly database?: Database;
  readonly env?: Readonly<Record<string, string>>;
  /** Members that replace those of the demo state's configuration. */
  readonly configuration?: Partial<PortalConfiguration>;
  /** A payment provider instead of a provider with the portal's own protocol. */
  readonly xbezahldienste?: XBezahldiensteSettings;
  /** The postbox of the federation instead of one with the portal's own protocol. */
  readonly fitConnect?: FitConnectSettings;
  /** Replaces `identity.json` of the demo state. */
  readonly identity?: IdentitySettings;
  /** Replaces `organisation-identity.json` of the demo state, whose identity service tests do not have. */
  readonly organisationIdentity?: IdentitySettings;
  /** Replaces `entitlements.json` of the demo state. */
  readonly entitlements?: readonly EntitlementGroup[];
  /** Replaces `collective-invoices.json` of the demo state. */
  readonly collective?: CollectiveSettings;
  /** Replaces `catalogue.json` of the demo state. */
  readonly catalogue?: CatalogueFile;
  /** Replaces `legal.json` of the demo state. */
  readonly legal?: LegalInformation;
  /** Receives the log lines; by default nothing is logged. */
  readonly logs?: Writable;
}

/** The profile of a test person. */
export function person(subject: string, trustLevel: Profile['trustLevel'] = 'LEVEL_4'): Profile {
  return {
    issuer: 'http://identity.test',
    subject,
    firstName: 'Erika',
    lastName: 'Mustermann',
    email: 'erika@example.org',
    sex: 'FEMALE',
    trustLevel,
    address: { street: 'Weg 1', zipCode: '12345', city: 'Ort', country: 'DE' },
    birthDate: null,
    postbox: null,
    application: null,
    organisation: null,
  };
}

/** The whole backend with a small cadastre and external systems; every response is validated against the contract. */
export async function openTestApp(options: TestAppOptions = {}) {
  const externalSystems = await startExternalSystems();
  const folder = mkdtempSync(join(tmpdir(), 'portal-backend-'));
  const at = (name: string) => ({
    [`${name}_URL`]: externalSystems.url,
    [`${name}_TOKEN`]: `${name}-token`,
  });
  const environment = readEnvironment(
    {
      PORTAL_DATA: folder,
      // Several test apps may share a database, but not a folder.
      FILE_STORE: options.database ? 'database' : 'folder',
      IDENTITY_ISSUER: externalSystems.url,
      IDENTITY_CLIENT_ID: 'portal',
      IDENTITY_CLIENT_SECRET: 'secret',
      PAYMENT_SIGNING_KEY: 'signing-key',
      CADASTRE_PASSWORD: 'cadastre-password',
      ACCOUNTING_PASSWORD: 'accounting-password',
      DESK_PASSWORD: 'desk-password',
      MONITORING_PASSWORD: 'monitoring-password',
      ...at('ACCOUNTING'),
      ...at('PAYMENT'),
      ...at('CADASTRE'),
      ...at('DESK'),
      ...at('POSTBOX'),
      ...options.env,
    },
    STATES,
  );
  const database = options.database ?? (await openTestDatabase());
  await migrate(database);
  const cadastre = { source: smallCadastre() };
  const features: FeaturePort = {
    pages: (collection) => cadastre.source.pages(collection),
    version: () => cadastre.source.version(),
  };
  const demo = readStatePack(environment.stateFolder, {
    mapOrigin: environment.mapOrigin,
    schemas: ofPacks,
    env: { CADASTRE_URL: externalSystems.url },
    portalFolder: null,
  });
  const { xbezahldienste = null, catalogue = demo.catalogue } = options;
  const state = {
    ...demo,
    configuration: { ...demo.configuration, ...options.configuration },
    xbezahldienste,
    fitConnect: options.fitConnect ?? null,
    catalogue: xbezahldienste ? { ...catalogue, paymentMethods: [ONLINE] } : catalogue,
    identity: options.identity ?? demo.identity,
    organisationIdentity: options.organisationIdentity ?? null,
    entitlements: options.entitlements ?? demo.entitlements,
    collective: options.collective ?? demo.collective,
    legal: options.legal ?? demo.legal,
  };
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const now = (): Date => clock.now;
  await importCadastre(database, features, { now });
  const storage = await openFileStorage(environment, database);
  const dependencies = {
    environment,
    state,
    document,
    schemas,
    database,
    storage,
    features,
    rules: DEFAULT_RULES,
    now,
  };
  const app = await buildApp({ ...dependencies, logs: options.logs ?? false });

  const send = async ({ method = 'GET', url, body, headers = {} }: TestRequest) => {
    const answer = await app.server.inject({
      method,
      url,
      headers: { host: 'localhost:8080', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    checkAnswer(method, url, answer);
    checkCookies(answer, url);
    return answer;
  };

  const cookies = portalCookies(environment.portalUrl);
  /** Starts a session without the identity service. @returns a client with its cookies */
  const login = async (profile: Profile) => {
    const token = await app.services.sessions.start(profile);
    const page = await send({
      url: '/api/health',
      headers: { cookie: `${cookies.session}=${token}` },
    });
    const xsrf = page.cookies.find((one) => one.name === 'XSRF-TOKEN')?.value ?? '';
    const cookie = `${cookies.session}=${token}; XSRF-TOKEN=${xsrf}`;
    return (request: TestRequest) =>
      send({ ...request, headers: { cookie, 'x-xsrf-token': xsrf, ...request.headers } });
  };

  return {
    app,
    database,
    externalSystems,
    clock,
    /** The cadastre; assign another source to change it. */
    cadastre,
    send,
    login,
    /** A second app with the same database. */
    openSecondApp: () => buildApp(dependencies),
    credentialOf,
    close: async () => {
      await app.server.close();
      await storage.close();
      await database.close();
      await externalSystems.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The test app. */
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
