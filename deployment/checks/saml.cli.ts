import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import withCookies from 'fetch-cookie';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { writeIdentity, writeStatePack } from '../../tools/support/state-pack.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { startService, stopService } from '../durability/processes.ts';
import { exampleSettings } from './example-settings.ts';
import {
  type AnswerSettings,
  createKey,
  missingPackages,
  PERSON,
  startSimpleSaml,
} from './simplesamlphp.ts';
import { check, step } from './steps.ts';

/* `pnpm test:full saml`: logins through SimpleSAMLphp of Debian, and answers of it that the portal must refuse. */

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`SAML is not checked: install ${missing.join(' ')} with apt-get.`);
  process.exit(1);
}

using folder = temporaryFolder('saml');
const cleanUps: (() => unknown)[] = [];

/** The forms of a page as browsers send them. */
interface Form {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescapeHtml(value);
};

/** The form of a page; @throws Error that shows the page when it has none */
function formOf(page: string, address: string): Form {
  const [form] = /<form[^>]*method="post"[^>]*>/i.exec(page) ?? [];
  check(form !== undefined, `There is no form: ${page.slice(0, 2000)}`);
  const inputs = page.match(/<input[^>]*>/g) ?? [];
  const fields = inputs.flatMap((input): [string, string][] => {
    const [name, value] = [attribute(input, 'name'), attribute(input, 'value')];
    return name === undefined ? [] : [[name, value ?? '']];
  });
  const action = attribute(form, 'action') ?? '';
  return { action: new URL(action, address).href, fields: Object.fromEntries(fields) };
}

/** Where a login led, and the person whom the portal then knows. */
interface Login {
  readonly arrived: string;
  readonly person: Readonly<Record<string, unknown>> | null;
}

/** Logs the person in, in a browser of its own. */
async function logIn(portalOrigin: string): Promise<Login> {
  const browse = withCookies(fetch);
  const send = (url: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    browse(url, { method: 'POST', body: new URLSearchParams(fields) });
  const target = encodeURIComponent(`${portalOrigin}/`);
  const start = `${portalOrigin}/api/authenticate?redirectToUrl=${target}&level=LEVEL_4`;
  const request = formOf(await (await browse(start)).text(), start);
  const login = await send(request.action, request.fields);
  const ask = formOf(await login.text(), login.url);
  const answered = await send(ask.action, { ...ask.fields, ...PERSON });
  const answer = formOf(await answered.text(), answered.url);
  const arrived = await send(answer.action, answer.fields);
  await arrived.body?.cancel();
  const customer = await browse(`${portalOrigin}/api/authenticated-customer`);
  return {
    arrived: arrived.url,
    person: customer.ok ? ((await customer.json()) as Record<string, unknown>) : null,
  };
}

/** Answers that the portal must refuse, by the reason, and what its log then says. */
type Refused = Readonly<Record<string, readonly [settings: AnswerSettings, logged: string]>>;

/** This version of SimpleSAMLphp encrypts with AES-CBC only, which BSI TR-03116-4 no longer allows. */
const REFUSED_AS_PRESCRIBED: Refused = {
  'an assertion that is not encrypted': [{}, '"not_encrypted"'],
  'an assertion that is encrypted by AES-CBC': [{ 'assertion.encryption': true }, '"algorithm"'],
};

const REFUSED: Refused = {
  'a signature by SHA-1': [
    { 'signature.algorithm': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
    '"algorithm"',
  ],
  'an assertion that is not signed': [{ 'saml20.sign.assertion': false }, '"not_signed"'],
  'a signature of another service': [{ privatekey: 'other.key' }, '"signature"'],
  'a lower level than was asked for': [{ level: 'STORK-QAA-Level-1' }, '"LevelTooLow"'],
  'a level that nobody knows': [
    { level: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password' },
    '"UnknownLevel"',
  ],
};

/** The service, and the settings of a portal that it knows. */
async function startAll() {
  const database = await startPostgres({ durable: false });
  cleanUps.push(() => database.remove());
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const entityId = 'https://portal.state.example';
  const own = createKey(folder.path, 'portal');
  const keys = join(folder.path, 'portal-keys.pem');
  writeFileSync(keys, readFileSync(own.key, 'utf8') + readFileSync(own.certificate, 'utf8'), {
    mode: 0o600,
  });
  const service = await startSimpleSaml(folder.path, await freePort(), {
    entityId,
    recipient: `${origin}/api/authenticate/assertion-consumer`,
    certificate: own.certificate,
  });
  cleanUps.push(() => service.stop());
  const page = join(folder.path, 'portal');
  cpSync(join(import.meta.dirname, '../../apps/portal/public'), page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Portal</title>');
  const env = {
    ...exampleSettings(sandboxOrigin),
    HOST: '127.0.0.1',
    PORT: String(port),
    PORTAL_ORIGIN: origin,
    PORTAL_STATIC: page,
    PORTAL_STATE: writeStatePack(join(folder.path, 'state')),
    PORTAL_DATA: join(folder.path, 'data'),
    PORTAL_DEMO_PARCELS: '600',
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(sandboxPort),
    IDENTITY_ISSUER: service.issuer,
    IDENTITY_SSO_URL: service.loginUrl,
    IDENTITY_CLIENT_ID: entityId,
    IDENTITY_KEYS: keys,
    IDENTITY_CERTIFICATES: service.certificate,
    DRAIN_SECONDS: '0',
  };
  const sandbox = await startService('sandbox', env);
  cleanUps.push(() => stopService(sandbox, 'SIGTERM'));
  return { service, env };
}

type Started = Awaited<ReturnType<typeof startAll>>;

/** Runs the portal with `encryption` of `identity.json`. */
async function withPortal(
  { service, env }: Started,
  encryption: 'required' | 'optional',
  refused: Refused,
  succeeds: () => Promise<void>,
): Promise<void> {
  const origin = env.PORTAL_ORIGIN;
  writeIdentity(env.PORTAL_STATE, {
    protocol: 'saml',
    saml: { organizationName: 'Landesvermessung', serviceId: 'BMI-X0000', encryption },
  });
  let log = '';
  const backend = await startService('backend', env, (text) => {
    log += text;
  });
  try {
    await succeeds();
    for (const [reason, [settings, logged]] of Object.entries(refused)) {
      await step(`refused with encryption ${encryption}: ${reason}`, async () => {
        service.answer(settings);
        log = '';
        const { person, arrived } = await logIn(origin);
        check(person === null, `${JSON.stringify(person)} is logged in.`);
        check(arrived.includes('authException='), `The login led to ${arrived}.`);
        check(log.includes(logged), `The log does not say ${logged}: ${log}`);
      });
    }
  } finally {
    service.answer({});
    await stopService(backend, 'SIGTERM');
  }
}

async function tryLogins(): Promise<void> {
  const started = await startAll();
  await withPortal(started, 'required', REFUSED_AS_PRESCRIBED, async () => {
    const metadata = await fetch(`${started.env.PORTAL_ORIGIN}/api/authenticate/metadata`);
    check(metadata.ok, 'The portal has no metadata.');
  });
  await withPortal(started, 'optional', REFUSED, () =>
    step('a login by SimpleSAMLphp', async () => {
      const { person, arrived } = await logIn(started.env.PORTAL_ORIGIN);
      check(person !== null, `Nobody is logged in at ${arrived}.`);
      const { name, lastname, trustLevel } = person;
      check(
        name === 'ERIKA' && lastname === 'MUSTERMANN' && trustLevel === 'LEVEL_4',
        `The portal knows ${JSON.stringify(person)}.`,
      );
    }),
  );
}

try {
  await tryLogins();
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
}
