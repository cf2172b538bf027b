import { decodeText } from '@portal/names/decode';
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeProtectedHeader } from 'jose';
import { array, object, picklist, pipe, safeParse, string, uuid } from 'valibot';
import { serviceCredentials } from '../http/index.ts';
import { PEOPLE, postboxOf } from '../identity/people.ts';
import { openKey } from '../keys.ts';
import type { ReceivedMessages } from '../postbox/messages.ts';
import { MESSAGES, receive, type Received, Rejection, STATUSES } from './bridge.ts';
import { openServiceKeys } from './keys.ts';
import { sendRefusal } from './problems.ts';
import { addEvent, type Submission, Submissions, tagsOf } from './submissions.ts';

/** Options of FIT-Connect. */
interface FitConnectOptions {
  /** The sandbox's origin; the service is at `{origin}/fit-connect`. */
  readonly origin: string;
  /** Secret of the client `portal`. */
  readonly postboxToken: string;
  /** Folder of all stored keys; null keeps them in memory. */
  readonly dataFolder: string | null;
  /** The destination that leads to the postbox. */
  readonly destination: string;
  readonly messages: ReceivedMessages;
}

interface SubmissionRequest {
  Params: { submissionId: string; attachmentId: string };
  Body: unknown;
}

/** Largest body in bytes: a file of a message, encrypted. */
const BODY_LIMIT = 10_000_000;

const JWE = /^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/;

const ANNOUNCEMENT = object({
  destinationId: string(),
  announcedAttachments: array(pipe(string(), uuid())),
  publicService: object({ identifier: picklist([MESSAGES, STATUSES]), name: string() }),
});

const CONTENT = object({ encryptedMetadata: string(), encryptedData: string() });

/** Whether a text is a JWE for a key. @param contentType of what it holds; null for any */
function isJweFor(text: string, kid: string, contentType: string | null): boolean {
  if (!JWE.test(text)) return false;
  try {
    const { alg, enc, kid: own, cty } = decodeProtectedHeader(text);
    const isRight = alg === 'RSA-OAEP-256' && enc === 'A256GCM' && own === kid;
    return isRight && (contentType === null || cty === contentType);
  } catch {
    return false;
  }
}

