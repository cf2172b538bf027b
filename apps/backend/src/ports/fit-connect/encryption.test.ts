import { generateKeyPairSync } from 'node:crypto';
import { compactDecrypt, exportJWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueCertificate, type TestCertificate } from '../../testing/certificate-chain.ts';
import { encryptFor, tagOf } from './encryption.ts';

let root: TestCertificate;
let middle: TestCertificate;
let own: TestCertificate;
let other: TestCertificate;
let expired: TestCertificate;
let ofExpired: TestCertificate;
let ofEnd: TestCertificate;
beforeAll(async () => {
  root = await issueCertificate('Root');
  middle = await issueCertificate('Middle', { issuer: root });
  own = await issueCertificate('Bridge', { issuer: middle, isAuthority: false });
  other = await issueCertificate('Root');
  expired = await issueCertificate('Old', { issuer: root, isExpired: true });
  ofExpired = await issueCertificate('Bridge', { issuer: expired, isAuthority: false });
  ofEnd = await issueCertificate('Below', { issuer: own, isAuthority: false });
});

const keyOf = async (certificate: TestCertificate, chain: readonly TestCertificate[]) => ({
  ...(await exportJWK(certificate.certificate.publicKey)),
  alg: 'RSA-OAEP-256',
  kid: 'key-1',
  key_ops: ['wrapKey'],
  x5c: chain.map((one) => one.certificate.raw.toString('base64')),
});

const encrypt = async (keys: readonly object[], authorities: readonly TestCertificate[] | null) => {
  const trusted = authorities && authorities.map(({ certificate }) => certificate);
  const work = await encryptFor({ keys }, trusted, new Date());
  return work(Buffer.from('Grüße'), 'text/plain');
};

describe('the encryption for a destination (REAL-5)', () => {
  it('can be read with the key of the destination alone, and says what it holds', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signs = { kty: 'RSA', alg: 'PS512', kid: 'sign', key_ops: ['verify'] };
    const key = { ...(await exportJWK(publicKey)), alg: 'RSA-OAEP-256', kid: 'key-1' };
    const jwe = await encrypt([signs, 'nonsense' as never, key], null);
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
    expect(Buffer.from(plaintext).toString()).toBe('Grüße');
    expect(protectedHeader).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'key-1',
      cty: 'text/plain',
    });
    expect(tagOf(jwe)).toHaveLength(22);
    expect(tagOf(await encrypt([key], null))).not.toBe(tagOf(jwe));
  });

  it('refuses a key that is too short, and a destination without keys', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const key = { ...(await exportJWK(publicKey)), alg: 'RSA-OAEP-256', kid: 'key-1' };
    await expect(encrypt([key], null)).rejects.toThrow('it may be too short');
    await expect(encrypt([], null)).rejects.toThrow('publishes no key');
    await expect(encryptFor(null, null, new Date())).rejects.toThrow('publishes no key');
  });

  it('accepts a certificate that leads to an authority, with or without those between', async () => {
    expect(await encrypt([await keyOf(own, [own, middle])], [other, root])).toBeTruthy();
    expect(await encrypt([await keyOf(own, [own, middle, root])], [root])).toBeTruthy();
    expect(await encrypt([await keyOf(own, [own])], [middle])).toBeTruthy();
  });

  it.each<[string, () => Promise<object>, string]>([
    ['no certificate', () => keyOf(own, []), 'is missing'],
    ['that of another key', () => keyOf(own, [middle, root]), 'is of another key'],
    ['one of another authority with the same name', () => keyOf(other, [other]), 'unknown'],
    ['one whose issuer is missing', () => keyOf(own, [own]), 'is signed by an unknown'],
    ['one whose issuer has expired', () => keyOf(ofExpired, [ofExpired, expired]), 'not valid'],
    ['one that is issued by no authority', () => keyOf(ofEnd, [ofEnd, own, middle]), 'unknown'],
    [
      'one that is none',
      async () => ({ ...(await keyOf(own, [own])), x5c: ['AAAA'] }),
      'cannot be read',
    ],
  ])('refuses %s', async (_name, key, sentence) => {
    await expect(encrypt([await key()], [root])).rejects.toThrow(sentence);
  });
});
