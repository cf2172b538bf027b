import { createHash } from 'node:crypto';
import type { ApplicationStatus, PostboxMessage } from '../postbox.ts';

/** A file of a submission. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Longest texts of a message and of a status, in characters. */
const LONGEST = {
  sender: 255,
  title: 1024,
  reference: 255,
  address: 320,
  url: 255,
  senderName: 100,
};

/** Cuts a text, with a sign that it was cut; never within a character. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a UUID, as the ids of postboxes and applications are. */
export const isUuid = (text: string | null): text is string => text !== null && UUID.test(text);

/** SHA-512 as hexadecimal digits. */
const sha512 = (content: string | Uint8Array): string =>
  createHash('sha512').update(content).digest('hex');

/** A text if it is not too long; what would be cut names something else. */
const whole = (name: string, text: string, longest: number) =>
  text !== '' && text.length <= longest ? { [name]: text } : {};

/** A message as the postbox of the federation takes it. @param mailbox the postbox of the person */
export const messageContent = (
  message: PostboxMessage,
  mailbox: string,
  service: string,
  portalUrl: string,
  attachments: readonly Attachment[],
) => ({
  stork_qaa_level: message.level,
  mailboxUuid: mailbox,
  sender: shortened(message.sender.name, LONGEST.sender),
  title: shortened(message.subject, LONGEST.title),
  content: message.text,
  service,
  ...(isUuid(message.applicationId) ? { applicationId: message.applicationId } : {}),
  ...whole('replyAddress', message.sender.email, LONGEST.address),
  ...whole('reference', message.orderNumber, LONGEST.reference),
  ...whole('senderUrl', portalUrl, LONGEST.url),
  ...(attachments.length === 0
    ? {}
    : {
        attachments: attachments.map(({ name, content }) => ({
          filename: name,
          sha512sum: sha512(content),
          contentLength: content.length,
        })),
      }),
});

/** A status as the postbox of the federation takes it. */
export const statusContent = (status: ApplicationStatus, service: string) => ({
  applicationId: status.applicationId,
  status: status.state,
  publicServiceName: { de: service },
  senderName: shortened(status.senderName, LONGEST.senderName),
  createdDate: status.createdAt,
  reference: status.orderNumber,
});

const METADATA_SCHEMA = 'https://schema.fitko.de/fit-connect/metadata/2.1.0/metadata.schema.json';
const MESSAGE_SCHEMA =
  'https://schema.fitko.de/fit-connect/id.bund.de/message_v6/1.0.0/zbp-message.schema.json';

const hashOf = (content: string | Uint8Array) => ({ type: 'sha512', content: sha512(content) });

/** The metadata of a submission (schema 2.1.0): what its data and files are. */
export const submissionMetadata = (data: string, attachments: readonly Attachment[]) => ({
  $schema: METADATA_SCHEMA,
  contentStructure: {
    data: {
      submissionSchema: { schemaUri: MESSAGE_SCHEMA, mimeType: 'application/json' },
      hash: hashOf(data),
    },
    attachments: attachments.map(({ id, name, contentType, content }) => ({
      attachmentId: id,
      filename: name,
      purpose: 'attachment',
      description: name,
      mimeType: contentType,
      hash: hashOf(content),
    })),
  },
});