/** FIT-Connect (Submission API 2) at `/fit-connect`, with the destination whose bridge leads to the postbox of the federation (REAL-8). */
export async function fitConnectPlugin(app: FastifyInstance, options: FitConnectOptions) {
  const { origin, destination, dataFolder, messages } = options;
  const keys = await openServiceKeys();
  const portalFile = dataFolder === null ? null : join(dataFolder, 'postbox/portal.pem');
  // In reality, the operator of the portal makes the key, and the authority of the federation signs its certificate.
  if (portalFile !== null) await openKey(portalFile, 'Portal (test)');
  const submissions = new Submissions();
  const credentials = serviceCredentials(options.postboxToken);
  const mailboxes = new Set(PEOPLE.map(postboxOf));
  const service = { issuer: `${origin}/fit-connect/submission-api`, key: keys.service };
  const bridge = { issuer: destination, key: keys.destination };
  const settings = {
    encryption: keys.encryption,
    hasMailbox: (mailbox: string) => mailboxes.has(mailbox.toLowerCase()),
    isRegistered: (certificate: X509Certificate) =>
      portalFile === null ||
      (existsSync(portalFile) &&
        new X509Certificate(readFileSync(portalFile)).raw.equals(certificate.raw)),
  };

  const store = (submission: Submission, received: Received): void => {
    if (received.kind === 'STATUS') {
      const { applicationId, status, reference = '' } = received.status;
      messages.setStatus({ applicationId, status, reference });
      return;
    }
    const { title, content, sender, stork_qaa_level: level } = received.message;
    messages.add({
      messageId: submission.submissionId,
      language: 'de',
      subject: title,
      text: content,
      html: null,
      createdAt: new Date().toISOString(),
      details: { sender, level, files: received.files },
    });
  };

  /** The bridge fetches a submission, and accepts or rejects it. */
  const fetchSubmission = async (submission: Submission): Promise<void> => {
    try {
      store(submission, await receive(submission, settings));
      await addEvent(submission, bridge, 'accept-submission', tagsOf(submission));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const type = `https://schema.fitko.de/fit-connect/events/problems/${error.message}`;
      const problems = [{ type, title: error.message, detail: error.message, instance: 'data' }];
      await addEvent(submission, bridge, 'reject-submission', { problems });
    }
  };

  app.addContentTypeParser<Buffer>(
    'application/jose',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, decodeText(body)),
  );

  app.post<{ Body: Record<string, string> | undefined }>(
    '/fit-connect/token',
    async (request, reply) =>
      credentials.tokenFor(request.body ?? {}) ?? reply.code(401).send({ error: 'invalid_client' }),
  );

  app.get('/fit-connect/submission-api/.well-known/jwks.json', async () => ({
    keys: [keys.service.published],
  }));

  const needsToken = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!credentials.isAllowed(request)) return sendRefusal(reply, 401, 'unauthorized');
    return undefined;
  };
  const guarded = { onRequest: needsToken };

  app.get<{ Params: { id: string } }>(
    '/fit-connect/destination-api/v2/destinations/:id/keys',
    guarded,
    async ({ params }, reply) =>
      params.id === destination
        ? { keys: [keys.destination.published, keys.encryption.published] }
        : sendRefusal(reply, 404, 'destination-not-found'),
  );

  app.get<{ Params: { id: string; kid: string } }>(
    '/fit-connect/submission-api/v2/destinations/:id/keys/:kid',
    guarded,
    async ({ params }, reply) => {
      const all = [keys.destination.published, keys.encryption.published];
      const found = all.find(({ kid }) => kid === params.kid);
      return params.id === destination && found ? found : sendRefusal(reply, 404, 'key-not-found');
    },
  );

  app.post('/fit-connect/submission-api/v2/submissions', guarded, async (request, reply) => {
    const { success, output } = safeParse(ANNOUNCEMENT, request.body);
    if (!success) return sendRefusal(reply, 400, 'schema-violation');
    if (output.destinationId !== destination) {
      return sendRefusal(reply, 404, 'destination-not-found');
    }
    const { identifier } = output.publicService;
    const submission = submissions.announce(identifier, output.announcedAttachments);
    await addEvent(submission, service, 'create-submission');
    const { submissionId, caseId } = submission;
    return reply.code(201).send({ submissionId, caseId, destinationId: destination });
  });

  app.put<SubmissionRequest>(
    '/fit-connect/submission-api/v2/submissions/:submissionId/attachments/:attachmentId',
    { ...guarded, bodyLimit: BODY_LIMIT },
    async ({ params, body }, reply) => {
      const submission = submissions.find(params.submissionId);
      if (!submission) return sendRefusal(reply, 404, 'submission-not-found');
      if (submission.content) return sendRefusal(reply, 409, 'submission-already-sent');
      if (!submission.announced.includes(params.attachmentId)) {
        return sendRefusal(reply, 422, 'attachment-not-announced');
      }
      const { kid } = keys.encryption.published;
      if (typeof body !== 'string' || !isJweFor(body, kid, null)) {
        return sendRefusal(reply, 422, 'encryption-invalid');
      }
      submission.attachments.set(params.attachmentId, body);
      return reply.code(204).send();
    },
  );

  app.put<SubmissionRequest>(
    '/fit-connect/submission-api/v2/submissions/:submissionId',
    { ...guarded, bodyLimit: BODY_LIMIT },
    async ({ params, body }, reply) => {
      const submission = submissions.find(params.submissionId);
      if (!submission) return sendRefusal(reply, 404, 'submission-not-found');
      if (submission.content) return sendRefusal(reply, 409, 'submission-already-sent');
      const { success, output } = safeParse(CONTENT, body);
      const { kid } = keys.encryption.published;
      const isEncrypted =
        success && Object.values(output).every((jwe) => isJweFor(jwe, kid, 'application/json'));
      if (!isEncrypted) return sendRefusal(reply, 422, 'encryption-invalid');
      if (submission.announced.some((id) => !submission.attachments.has(id))) {
        return sendRefusal(reply, 422, 'attachment-missing');
      }
      submission.content = output;
      await addEvent(submission, service, 'submit-submission', tagsOf(submission));
      await addEvent(submission, service, 'notify-submission', tagsOf(submission));
      await fetchSubmission(submission);
      const { submissionId, caseId } = submission;
      return { submissionId, caseId, destinationId: destination };
    },
  );

  app.get<SubmissionRequest>(
    '/fit-connect/submission-api/v2/submissions/:submissionId/events',
    guarded,
    async ({ params }, reply) => {
      const submission = submissions.find(params.submissionId);
      if (!submission) return sendRefusal(reply, 404, 'submission-not-found');
      const { events } = submission;
      return { offset: 0, count: events.length, totalCount: events.length, eventLog: events };
    },
  );
}
