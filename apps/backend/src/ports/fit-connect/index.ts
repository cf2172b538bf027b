import { createHash } from 'node:crypto';
import { readCertificates, readOwnKeys } from '../../config/own-keys.ts';
import type { FitConnectSettings } from '../../config/postbox-file.ts';
import { ExternalSystemError } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { type Delivery, type PostboxPort, PostboxRefusal } from '../postbox.ts';
import {
  type Attachment,
  isUuid,
  messageContent,
  statusContent,
  submissionMetadata,
} from './content.ts';
import { encryptFor, tagOf } from './encryption.ts';
import { signedEnvelope } from './envelope.ts';
import { type AnnouncedSubmission, type LogResult, readEventLog } from './event-log.ts';
import { fitConnectService } from './service.ts';

/** Remembers submissions, so that each is sent once, also after a lost answer and by several processes. */
export interface SubmissionStore {
  /** The submission of a message or status; null when none was announced. */
  find(key: string): Promise<AnnouncedSubmission | null>;
  /** Records a submission before anything is sent. @returns the recorded one: another process may have been first */
  add(
    key: string,
    orderNumber: string,
    submission: AnnouncedSubmission,
  ): Promise<AnnouncedSubmission>;
  /** Records the tag of an attempt before it is sent. */
  addTag(key: string, tag: string): Promise<void>;
  /** Forgets a submission that was refused or never sent. */
  remove(key: string): Promise<void>;
}

/** What the adapter needs besides `postbox.json`. */
export interface FitConnectContext {
  readonly store: SubmissionStore;
  readonly portalUrl: string;
  readonly now: () => Date;
}

const MESSAGES = 'urn:schema-fitko-de:fit-connect:id.bund.de:message_v6';
const STATUSES = 'urn:schema-fitko-de:fit-connect:id.bund.de:status_v6';

/** What is to be sent. */
interface Outgoing {
  readonly orderNumber: string;
  readonly identifier: string;
  readonly content: object;
  readonly attachments: readonly Attachment[];
}

/** An id that stays the same for a file of a message, so that a repeated upload replaces the first one. */
function attachmentId(key: string, number: number): string {
  const hex = createHash('sha256').update(`${key} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A refusal that the same call would meet again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ExternalSystemError &&
  !error.isOutage &&
  error.status !== 401 &&
  error.status !== 403;

/** Whether a call was refused because the submission was sent already; the event log may say so a little later. */
const isSentAlready = (error: unknown): boolean =>
  error instanceof ExternalSystemError && error.status === 409;

/**
 * The postbox of the federation (ZBP) through the bridge of FIT-Connect (REAL-5): a signed envelope, encrypted for the destination of the bridge, as a
 * submission whose event log says whether the message has arrived.
 *
 * @throws StartError when keys or certificates cannot be read
 */
export function fitConnectPostbox(
  settings: FitConnectSettings,
  { store, portalUrl, now }: FitConnectContext,
): PostboxPort {
  const service = fitConnectService(settings);
  const [author] = readOwnKeys(settings.keysFile, 'postbox.json: keysFile');
  if (!author) throw new StartError('postbox.json: keysFile has no key.');
  const authorities =
    settings.authorityFile === undefined
      ? null
      : readCertificates(settings.authorityFile, 'postbox.json: authorityFile');

  const read = async (submission: AnnouncedSubmission): Promise<LogResult> =>
    readEventLog(
      await service.events(submission.submissionId),
      submission,
      settings.destination,
      service.signingKey,
    );

  const announce = async (key: string, outgoing: Outgoing): Promise<AnnouncedSubmission> => {
    const ids = outgoing.attachments.map(({ id }) => id);
    const { identifier } = outgoing;
    const announced = await service.announce(ids, { identifier, name: settings.service });
    return store.add(key, outgoing.orderNumber, { ...announced, dataTags: [] });
  };

  /** Sends files and content of an announced submission. */
  const transmit = async (
    key: string,
    { submissionId }: AnnouncedSubmission,
    { content, attachments }: Outgoing,
  ): Promise<void> => {
    const encrypt = await encryptFor(await service.keys(), authorities, now());
    for (const { id, content: file, contentType } of attachments) {
      await service.upload(submissionId, id, await encrypt(file, contentType));
    }
    const data = await signedEnvelope(content, author, now());
    const metadata = JSON.stringify(submissionMetadata(data, attachments));
    const encryptedData = await encrypt(Buffer.from(data), 'application/json');
    const encryptedMetadata = await encrypt(Buffer.from(metadata), 'application/json');
    await store.addTag(key, tagOf(encryptedData));
    await service.submit(submissionId, { encryptedMetadata, encryptedData });
  };

  /** The submission that was announced before, with what has become of it; null when there is none any more. */
  const known = async (key: string) => {
    const submission = await store.find(key);
    if (!submission) return null;
    try {
      return { submission, log: await read(submission) };
    } catch (error) {
      // What was announced and not sent within a day is deleted there.
      const isGone = error instanceof ExternalSystemError && error.status === 404;
      if (!isGone || submission.dataTags.length > 0) throw error;
      await store.remove(key);
      return null;
    }
  };

  const deliver = async (key: string, prepare: () => Promise<Outgoing>): Promise<Delivery> => {
    const earlier = await known(key);
    let log = earlier?.log ?? null;
    if (log === null || log.state === 'ANNOUNCED') {
      const outgoing = await prepare();
      const submission = earlier?.submission ?? (await announce(key, outgoing));
      try {
        await transmit(key, submission, outgoing);
      } catch (error) {
        // An attempt before may have arrived without its answer; otherwise the next one begins anew.
        if (!isFinal(error)) throw error;
        const sent = await store.find(key);
        const state = sent && sent.dataTags.length > 0 ? (await read(sent)).state : 'ANNOUNCED';
        if (state === 'ANNOUNCED' && isSentAlready(error)) {
          throw new ExternalSystemError(
            'Another process has sent the submission; its event follows.',
          );
        }
        if (state === 'ANNOUNCED') {
          await store.remove(key);
          throw error;
        }
      }
      const sent = await store.find(key);
      log = await read(sent ?? submission);
    }
    if (log.state === 'REFUSED') {
      await store.remove(key);
      throw new PostboxRefusal(
        `The postbox refused it (${log.problems.join(', ') || 'no reason'}).`,
      );
    }
    return log.state === 'ACCEPTED' ? 'DELIVERED' : 'OPEN';
  };

  const { count, megabytes } = settings.attachments;
  return {
    fileLimits: { count, bytes: megabytes * 1_000_000 },
    trySecret: async () => {
      await service.keys();
    },
    send: async (message) => {
      const { mailbox } = message;
      if (mailbox === null) throw new PostboxRefusal('The person has no postbox.');
      if (!isUuid(mailbox)) throw new PostboxRefusal('The postbox of the person has no valid id.');
      return deliver(message.messageId, async () => {
        const attachments = await Promise.all(
          message.files.map(async ({ name, contentType, read: readFile }, index) => ({
            id: attachmentId(message.messageId, index),
            name,
            contentType,
            content: await readFile(),
          })),
        );
        const content = messageContent(message, mailbox, settings.service, portalUrl, attachments);
        return { orderNumber: message.orderNumber, identifier: MESSAGES, content, attachments };
      });
    },
    sendStatus: async (status) => {
      if (!isUuid(status.applicationId))
        throw new PostboxRefusal('The application has no valid id.');
      return deliver(status.statusId, async () => ({
        orderNumber: status.orderNumber,
        identifier: STATUSES,
        content: statusContent(status, settings.service),
        attachments: [],
      }));
    },
  };
}
