import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const REQUIRED = {
  PORTAL_ORIGIN: 'https://portal.example',
  ...Object.fromEntries(
    [
      'IDENTITY_CLIENT_ID',
      'IDENTITY_CLIENT_SECRET',
      'PAYMENT_TOKEN',
      'PAYMENT_SIGNING_KEY',
      'CADASTRE_TOKEN',
      'DESK_TOKEN',
      'POSTBOX_TOKEN',
      'ACCOUNTING_TOKEN',
      'CADASTRE_PASSWORD',
      'ACCOUNTING_PASSWORD',
      'DESK_PASSWORD',
    ].map((name) => [name, `test-${name}`]),
  ),
};

describe('the addresses of the sandbox', () => {
  it('are those of localhost', () => {
    expect(readEnvironment({ ...REQUIRED, SANDBOX_PORT: '9000' })).toMatchObject({
      host: 'localhost',
      origin: 'http://localhost:9000',
    });
  });

  it('can be others, which containers reach (STATE-8)', () => {
    const addresses = { SANDBOX_HOST: '10.0.0.1', SANDBOX_ORIGIN: 'http://10.0.0.1:9000' };
    expect(readEnvironment({ ...REQUIRED, ...addresses })).toMatchObject({
      host: '10.0.0.1',
      origin: 'http://10.0.0.1:9000',
    });
  });

  it('are origins', () => {
    const wrong = { ...REQUIRED, SANDBOX_ORIGIN: 'http://10.0.0.1:9000/sandbox' };
    expect(() => readEnvironment(wrong)).toThrow('SANDBOX_ORIGIN is not an origin');
  });
});

describe('a wrong variable of the sandbox', () => {
  it.each([
    [{ DESK_TOKEN: '' }, 'DESK_TOKEN is not set; the sandbox has no built-in credentials.'],
    [{ PORTAL_ORIGIN: undefined }, 'PORTAL_ORIGIN is not set'],
    [
      { PORTAL_DEMO_PARCELS: '12' },
      'PORTAL_DEMO_PARCELS is not a whole number from 600 to 5000000: 12',
    ],
  ])('is named in one sentence: %o', (wrong, sentence) => {
    expect(() => readEnvironment({ ...REQUIRED, ...wrong })).toThrow(sentence);
  });
});
