import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_MIN_VERSION } from 'node:tls';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Sources that run in production. */
const files = ['apps/backend/src', 'apps/alkis-adapter/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
);
const sources = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

/** Each match in the sources, with its file: the first group of the pattern. */
const foundBy = (pattern: RegExp): readonly (readonly [file: string, what: string])[] =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, what = '']) => [file, what] as const),
  );

/** Hash functions that TR-02102-1 recommends. */
const HASHES = ['sha256', 'sha384', 'sha512', 'RSA-SHA256', 'RSA-SHA384', 'RSA-SHA512'];

/** Bytes of a random secret: TR-02102-1 asks for 120 bits at least. */
const LEAST_RANDOM_BYTES = 15;

describe('cryptography of the servers, compared with BSI TR-02102-1 (LAW-7: TR-03172-3 A3.5.02, A3.5.04)', () => {
  const hashes = foundBy(
    /\b(?:createHash|createHmac|createSign|createVerify|sign|verify)\(\s*'([^']+)'/g,
  );
  it('finds the hash functions and random values of the sources', () => {
    expect(hashes.length).toBeGreaterThan(10);
    expect(foundBy(/\brandomBytes\((\d+)\)/g).length).toBeGreaterThan(1);
  });

  it.each(hashes)('uses a recommended hash function: %s, %s', (_file, hash) => {
    expect(HASHES).toContain(hash);
  });

  it.each(foundBy(/\brandomBytes\((\w+)\)/g))(
    'draws enough random bytes: %s, %s',
    (_file, size) => {
      expect(Number(size)).toBeGreaterThanOrEqual(LEAST_RANDOM_BYTES);
    },
  );

  it.each([
    ['a random value that can be predicted', /(Math\.random\()/g],
    ['a cipher without a proof of integrity', /'(aes-?\d+-(?:cbc|ecb|ctr)|des(?:-\w+)*|rc4)'/gi],
    ['a key from a password', /\b((?:pbkdf2|scrypt)(?:Sync)?)\(/g],
    [
      'an old version of TLS',
      /(minVersion: '(?!TLSv1\.[23]')|secureProtocol|TLSv1(?:\.1)?_method)/g,
    ],
    ['a certificate that is not checked', /(rejectUnauthorized: false)/g],
  ])('has nowhere %s', (_what, pattern) => {
    expect(foundBy(pattern)).toEqual([]);
  });

  it('speaks TLS 1.2 or newer, the default of Node that nothing changes', () => {
    expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
  });
});
