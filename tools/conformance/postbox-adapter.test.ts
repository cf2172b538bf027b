import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FitConnectSettings } from '../../apps/backend/src/config/postbox-file.ts';
import { fitConnectPostbox } from '../../apps/backend/src/ports/fit-connect/index.ts';
import type { PostboxMessage } from '../../apps/backend/src/ports/postbox.ts';
import { type Change, closeServers, first, header, startDouble, status } from './double.ts';
import {
  CALLS,
  type FitConnectSandbox,
  memoryStore,
  newMessage,
  startFitConnect,
} from './fit-connect-setup.ts';

/* The adapter of the backend with the FIT-Connect of the sandbox: real encryption and signatures over HTTP. */

let sandbox: FitConnectSandbox;
let origin = '';
beforeAll(async () => {
  sandbox = await startFitConnect();
  ({ origin } = sandbox);
}, 120_000);
afterEach(closeServers);
afterAll(() => sandbox.close());

let memory: ReturnType<typeof memoryStore>;
let message: PostboxMessage;
beforeEach(() => {
  memory = memoryStore();
  message = newMessage();
});

const postboxAt = (address: string, changes: Partial<FitConnectSettings> = {}, now = new Date()) =>
  fitConnectPostbox(
    { ...sandbox.settingsAt(address), ...changes },
    { store: memory.store, portalUrl: 'https://portal.example', now: () => now },
  );

const { token, keys, announce, upload, submit, events } = CALLS;

/** How often the message is in the postbox. */
const arrived = async (): Promise<number> => {
  const page = await (await fetch(`${origin}/postbox`)).text();
  return page.split(`<h2>${message.subject}</h2>`).length - 1;
};

const file = (name: string, content: string) => ({
  name,
  contentType: 'application/pdf',
  size: content.length,
  read: async () => Buffer.from(content),
});

const OUTAGE = expect.objectContaining({ isOutage: true });

