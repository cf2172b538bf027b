import { describe, expect, it } from 'vitest';
import { LoginRefused } from '../ports/identity.ts';
import { RSA_SHA256 } from './names.ts';
import {
  answer,
  type AnswerChange,
  ATTRIBUTES,
  ISSUER,
  keyOf,
  NOW,
  refusal,
} from './testing/answers.ts';
import { faultOf, plain, read, settings } from './testing/read-answer.ts';

const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);

const OAEP11 = 'http://www.w3.org/2009/xmlenc11#rsa-oaep';
const GCM128 = 'http://www.w3.org/2009/xmlenc11#aes128-gcm' as const;

describe('an answer of BundID (REAL-1)', () => {
  it('has the attributes as they come, by names without blanks, and the level of the login', async () => {
    const claims = read(await answer());
    expect(claims['urn:oid:2.5.4.4']).toEqual(['MUSTERMANN']);
    expect(claims['urn:oid:1.2.40.0.10.2.1.1.261.94']).toEqual(['STORK-QAA-Level-4']);
    expect(claims.AuthnContextClassRef).toEqual(['STORK-QAA-Level-4']);
    expect(Object.keys(claims)).toHaveLength(Object.keys(ATTRIBUTES).length + 1);
  });

  it.each<[string, AnswerChange]>([
    ['RSA with SHA-256', { signatureAlgorithm: RSA_SHA256 }],
    ['AES-128-GCM', { encryption: { encryptionAlgorithm: GCM128 } }],
    ['OAEP with SHA-256', { encryption: { keyEncryptionDigest: 'sha256' } }],
    [
      'OAEP of XML Encryption 1.1',
      {
        encryption: {
          keyEncryptionAlgorithm: OAEP11,
          keyEncryptionDigest: 'sha256',
          keyEncryptionMgf: 'sha256',
        } as unknown as AnswerChange['encryption'],
      },
    ],
    ['a signature of the whole answer as well', { responseSignedWith: 'provider' }],
  ])('is read with %s', async (_name, change) => {
    expect(read(await answer(change))['urn:oid:2.5.4.42']).toEqual(['ERIKA']);
  });

  it('is read without encryption only where the pack allows it', async () => {
    const field = await answer({ encryptedFor: null });
    expect(faultOf(field)).toBe('not_encrypted');
    expect(faultOf(field, plain)).toBe('accepted');
  });

  it('is read with the next key of either side while keys change', async () => {
    const change = { signedWith: 'provider-next', encryptedFor: 'portal-next' } as const;
    const field = await answer(change);
    expect(faultOf(field)).toBe('decryption');
    const keys = [...settings.keys, keyOf('portal-next').privateKey];
    expect(faultOf(field, { keys })).toBe('signature');
    const next = keyOf('provider-next').certificate.toString();
    expect(faultOf(field, { keys, certificates: [...settings.certificates, next] })).toBe(
      'accepted',
    );
  });

  it.each([
    ['Requester', 'AuthnFailed', 'cancelled'],
    ['Requester', 'NoAuthnContext', 'levelRefused'],
    ['Requester', 'RequestDenied', 'dataRefused'],
    ['Responder', undefined, null],
  ])('without assertion says why: %s %s', (code, inner, reason) => {
    const expected = { code: inner ?? code, reason };
    expect(() => read(refusal(code, inner))).toThrow(LoginRefused);
    expect(() => read(refusal(code, inner))).toThrow(expect.objectContaining(expected));
  });
});

describe('an answer that is not for this login (REAL-1)', () => {
  it.each<[string, AnswerChange, string]>([
    ['of another service', { issuer: 'https://evil.example' }, 'issuer'],
    ['to another address', { destination: 'https://other.example/acs' }, 'destination'],
    [
      'with an assertion for another address',
      { recipient: 'https://other.example/acs' },
      'recipient',
    ],
    ['with an assertion for another service', { audience: 'https://other.example' }, 'audience'],
    ['with an assertion for another request', { inResponseTo: '_request-2' }, 'request'],
    ['to no request', { requestId: '' }, 'request'],
  ])('is refused: %s', async (_name, change, code) => {
    expect(faultOf(await answer(change))).toBe(code);
  });

  it('is refused when the answer around the assertion is of another service', async () => {
    expect(
      faultOf(await answer({ whole: (xml) => xml.replace(ISSUER, 'https://evil.example') })),
    ).toBe('issuer');
  });

  it('is refused when the assertion alone is of another service', async () => {
    expect(
      faultOf(await answer({ before: (xml) => xml.replace(ISSUER, 'https://evil.example') })),
    ).toBe('issuer');
  });

  it.each([
    ['4 minutes ahead', 4, 'accepted'],
    ['6 minutes ahead', 6, 'not_yet_valid'],
    ['4 minutes behind', -9, 'accepted'],
    ['6 minutes behind', -11, 'expired'],
  ])('may come from a clock that is %s', async (_name, issued, code) => {
    expect(faultOf(await answer({ issuedAt: minutes(issued) }))).toBe(code);
  });

  it.each<[string, RegExp, string, string]>([
    ['without conditions', /<saml2:Conditions.*<\/saml2:Conditions>/, '', 'assertion'],
    [
      'without audience',
      /<saml2:AudienceRestriction.*<\/saml2:AudienceRestriction>/,
      '',
      'audience',
    ],
    ['without subject', /<saml2:Subject>.*<\/saml2:Subject>/, '', 'assertion'],
    ['without login', /<saml2:AuthnStatement.*<\/saml2:AuthnStatement>/, '', 'assertion'],
    [
      'with a confirmation without end',
      / NotOnOrAfter="[^"]*" Recipient/,
      ' Recipient',
      'assertion',
    ],
    ['with another confirmation', /cm:bearer/, 'cm:holder-of-key', 'assertion'],
    ['with a time that is none', /NotBefore="[^"]*"/, 'NotBefore="soon"', 'malformed'],
    [
      'with a login that has ended',
      /<saml2:AuthnStatement/,
      '<saml2:AuthnStatement SessionNotOnOrAfter="2026-11-21T09:00:00Z"',
      'expired',
    ],
  ])('is refused: an assertion %s', async (_name, pattern, replacement, code) => {
    expect(faultOf(await answer({ before: (xml) => xml.replace(pattern, replacement) }))).toBe(
      code,
    );
  });
});
