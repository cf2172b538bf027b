import { randomUUID } from 'node:crypto';
import { readOwnKeys } from '../../apps/backend/src/config/own-keys.ts';
import type { FitConnectSettings } from '../../apps/backend/src/config/postbox-file.ts';
import {
  messageContent,
  submissionMetadata,
} from '../../apps/backend/src/ports/fit-connect/content.ts';
import { encryptFor, tagOf } from '../../apps/backend/src/ports/fit-connect/encryption.ts';
import { signedEnvelope } from '../../apps/backend/src/ports/fit-connect/envelope.ts';
import { readEventLog } from '../../apps/backend/src/ports/fit-connect/event-log.ts';
import {
  type FitConnectAnswer,
  requestFitConnect,
} from '../../apps/backend/src/ports/fit-connect/request.ts';
import { fitConnectService } from '../../apps/backend/src/ports/fit-connect/service.ts';
import { check, expectThat, type Finding } from './finding.ts';

const at = (body: unknown, key: string): unknown => Object(body)[key] as unknown;

const expectStatus = ({ status }: FitConnectAnswer, ...expected: readonly number[]): void =>
  expectThat(expected.includes(status), `status ${status}, not ${expected.join(' or ')}`);

const MESSAGES = 'urn:schema-fitko-de:fit-connect:id.bund.de:message_v6';

const FILE = {
  name: 'Conformance.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 conformance check\n%%EOF\n'),
};

/** A message to a postbox that does not exist. */
const message = () => ({
  messageId: 'conformance',
  recipientId: '',
  mailbox: null,
  applicationId: null,
  orderNumber: 'conformance',
  language: 'de' as const,
  sender: { name: 'Conformance check', email: '' },
  subject: 'Conformance check',
  text: 'Conformance check',
  html: '',
  level: 1,
  files: [],
  createdAt: new Date().toISOString(),
});

