import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { readCertificates, readOwnKeys } from './own-keys.ts';
import { keyFile, keyOf } from '../saml/testing/answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'saml-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: string): string => {
  const file = join(folder, 'keys.pem');
  writeFileSync(file, content);
  return file;
};
const pemOf = (name: Parameters<typeof keyFile>[0]): string => readFileSync(keyFile(name), 'utf8');
const read = (content: string) => readOwnKeys(write(content), 'IDENTITY_KEYS');

describe('the keys of the portal (REAL-1)', () => {
  it('are read in their order, each with its certificate', () => {
    const keys = read(pemOf('portal') + pemOf('portal-next'));
    expect(keys.map(({ certificate }) => certificate.subject)).toEqual([
      'CN=Test portal',
      'CN=Test portal-next',
    ]);
    expect(readCertificates(keyFile('provider'), 'X')).toHaveLength(1);
  });

  it.each<[string, () => string, string]>([
    ['nothing', () => '', 'has no certificate'],
    ['a certificate alone', () => keyOf('portal').certificate.toString(), 'has no private key'],
    [
      'a key of another certificate',
      () => keyOf('portal').privateKey + keyOf('other').certificate.toString(),
      'a private key without its certificate',
    ],
    [
      'a short key',
      () =>
        String(
          generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
            format: 'pem',
            type: 'pkcs8',
          }),
        ) + keyOf('portal').certificate.toString(),
      'at least 2048 bits',
    ],
  ])('stop the start: %s', (_name, content, reason) => {
    expect(() => read(content())).toThrow(reason);
  });

  it('stop the start when the file is missing', () => {
    expect(() => readOwnKeys(join(folder, 'none.pem'), 'IDENTITY_KEYS')).toThrow(
      'IDENTITY_KEYS names a file that cannot be read',
    );
  });
});
