import { afterEach, describe, expect, it } from 'vitest';
import { type Change, keyPair, openIdService } from '../testing/openid-service.ts';
import { faultOf } from './identity.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Starts an identity service, and opens its port. */
async function openService(change: Change) {
  const service = await openIdService(change);
  close = service.close;
  return service;
}

/** Logs in at an identity service. @returns the claims */
async function logIn(change: Change) {
  const { identity, secrets, callback } = await openService(change);
  return identity.claims(callback, secrets);
}

describe('the request to the identity service (REAL-2)', () => {
  it.each([
    ['LEVEL_4', 'LEVEL_4'],
    [undefined, null],
  ])('asks for a level if one is needed: %s', async (level, acr) => {
    const { identity, secrets } = await openService({});
    const { address, fields } = await identity.begin(secrets, { level, language: 'de' });
    const { searchParams } = new URL(address);
    expect(fields).toBeUndefined();
    expect(searchParams.get('acr_values')).toBe(acr);
    expect(searchParams.get('scope')).toBe('openid');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('asks the person to log in, also when the service has a session: else a step-up gets the same level again', async () => {
    const { identity, secrets } = await openService({});
    const { address } = await identity.begin(secrets, { level: 'LEVEL_4', language: 'de' });
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
  });
});

describe('the secret of the portal (IN-5)', () => {
  it('is tried with a code that nobody has, and only its refusal is an error', async () => {
    const wrong = await openService({ refusal: { error: 'invalid_client' } });
    await expect(wrong.identity.trySecret?.()).rejects.toMatchObject({ code: 'invalid_client' });
    wrong.close();
    const right = await openService({});
    await expect(right.identity.trySecret?.()).resolves.toBeUndefined();
  });
});

describe('the answer of the identity service', () => {
  it('has the claims of the person', async () => {
    expect(await logIn({})).toMatchObject({ sub: 'erika', given_name: 'Erika' });
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<[string, Change, string]>([
    ['is signed with another key', { key: keyPair().privateKey }, 'signature verification failed'],
    ['is not signed', { header: { alg: 'none' } }, 'unexpected JWT "alg"'],
    ['is signed with another algorithm', { header: { alg: 'HS256' } }, 'unexpected JWT "alg"'],
    ['is for another portal', { claims: { aud: 'other' } }, '"aud"'],
    ['is of another service', { claims: { iss: 'http://127.0.0.1:1' } }, '"iss"'],
    ['has expired', { claims: { iat: now - 7200, exp: now - 3600 } }, '"exp"'],
    ['belongs to another login', { claims: { nonce: 'other' } }, '"nonce"'],
  ])('is refused when it %s', async (_name, change, reason) => {
    await expect(logIn(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining(reason) },
    });
  });

  it('that refuses the portal has its code of OAuth in the log, and nothing that it says (REAL-2)', async () => {
    const refusal = { error: 'invalid_client', error_description: 'Erika' };
    const error: unknown = await logIn({ refusal }).catch((reason: unknown) => reason);
    expect(faultOf(error)).toEqual({ fault: 'ResponseBodyError', code: 'invalid_client' });
    const odd = await logIn({ refusal: { error: 'Erika Mustermann' } }).catch(
      (one: unknown) => one,
    );
    expect(JSON.stringify(faultOf(odd))).not.toContain('Erika');
  });

  it('is refused when it comes from a service with another name', async () => {
    await expect(logIn({ metadata: { issuer: 'https://evil.example' } })).rejects.toThrow(
      'issuer does not match',
    );
  });
});