/** FIT-Connect and the bridge to the postbox of the federation, with the settings of a state: one message is sent, to a postbox that does not exist. */
export async function checkFitConnect(settings: FitConnectSettings): Promise<readonly Finding[]> {
  const { submissionUrl, destinationUrl, destination, tokenUrl, clientId } = settings;
  const service = fitConnectService(settings);
  const POST = 'POST /v2/submissions';
  const UPLOAD = 'PUT /v2/submissions/{submissionId}/attachments/{attachmentId}';
  const PUT = 'PUT /v2/submissions/{submissionId}';
  const EVENTS = 'GET /v2/submissions/{submissionId}/events';
  const KEYS = 'GET /v2/destinations/{destinationId}/keys';
  let token = '';
  const ask = (
    method: 'GET' | 'POST' | 'PUT',
    address: string,
    body?: string,
    contentType = 'application/json',
    isKnown = true,
  ): Promise<FitConnectAnswer> =>
    requestFitConnect(address, {
      method,
      headers: {
        ...(isKnown ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      ...(body === undefined ? {} : { body }),
    });
  const askToken = (secret: string) =>
    requestFitConnect(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: secret,
        }),
      ),
    });
  const attachmentId = randomUUID();
  const announcement = {
    destinationId: destination,
    announcedAttachments: [attachmentId],
    publicService: { identifier: MESSAGES, name: settings.service },
  };
  const announce = (change: object, isKnown = true) => {
    const body = JSON.stringify({ ...announcement, ...change });
    return ask('POST', `${submissionUrl}/v2/submissions`, body, undefined, isKnown);
  };
  let submissionId = '';
  let caseId = '';
  let dataTag = '';
  let content = '';
  let encrypt: Awaited<ReturnType<typeof encryptFor>> | null = null;
  const place = (): string => `${submissionUrl}/v2/submissions/${submissionId}`;
  const upload = (id: string, body: string) =>
    ask('PUT', `${place()}/attachments/${id}`, body, 'application/jose');
  const readLog = async () => {
    const tokens = await service.events(submissionId);
    expectThat(tokens.length > 0, 'there are no events');
    const submission = { submissionId, caseId, dataTags: [dataTag] };
    return readEventLog(tokens, submission, destination, service.signingKey);
  };
  const keysAt = `${destinationUrl}/v2/destinations/${destination}/keys`;
  return [
    await check('POST token', 'refuses a wrong secret', async () => {
      const answer = await askToken(randomUUID());
      expectStatus(answer, 400, 401);
      const error = at(answer.body, 'error');
      expectThat(error === 'invalid_client', `the error is ${String(error)}, not invalid_client`);
    }),
    await check('POST token', 'gives a token', async () => {
      const answer = await askToken(settings.clientSecret);
      expectStatus(answer, 200);
      const found = at(answer.body, 'access_token');
      expectThat(typeof found === 'string' && found !== '', 'no access_token');
      token = found;
      const type = String(at(answer.body, 'token_type'));
      expectThat(type.toLowerCase() === 'bearer', `the token_type is ${type}, not Bearer`);
    }),
    await check(KEYS, 'is refused without the token', async () =>
      expectStatus(await ask('GET', keysAt, undefined, undefined, false), 401, 403),
    ),
    await check(KEYS, 'publishes a key for RSA-OAEP-256', async () => {
      const answer = await ask('GET', keysAt);
      expectStatus(answer, 200);
      encrypt = await encryptFor(answer.body, null, new Date());
      await encrypt(Buffer.from('x'), 'text/plain');
    }),
    await check(POST, 'is refused without the token', async () =>
      expectStatus(await announce({}, false), 401, 403),
    ),
    await check(POST, 'refuses an unknown destination', async () =>
      expectStatus(await announce({ destinationId: randomUUID() }), 400, 404, 422),
    ),
    await check(POST, 'announces a submission', async () => {
      const answer = await announce({});
      expectStatus(answer, 200, 201);
      for (const key of ['submissionId', 'caseId']) {
        const found = at(answer.body, key);
        expectThat(typeof found === 'string' && /^[\w-]+$/.test(found), `no ${key}`);
      }
      submissionId = String(at(answer.body, 'submissionId'));
      caseId = String(at(answer.body, 'caseId'));
    }),
    await check(UPLOAD, 'refuses a file that was not announced', async () => {
      expectThat(encrypt !== null, 'there is no key');
      const answer = await upload(randomUUID(), await encrypt(FILE.content, FILE.contentType));
      expectStatus(answer, 400, 404, 409, 422);
    }),
    await check(UPLOAD, 'takes a file that was announced', async () => {
      expectThat(encrypt !== null, 'there is no key');
      const jwe = await encrypt(FILE.content, FILE.contentType);
      expectStatus(await upload(attachmentId, jwe), 200, 201, 204);
    }),
    await check(PUT, 'refuses content that is not encrypted', async () => {
      const plain = { encryptedMetadata: '{}', encryptedData: '{}' };
      expectStatus(await ask('PUT', place(), JSON.stringify(plain)), 400, 422);
    }),
    await check(PUT, 'takes encrypted content', async () => {
      expectThat(encrypt !== null, 'there is no key');
      const [author] = readOwnKeys(settings.keysFile, 'keysFile');
      expectThat(author !== undefined, 'keysFile has no key');
      const files = [{ id: attachmentId, ...FILE }];
      const zbp = messageContent(message(), randomUUID(), settings.service, '', files);
      const data = await signedEnvelope(zbp, author, new Date());
      const encryptedData = await encrypt(Buffer.from(data), 'application/json');
      const metadata = Buffer.from(JSON.stringify(submissionMetadata(data, files)));
      const encryptedMetadata = await encrypt(metadata, 'application/json');
      dataTag = tagOf(encryptedData);
      content = JSON.stringify({ encryptedMetadata, encryptedData });
      expectStatus(await ask('PUT', place(), content), 200, 201, 204);
    }),
    await check(PUT, 'refuses the same submission a second time', async () => {
      expectThat(content !== '', 'nothing was sent');
      expectStatus(await ask('PUT', place(), content), 400, 409, 422);
    }),
    await check(EVENTS, 'is refused without the token', async () =>
      expectStatus(await ask('GET', `${place()}/events`, undefined, undefined, false), 401, 403),
    ),
    await check(EVENTS, 'signs events about the submission with published keys', async () => {
      await readLog();
    }),
    await check(
      EVENTS,
      'tells that the message was rejected, as there is no such postbox',
      async () => {
        const { state, problems } = await readLog();
        expectThat(state === 'REFUSED', `the state is ${state}, not REFUSED`);
        expectThat(problems.length > 0, 'it names no problem');
      },
    ),
  ];
}