describe('the postbox of the federation through FIT-Connect (REAL-5)', () => {
  it('has a message with its trust level and files, and says that it was accepted', async () => {
    const files = [file('Karte.pdf', '%PDF-1 Karte'), file('Rechnung.pdf', '%PDF-1 Rechnung')];
    expect(await postboxAt(origin).send({ ...message, files })).toBe('DELIVERED');
    const page = await (await fetch(`${origin}/postbox`)).text();
    const [article = ''] = page.split('<article').filter((one) => one.includes(message.subject));
    expect(article).toContain('Guten Tag Jürgen Groß');
    expect(article).toContain('STORK-QAA-Level-4');
    expect(article).toContain('Amt für Kataster');
    const links = [...article.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toHaveLength(2);
    expect(await (await fetch(`${origin}${links[1]}`)).text()).toBe('%PDF-1 Rechnung');
  });

  it('has the status of an application, the later one only', async () => {
    const { sendStatus } = postboxAt(origin);
    const common = { applicationId: randomUUID(), senderName: 'Amt', createdAt: message.createdAt };
    for (const state of ['PROCESSING', 'COMPLETED'] as const) {
      const { orderNumber } = message;
      const statusId = `status-${state}-${orderNumber}`;
      expect(await sendStatus?.({ ...common, statusId, orderNumber, state })).toBe('DELIVERED');
    }
    const page = await (await fetch(`${origin}/postbox`)).text();
    expect(page).toContain(`Auftrag ${message.orderNumber}: COMPLETED`);
    expect(page).not.toContain(`Auftrag ${message.orderNumber}: PROCESSING`);
    const wrong = { ...common, applicationId: 'a', statusId: 's', orderNumber: '1' };
    await expect(sendStatus?.({ ...wrong, state: 'COMPLETED' })).rejects.toThrow('no valid id');
  });

  it.each([
    ['to the announcement', announce],
    ['to the upload of a file', upload],
    ['to the submission', submit],
    ['with the events', events],
    ['with the keys', keys],
    ['with the token', token],
  ])(
    'has a message once when the answer %s was lost, and waits as long as it asks for',
    async (_name, call) => {
      const lost = first(({ headers }) => ({
        status: 503,
        headers: { ...headers, 'retry-after': '7' },
        body: '',
      }));
      const postbox = postboxAt(await startDouble(origin, { [call]: lost }));
      const files = [file('Karte.pdf', '%PDF-1')];
      await expect(postbox.send({ ...message, files })).rejects.toMatchObject({
        name: 'ExternalSystemError',
        retryAfterMs: 7000,
        isOutage: true,
      });
      expect(await postbox.send({ ...message, files })).toBe('DELIVERED');
      expect(await postbox.send({ ...message, files })).toBe('DELIVERED');
      expect(await arrived()).toBe(1);
    },
  );

  it('has a message once when its events follow the answer that it was sent already', async () => {
    const already = first(({ headers }) => ({ status: 409, headers, body: '{}' }));
    const none = first((answer) => ({ ...answer, body: '{"eventLog":[]}' }));
    const postbox = postboxAt(await startDouble(origin, { [submit]: already, [events]: none }));
    await expect(postbox.send(message)).rejects.toMatchObject({ isOutage: true });
    expect(await postbox.send(message)).toBe('DELIVERED');
    expect(await arrived()).toBe(1);
  });

  it('has a message once when two processes send it at the same time', async () => {
    const outcomes = await Promise.allSettled([1, 2].map(() => postboxAt(origin).send(message)));
    // Either of them may have to ask again, because the events of the other one follow.
    const failures = outcomes.filter((one) => one.status === 'rejected');
    expect(failures).toEqual(failures.map(() => ({ status: 'rejected', reason: OUTAGE })));
    expect(await postboxAt(origin).send(message)).toBe('DELIVERED');
    expect(await arrived()).toBe(1);
  });

  it('is asked again while it has not accepted a message, which is not sent again', async () => {
    let holds = true;
    const submitted: Change = () => {
      calls += 1;
      return {};
    };
    let calls = 0;
    const held: Change = ({ body }) => {
      if (!holds) return {};
      const log = Object(JSON.parse(body));
      return { body: JSON.stringify({ ...log, eventLog: log.eventLog.slice(0, 2) }) };
    };
    const postbox = postboxAt(await startDouble(origin, { [events]: held, [submit]: submitted }));
    expect(await postbox.send(message)).toBe('OPEN');
    expect(await postbox.send(message)).toBe('OPEN');
    holds = false;
    expect(await postbox.send(message)).toBe('DELIVERED');
    expect(calls).toBe(1);
  });

  it('begins anew when an announcement is no longer known, which is deleted after a day', async () => {
    const gone = { submissionId: randomUUID(), caseId: randomUUID(), dataTags: [] };
    memory.rows.set(message.messageId, gone);
    expect(await postboxAt(origin).send(message)).toBe('DELIVERED');
    memory.rows.set(message.messageId, { ...gone, dataTags: ['sent'] });
    await expect(postboxAt(origin).send(message)).rejects.toThrow('404 submission-not-found');
  });

  it.each<[string, Partial<PostboxMessage>, string]>([
    ['there is none', { mailbox: null }, 'has no postbox'],
    ['its handle is no id', { mailbox: '../../keys' }, 'no valid id'],
    ['its handle no longer exists', { mailbox: randomUUID() }, 'mailbox-not-found'],
    ['the level is none', { level: 5 }, 'schema-violation'],
    [
      'a file is too large for it',
      { files: [file('Karte.pdf', '%PDF'.repeat(600_000))] },
      'attachment-too-large',
    ],
  ])('refuses a message because %s; it can be sent again', async (_name, change, reason) => {
    await expect(postboxAt(origin).send({ ...message, ...change })).rejects.toMatchObject({
      name: 'PostboxRefusal',
      message: expect.stringContaining(reason),
    });
    expect(memory.rows.size).toBe(0);
    expect(await postboxAt(origin).send(message)).toBe('DELIVERED');
    expect(await arrived()).toBe(1);
  });

  it('refuses an author whom it does not know', async () => {
    const keysFile = join(sandbox.folder, 'identity/portal.pem');
    await expect(postboxAt(origin, { keysFile }).send(message)).rejects.toThrow(
      'The postbox refused it (author-certificate-unknown).',
    );
  });

  it.each<[string, Partial<FitConnectSettings>, string]>([
    [
      'the secret is wrong',
      { clientSecret: 'wrong' },
      'answered invalid_client (postbox.json: tokenUrl, clientId, clientSecret)',
    ],
    [
      'the destination is unknown',
      { destination: '00000000-0000-4000-8000-000000000000' },
      'does not know the destination or submission (postbox.json: destination): it answered 404 destination-not-found to POST submissions',
    ],
    [
      'nothing answers',
      { submissionUrl: 'http://127.0.0.1:9' },
      'FIT-Connect does not answer at http://127.0.0.1:9: TypeError',
    ],
  ])('says what to change when %s', async (_name, changes, sentence) => {
    await expect(postboxAt(origin, changes).send(message)).rejects.toThrow(sentence);
  });

  it('says at the start that a file cannot be read', () => {
    expect(() => postboxAt(origin, { keysFile: '/none.pem' })).toThrow('keysFile names a file');
    expect(() => postboxAt(origin, { authorityFile: '/none.pem' })).toThrow('authorityFile names');
  });

  it('is sent nothing with a certificate that has expired, or for a key without the certificate that is demanded', async () => {
    const later = new Date(Date.now() + 5 * 365 * 86_400_000);
    await expect(postboxAt(origin, {}, later).send(message)).rejects.toThrow(
      'The certificate of the portal is valid from',
    );
    const { keysFile: authorityFile } = sandbox.settingsAt(origin);
    await expect(postboxAt(origin, { authorityFile }).send(message)).rejects.toThrow(
      'The certificate of the destination is missing (postbox.json: authorityFile)',
    );
    expect(await arrived()).toBe(0);
  });

  it.each<[string, string, Change, string]>([
    ['a token that is refused', announce, status(401), 'does not accept the token'],
    ['a client without the right', submit, status(403), 'does not allow the client'],
    [
      'something else than a submission',
      announce,
      () => ({ body: '{}' }),
      'something else to POST',
    ],
    [
      'an id that is a path',
      announce,
      ({ body }) => ({ body: body.replace(/"submissionId":"/, '$&../') }),
      'something else',
    ],
    ['no JSON', events, () => ({ body: '<html>' }), 'something else to GET events'],
    ['no key', keys, () => ({ body: '{"keys":[]}' }), 'publishes no key for RSA-OAEP-256'],
    [
      'keys for signatures only',
      keys,
      ({ body }) => ({ body: body.replaceAll('wrapKey', 'verify') }),
      'publishes no key',
    ],
    [
      'an event with another signature',
      events,
      ({ body }) => ({ body: body.replaceAll(/\.[\w-]{8}(?=[\w-]*")/g, '.AAAAAAAA') }),
      'that cannot be verified',
    ],
    [
      'a redirection',
      keys,
      ({ headers }) => ({ status: 302, headers: { ...headers, location: 'http://127.0.0.1:9' } }),
      'does not answer',
    ],
    [
      'a text of the service',
      announce,
      () => ({ status: 400, body: '{"type":"/<b>Erika</b>"}' }),
      'it answered 400 to POST submissions',
    ],
  ])('fails with %s', async (_name, call, change, sentence) => {
    const postbox = postboxAt(await startDouble(origin, { [call]: change }));
    await expect(postbox.send(message)).rejects.toThrow(sentence);
  });

  it('asks for another token when one is refused', async () => {
    const address = await startDouble(origin, { [announce]: first(status(401)) });
    expect(await postboxAt(address).send(message)).toBe('DELIVERED');
  });

  it('does not wait longer than 20 seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBeLessThanOrEqual(20_000);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    await expect(postboxAt(origin).send(message)).rejects.toThrow('does not answer');
    timeout.mockRestore();
  });

  it('sends the token to nobody who asks for keys of the service, and honours Retry-After of its own', async () => {
    let sent: string[] = [];
    const address = await startDouble(origin, {
      [`${CALLS.serviceKeys} +`]: () => {
        sent = [...sent, 'with a credential'];
        return {};
      },
      [submit]: first((answer) => ({ ...header('retry-after', '3600000')(answer), status: 429 })),
    });
    const postbox = postboxAt(address);
    await expect(postbox.send(message)).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    expect(await postbox.send(message)).toBe('DELIVERED');
    expect(sent).toEqual([]);
  });
});
