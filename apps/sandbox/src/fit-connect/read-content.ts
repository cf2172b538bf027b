import {
  array,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot';

const text = (longest: number) => pipe(string(), minLength(1), maxLength(longest));
const upTo = (longest: number) => optional(pipe(string(), maxLength(longest)));
const id = pipe(string(), uuid());

/** A message to a person, as the postbox of the federation takes it. */
export const ZBP_MESSAGE = object({
  mailboxUuid: id,
  stork_qaa_level: pipe(number(), integer(), minValue(1), maxValue(4)),
  sender: text(255),
  title: text(1024),
  content: text(1_000_000),
  service: text(255),
  applicationId: optional(id),
  retrievalConfirmationAddress: upTo(320),
  replyAddress: upTo(320),
  reference: upTo(255),
  senderUrl: upTo(255),
  attachments: optional(
    array(object({ filename: text(4000), sha512sum: string(), contentLength: number() })),
    [],
  ),
});

/** How far an application has come. */
export const ZBP_STATUS = object({
  applicationId: id,
  status: picklist([
    'INITIATED',
    'SUBMITTED',
    'RECEIVED',
    'PROCESSING',
    'ACTION_REQUIRED',
    'COMPLETED',
  ]),
  publicServiceName: object({ de: text(100) }),
  senderName: text(100),
  createdDate: pipe(
    string(),
    check((value) => !Number.isNaN(Date.parse(value))),
  ),
  statusDetails: optional(object({ de: text(50) })),
  additionalInformation: optional(object({ de: text(100) })),
  reference: upTo(50),
});

/** What is sent: the content as text, its signature, and who signed it. */
export const ENVELOPE = object({
  content: string(),
  sha512sum: string(),
  authorToken: string(),
  authorCertificate: string(),
});

/** The metadata of a submission, as far as the bridge reads them. */
export const METADATA = object({
  contentStructure: object({
    data: object({
      submissionSchema: object({ schemaUri: string(), mimeType: string() }),
      hash: object({ type: string(), content: string() }),
    }),
    attachments: array(
      object({
        attachmentId: string(),
        filename: string(),
        mimeType: string(),
        hash: object({ type: string(), content: string() }),
      }),
    ),
  }),
});
