import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { type EventIssuer, readEventLog } from './event-log.ts';

const KEYS = {
  SERVICE: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  DESTINATION: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const DESTINATION = '6d8f2b0a-1c1e-4a5b-9d3f-2f7c5e1a9b40';
const SUBMISSION = { submissionId: 's-1', caseId: 'c-1', dataTags: ['tag-1', 'tag-2'] };
const EVENTS = 'https://schema.fitko.de/fit-connect/events/';

/** What is wrong about a token; by default nothing. */
interface TokenOptions {
  readonly by?: EventIssuer;
  readonly signedBy?: EventIssuer;
  readonly header?: object;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly details?: object;
}

async function token(name: string, options: TokenOptions = {}): Promise<string> {
  const { by = 'SERVICE', signedBy = by, header = {}, claims = {}, details = {} } = options;
  return new SignJWT({
    jti: '1',
    iss: by === 'SERVICE' ? 'https://fit-connect.example' : DESTINATION,
    iat: 1_700_000_000,
    sub: 'submission:s-1',
    txn: 'case:c-1',
    events: { [`${EVENTS}${name}`]: details },
    ...claims,
  })
    .setProtectedHeader({ typ: 'secevent+jwt', alg: 'PS512', kid: 'key-1', ...header })
    .sign(KEYS[signedBy].privateKey);
}

const read = (...tokens: readonly string[]) =>
  readEventLog(tokens, SUBMISSION, DESTINATION, (issuer) => exportJWK(KEYS[issuer].publicKey));

const sent = async () => [await token('create-submission'), await token('submit-submission')];
const bridge = { by: 'DESTINATION' } as const;
const about = (data: string) => ({ ...bridge, details: { authenticationTags: { data } } });

describe('the event log of a submission (REAL-5)', () => {
  it('says how far it has come', async () => {
    const [created = '', submitted = ''] = await sent();
    const known = [created, submitted, await token('notify-submission')];
    const forwarded = [...known, await token('forward-submission', bridge)];
    const accepted = [...forwarded, await token('accept-submission', bridge)];
    expect((await read()).state).toBe('ANNOUNCED');
    expect((await read(created)).state).toBe('ANNOUNCED');
    expect((await read(...known)).state).toBe('SUBMITTED');
    expect((await read(...forwarded)).state).toBe('SUBMITTED');
    expect((await read(...accepted)).state).toBe('ACCEPTED');
    const deleted = await token('delete-submission');
    expect((await read(...accepted, deleted)).state).toBe('ACCEPTED');
    expect(await read(...known, deleted)).toEqual({ state: 'REFUSED', problems: ['deleted'] });
    expect((await read(...known, await token('of-tomorrow'))).state).toBe('SUBMITTED');
  });

  it('names the problems of a refusal by their types alone, whether the bridge or the service refused', async () => {
    const problems = [
      { type: `${EVENTS}problems/mailbox-not-found`, detail: 'Erika Mustermann' },
      { type: 'about:<b>Erika</b>' },
    ];
    for (const by of ['DESTINATION', 'SERVICE'] as const) {
      const refused = await token('reject-submission', { by, details: { problems } });
      expect(await read(...(await sent()), refused)).toEqual({
        state: 'REFUSED',
        problems: ['mailbox-not-found', 'unknown'],
      });
    }
  });

  it('accepts the tag of any attempt, and no other', async () => {
    expect((await read(await token('accept-submission', about('tag-2')))).state).toBe('ACCEPTED');
    await expect(read(await token('accept-submission', about('tag-3')))).rejects.toThrow(
      'about other content than was sent',
    );
  });

  it.each<[string, TokenOptions, string]>([
    ['the key of somebody else', { signedBy: 'SERVICE' }, 'signature verification failed'],
    ['another algorithm', { header: { alg: 'PS256' } }, '"alg" (Algorithm) Header Parameter'],
    ['another type', { header: { typ: 'JWT' } }, '"typ" JWT header value'],
    ['no type', { header: { typ: undefined } }, '"typ" JWT header value'],
    ['no id of a key', { header: { kid: undefined } }, 'without the id of its key'],
    ['a path as the id of a key', { header: { kid: '../../x' } }, 'without the id of its key'],
    ['another submission', { claims: { sub: 'submission:s-2' } }, '"sub" claim'],
    ['another case', { claims: { txn: 'case:c-2' } }, 'of another case'],
    ['no id', { claims: { jti: undefined } }, '"jti" claim'],
    ['no time', { claims: { iat: undefined } }, '"iat" claim'],
    ['another destination', { claims: { iss: crypto.randomUUID() } }, 'of another destination'],
    ['no issuer', { claims: { iss: undefined } }, 'of another destination'],
    ['no event', { claims: { events: {} } }, 'that is not one event'],
    [
      'two events',
      { claims: { events: { [`${EVENTS}accept-submission`]: {}, [`${EVENTS}x`]: {} } } },
      'that is not one event',
    ],
    ['an event of another schema', { claims: { events: { 'https://x/': {} } } }, 'not one event'],
    ['events that are none', { claims: { events: 'accept-submission' } }, 'without content'],
  ])('refuses a token with %s', async (_name, options, sentence) => {
    const wrong = await token('accept-submission', { ...bridge, ...options });
    await expect(read(wrong)).rejects.toThrow(sentence);
  });

  it('refuses what is no token, and one without a signature', async () => {
    await expect(read('<html>')).rejects.toThrow('that is no token');
    const [, payload = ''] = (await token('accept-submission', bridge)).split('.');
    const header = Buffer.from('{"alg":"none","typ":"secevent+jwt","kid":"key-1"}');
    const unsigned = `${header.toString('base64url')}.${payload}.`;
    await expect(read(unsigned)).rejects.toThrow('that cannot be verified');
  });

  it('lets the service accept nothing, and the destination submit nothing', async () => {
    await expect(read(await token('accept-submission'))).rejects.toThrow('cannot tell (accept');
    await expect(read(await token('submit-submission', bridge))).rejects.toThrow('cannot tell');
  });
});
