import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where Debian installs SimpleSAMLphp. */
const INSTALLED = '/usr/share/simplesamlphp';

/** Programs and the Debian packages that contain them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  '/usr/bin/php': 'php-cli php-xml php-mbstring php-curl',
  [INSTALLED]: 'simplesamlphp',
};

/** The Debian packages that are needed and not installed. */
export const missingPackages = (): readonly string[] =>
  Object.entries(PROGRAMS)
    .filter(([path]) => !existsSync(path))
    .map(([, names]) => names);

/** How the service answers; what is left out is as BundID does it, but not encrypted. */
export interface AnswerSettings {
  readonly 'assertion.encryption'?: boolean;
  readonly 'signature.algorithm'?: string;
  readonly 'saml20.sign.assertion'?: boolean;
  /** The key that signs, `service.key` or `other.key`. */
  readonly privatekey?: string;
  /** `AuthnContextClassRef` of the answer. */
  readonly level?: string;
}

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const URI_NAMES = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri';

/** The one person who can log in. */
export const PERSON = { username: 'erika', password: 'secret' } as const;

/** Attributes of the person under the names of BundID. */
const ATTRIBUTES = {
  'urn:oid:1.3.6.1.4.1.25484.494450.3': 'bpk2-of-erika',
  'urn:oid:2.5.4.42': 'ERIKA',
  'urn:oid:2.5.4.4': 'MUSTERMANN',
  'urn:oid:0.9.2342.19200300.100.1.3': 'erika@example.org',
  'urn:oid:2.5.4.16': 'HEIDESTRASSE 17',
  'urn:oid:2.5.4.17': '51147',
  'urn:oid:2.5.4.7': 'KÖLN',
  'urn:oid:1.2.40.0.10.2.1.1.225599': 'DE',
};

/** Makes a key and a self-signed certificate. */
export function createKey(folder: string, name: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const subject = `req -x509 -newkey rsa:3072 -nodes -days 1 -sha256 -subj /CN=${name}.example`;
  execFileSync('openssl', [...subject.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}

const base64Of = (certificate: string): string =>
  readFileSync(certificate, 'utf8').replaceAll(/-----[^-]+-----|\s/g, '');

/** A portal as the service knows it. */
interface KnownPortal {
  readonly entityId: string;
  /** Address that receives answers. */
  readonly recipient: string;
  /** File of the certificate. */
  readonly certificate: string;
}

/** A file of PHP that reads its values from JSON beside it. */
const phpOf = (variable: string, name: string): string =>
  `<?php\n${variable} = json_decode(file_get_contents('${name}'), true);\n`;

/** SimpleSAMLphp as identity service, served by PHP on 127.0.0.1. */
export async function startSimpleSaml(folder: string, port: number, portal: KnownPortal) {
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/saml2/idp/metadata.php`;
  const config = join(folder, 'simplesamlphp');
  for (const name of ['metadata', 'temp', 'log', 'data', 'sessions']) {
    mkdirSync(join(config, name), { recursive: true });
  }
  const { certificate } = createKey(config, 'service');
  createKey(config, 'other');
  const file = (name: string): string => join(config, name);
  const json = (name: string, content: object): void =>
    writeFileSync(file(`${name}.json`), JSON.stringify(content));

  json('config', {
    baseurlpath: `${origin}/`,
    certdir: `${config}/`,
    loggingdir: file('log/'),
    datadir: file('data/'),
    tempdir: file('temp'),
    metadatadir: file('metadata/'),
    'logging.handler': 'file',
    'logging.level': 7,
    'statistics.out': [],
    secretsalt: 'salt-of-a-check',
    'auth.adminpassword': 'not-used-by-the-check',
    'enable.saml20-idp': true,
    'module.enable': { exampleauth: true, core: true, saml: true },
    'session.cookie.secure': false,
    'session.cookie.samesite': null,
    'session.phpsession.savepath': file('sessions'),
    'language.cookie.secure': false,
    'language.cookie.samesite': null,
    attributenamemapdir: '/etc/simplesamlphp/attributemap/',
    'metadata.sources': [{ type: 'flatfile' }],
    'store.type': 'phpsession',
  });
  writeFileSync(
    file('config.php'),
    `<?php
require '/etc/simplesamlphp/config.php';
$config = array_merge($config, json_decode(file_get_contents('${file('config.json')}'), true));
`,
  );
  const { username, password } = PERSON;
  json('authsources', {
    people: {
      0: 'exampleauth:UserPass',
      [`${username}:${password}`]: Object.fromEntries(
        Object.entries(ATTRIBUTES).map(([name, value]) => [name, [value]]),
      ),
    },
  });
  writeFileSync(file('authsources.php'), phpOf('$config', file('authsources.json')));
  writeFileSync(file('metadata/saml20-idp-hosted.php'), phpOf('$metadata', file('hosted.json')));
  writeFileSync(file('metadata/saml20-sp-remote.php'), phpOf('$metadata', file('remote.json')));

  /** Changes how the service answers. */
  const answer = ({ level = 'STORK-QAA-Level-4', ...settings }: AnswerSettings): void => {
    json('hosted', {
      [issuer]: {
        host: '__DEFAULT__',
        privatekey: settings.privatekey ?? 'service.key',
        certificate: 'service.pem',
        auth: 'people',
        attributeencodings: {},
        'attributes.NameFormat': URI_NAMES,
        'signature.algorithm': settings['signature.algorithm'] ?? RSA_SHA256,
        SingleSignOnServiceBinding: [POST],
        authproc: {
          90: { class: 'saml:AuthnContextClassRef', AuthnContextClassRef: level },
        },
      },
    });
    json('remote', {
      [portal.entityId]: {
        AssertionConsumerService: [{ index: 0, Binding: POST, Location: portal.recipient }],
        'validate.authnrequest': true,
        'saml20.sign.response': true,
        'assertion.encryption': false,
        certData: base64Of(portal.certificate),
        ...settings,
      },
    });
  };
  answer({});

  const server = spawn('/usr/bin/php', ['-S', `127.0.0.1:${port}`, '-t', join(INSTALLED, 'www')], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: config },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (piece: Buffer) => {
    output = (output + piece.toString()).slice(-4000);
  });
  for (let attempt = 0; ; attempt += 1) {
    const page = await fetch(issuer).catch(() => null);
    await page?.body?.cancel();
    if (page?.ok) break;
    if (attempt > 60) throw new Error(`SimpleSAMLphp does not start: ${output}`);
    await pause(250);
  }
  return {
    issuer,
    loginUrl: `${origin}/saml2/idp/SSOService.php`,
    certificate,
    answer,
    async stop(): Promise<void> {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
