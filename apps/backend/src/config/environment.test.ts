import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, getDefault, getDescription } from 'valibot';
import { describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { readEnvironment, type Variables } from './environment.ts';
import { VARIABLES } from './variables.ts';

const REQUIRED: Variables = {
  PORTAL_DATA: '/data',
  IDENTITY_ISSUER: 'https://id.example/',
  IDENTITY_CLIENT_ID: 'portal',
  CADASTRE_URL: 'https://cadastre.example/base//',
  CADASTRE_TOKEN: 'c',
  DESK_URL: 'https://desk.example',
  DESK_TOKEN: 'd',
  ACCOUNTING_URL: 'https://accounting.example',
  ACCOUNTING_TOKEN: 'a',
  CADASTRE_PASSWORD: 'w1',
  ACCOUNTING_PASSWORD: 'w2',
  DESK_PASSWORD: 'w3',
  MONITORING_PASSWORD: 'w4',
};
const read = (changes: Variables = {}) =>
  readEnvironment({ ...REQUIRED, ...changes }, '/root/states');

/** The row of a variable in the documentation, with its default, `required` or a dash. */
function rowOf([name, schema]: [string, GenericSchema]): string {
  const isOptional = 'wrapped' in schema;
  const inner = isOptional ? (schema.wrapped as GenericSchema) : schema;
  const value: unknown = getDefault(schema);
  const fallback = typeof value === 'string' && value ? value : '–';
  const last = isOptional ? fallback : 'required';
  return `| \`${name}\` | ${getDescription(inner) ?? ''} | ${last} |`;
}

describe('environment', () => {
  it('has defaults for everything that is not required', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: 'localhost',
      portalOrigin: 'http://localhost:8080',
      basePath: '',
      portalUrl: 'http://localhost:8080',
      returnOrigins: ['http://localhost:8080'],
      stateFolder: '/root/states/lindenmark',
      staticFolder: null,
      databaseUrl: null,
      identity: { issuer: 'https://id.example', clientId: 'portal', clientSecret: null },
      cadastre: { url: 'https://cadastre.example/base', token: 'c' },
      mapOrigin: 'https://cadastre.example',
      files: 'folder',
      mail: null,
      retentionMs: 90 * 86_400_000,
      clockOffsetMs: 0,
    });
  });

  it('treats empty variables as missing', () => {
    expect(read({ PORT: '', PORTAL_STATIC: '', SMTP_URL: '', SMTP_FROM: '' })).toMatchObject({
      port: 8080,
      staticFolder: null,
      mail: null,
    });
  });

  it.each(['w9\n', 'w9\r\n', '\uFEFFw9'])(
    'removes what a file adds to a secret: %j (IN-5)',
    (given) => {
      expect(read({ CADASTRE_PASSWORD: given }).integration.cadastre).toBe('w9');
      expect(read({ DESK_URL: ' https://a.example \n' }).desk.url).toBe('https://a.example');
    },
  );

  it('believes one header of proxies, and names a wrong setting (IN-5)', () => {
    expect(read().forwardedHeader).toBe('X-Forwarded-For');
    const set = { TRUST_PROXY: 'loopback', TRUST_PROXY_HEADER: 'Forwarded' };
    expect(read(set).forwardedHeader).toBe('Forwarded');
    expect(() => read({ TRUST_PROXY_HEADER: 'Forwarded' })).toThrow(
      'TRUST_PROXY_HEADER is set, but TRUST_PROXY names no proxy to believe.',
    );
    expect(() => read({ ...set, TRUST_PROXY_HEADER: 'X-Real-IP' })).toThrow(
      'TRUST_PROXY_HEADER is not one of X-Forwarded-For, Forwarded: X-Real-IP',
    );
  });

  it('parses lists', () => {
    const changes = {
      PORTAL_RETURN_ORIGINS: 'https://a.example,https://b.example',
    };
    const { returnOrigins } = read(changes);
    expect(returnOrigins.slice(1)).toEqual(['https://a.example', 'https://b.example']);
  });

  it('stores files in the database when several processes can use it', () => {
    const DATABASE_URL = 'postgres://db.example/portal';
    expect(read({ DATABASE_URL }).files).toBe('database');
    expect(read({ DATABASE_URL, FILE_STORE: 'folder' }).files).toBe('folder');
    const bucket = { S3_ENDPOINT: 'https://s3.example/b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(read({ ...bucket, FILE_STORE: 's3' }).files).toEqual({
      endpoint: 'https://s3.example/b',
      region: 'auto',
      accessKeyId: 'a',
      secretAccessKey: 's',
    });
  });

  it.each(Object.keys(REQUIRED))('requires %s', (name) => {
    for (const value of [undefined, '']) {
      expect(() => read({ [name]: value })).toThrow(new StartError(`${name} is not set.`));
    }
  });

  it.each<[Variables, string]>([
    [{ PORT: '0' }, 'PORT is not a whole number from 1 to 65535: 0'],
    [{ PORT: '1.5' }, 'PORT is not a whole number from 1 to 65535: 1.5'],
    [
      { RATE_LIMIT_PRICE: 'many' },
      'RATE_LIMIT_PRICE is not a whole number from 1 to 1000000: many',
    ],
    [{ DESK_URL: 'desk' }, 'DESK_URL is not an http(s) address: desk'],
    [{ DESK_URL: 'ftp://desk' }, 'DESK_URL is not an http(s) address: ftp://desk'],
    [{ PORTAL_ORIGIN: 'https://a.example/x' }, 'PORTAL_ORIGIN is not an origin such as'],
    [{ PORTAL_RETURN_ORIGINS: 'x' }, 'PORTAL_RETURN_ORIGINS is not a list of origins such as'],
    [{ DESK_PASSWORD: 'w1' }, 'DESK_PASSWORD and MONITORING_PASSWORD are not all different.'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is not a list of addresses or networks'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY is not a list of addresses or networks'],
    [{ FILE_STORE: 'ftp' }, 'FILE_STORE is not one of folder, database, s3: ftp'],
    [{ FILE_STORE: 's3' }, 'S3_ENDPOINT is not set.'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL is not an address such as smtp://'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_FROM is not set.'],
    ...[
      'http://scanner',
      'clamd:scanner',
      'clamd://',
      'clamd://scanner/path',
      'icap://scanner',
      'icap:///avscan',
      'icap://user:secret@scanner/avscan',
    ].map((address): [Record<string, string>, string] => [
      { SCANNER_URL: address },
      'SCANNER_URL is not an address such as clamd://scanner.example:3310,',
    ]),
    [{ CLOCK_OFFSET_HOURS: 'x' }, 'CLOCK_OFFSET_HOURS is not a number of hours.'],
    [
      { CLOCK_OFFSET_HOURS: '1', PORTAL_ORIGIN: 'https://a.example' },
      'CLOCK_OFFSET_HOURS is only allowed on localhost.',
    ],
  ])('rejects %j', (changes, sentence) => {
    expect(() => read(changes)).toThrow(sentence);
  });

  it('is documented in docs/operating.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
    const rows = Object.entries<GenericSchema>(VARIABLES.entries).map(rowOf);
    const found = page
      .split('\n')
      .filter((line) => /^\| `[A-Z_0-9]+` \| [^|]+ \| [^|]+ \|$/.test(line));
    expect(found).toEqual(rows);
  });
});
