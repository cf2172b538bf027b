import { describe, expect, it } from 'vitest';
import { ExternalSystemError } from '../errors.ts';
import { secretTrials } from './secret-trials.ts';

type Core = Parameters<typeof secretTrials>[0];

const refuse = (status: number) => async () => {
  throw new ExternalSystemError(`https://a.example answered ${status}.`, status);
};

const denied = (code: string) => async () => {
  throw Object.assign(new Error(`Refused: ${code}.`), { code });
};

/** What the trials say when the systems answer so. */
const linesOf = async (change: object): Promise<readonly string[]> =>
  secretTrials({
    provider: { probe: async () => undefined },
    authority: { orderable: async () => ({ kinds: null, fileFormats: null }) },
    mail: null,
    identities: { person: {}, organisation: null },
    postbox: {},
    storage: {},
    state: { xbezahldienste: null },
    ...change,
  } as unknown as Core)();

describe('the secrets at the start (IN-5)', () => {
  it.each([
    ['PAYMENT_TOKEN', { provider: { probe: refuse(401) } }],
    [
      'authentication in payment.json',
      { provider: { probe: refuse(403) }, state: { xbezahldienste: {} } },
    ],
    ['CADASTRE_TOKEN', { authority: { orderable: refuse(401) } }],
    ['SMTP_URL', { mail: { probe: denied('EAUTH') } }],
    ['clientSecret in postbox.json', { postbox: { trySecret: refuse(401) } }],
    ['clientSecret in postbox.json', { postbox: { trySecret: denied('invalid_client') } }],
    ['S3_SECRET_KEY', { storage: { trySecret: denied('SignatureDoesNotMatch') } }],
    [
      'IDENTITY_CLIENT_SECRET',
      { identities: { person: { trySecret: denied('invalid_client') }, organisation: null } },
    ],
    [
      'ORGANISATION_IDENTITY_CLIENT_SECRET',
      { identities: { person: {}, organisation: { trySecret: denied('invalid_client') } } },
    ],
  ])('are tried, and a refused one is named: %s', async (setting, change) => {
    expect(await linesOf(change)).toEqual([
      expect.stringContaining(`${setting} is refused by the system that it is for: `),
    ]);
  });

  it.each([
    ['all are accepted', {}],
    [
      'a system does not answer',
      { provider: { probe: refuse(503) }, mail: { probe: denied('ECONNREFUSED') } },
    ],
  ])('are not named where %s', async (_name, change) => {
    expect(await linesOf(change)).toEqual([]);
  });
});
