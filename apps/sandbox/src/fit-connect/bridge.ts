import { decodeText } from '@portal/names/decode';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { compactDecrypt, jwtVerify } from 'jose';
import { type GenericSchema, type InferOutput, object, safeParse, string } from 'valibot';
import type { ServiceKey } from './keys.ts';
import { ENVELOPE, METADATA, ZBP_MESSAGE, ZBP_STATUS } from './read-content.ts';
import type { Submission } from './submissions.ts';

/** Why the bridge rejects a submission: the last part of the type of the problem. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
}

/** A file that came with a message. */
export interface ReceivedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What came through the bridge. */
export type Received =
  | {
      readonly kind: 'MESSAGE';
      readonly message: InferOutput<typeof ZBP_MESSAGE>;
      readonly files: readonly ReceivedFile[];
    }
  | { readonly kind: 'STATUS'; readonly status: InferOutput<typeof ZBP_STATUS> };

/** What the bridge knows. */
export interface BridgeSettings {
  readonly encryption: ServiceKey;
  /** Whether the postbox knows this certificate of an author. */
  readonly isRegistered: (certificate: X509Certificate) => boolean;
  readonly hasMailbox: (mailbox: string) => boolean;
}

/** Attachments of a message, and bytes of each. */
const MOST = { attachments: 5, bytes: 2_000_000 };

export const MESSAGES = 'urn:schema-fitko-de:fit-connect:id.bund.de:message_v6';
export const STATUSES = 'urn:schema-fitko-de:fit-connect:id.bund.de:status_v6';

const reject = (code: string): never => {
  throw new Rejection(code);
};

const sha512 = (content: string | Uint8Array): string =>
  createHash('sha512').update(content).digest('hex');

async function decrypt(jwe: string, { privateKey }: ServiceKey): Promise<Buffer> {
  try {
    const options = {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    };
    return Buffer.from((await compactDecrypt(jwe, privateKey, options)).plaintext);
  } catch {
    return reject('encryption-issue');
  }
}

function parse<Schema extends GenericSchema>(
  schema: Schema,
  content: string,
  code: string,
): InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return reject(code);
  }
  const { success, output } = safeParse(schema, value);
  return success ? output : reject(code);
}

/** The signed text of an envelope. @throws Rejection unless a registered author has signed it */
async function authenticated(
  envelope: InferOutput<typeof ENVELOPE>,
  isRegistered: BridgeSettings['isRegistered'],
): Promise<string> {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(envelope.authorCertificate);
  } catch {
    return reject('author-certificate-invalid');
  }
  const now = new Date();
  const isValid = certificate.validFromDate <= now && now <= certificate.validToDate;
  if (!isValid || !isRegistered(certificate)) return reject('author-certificate-unknown');
  const signature = Buffer.from(envelope.sha512sum, 'base64');
  const text = Buffer.from(envelope.content);
  if (!verify('sha512', text, certificate.publicKey, signature)) return reject('signature-invalid');
  const claims = object({ signer: string() });
  const token = await jwtVerify(envelope.authorToken, certificate.publicKey, {
    algorithms: ['RS512'],
    requiredClaims: ['iat', 'exp', 'signer', 'roles'],
  }).then(
    ({ payload }) => safeParse(claims, payload),
    () => reject('author-token-invalid'),
  );
  const isSigner = token.success && token.output.signer === certificate.toLegacyObject().subject.CN;
  return isSigner ? envelope.content : reject('author-token-invalid');
}

async function filesOf(
  submission: Submission,
  metadata: InferOutput<typeof METADATA>,
  message: InferOutput<typeof ZBP_MESSAGE>,
  encryption: ServiceKey,
): Promise<readonly ReceivedFile[]> {
  const named = metadata.contentStructure.attachments;
  const isSame =
    named.length === submission.announced.length &&
    named.length === message.attachments.length &&
    named.every(({ attachmentId }) => submission.announced.includes(attachmentId));
  if (!isSame) return reject('attachments-mismatch');
  if (named.length > MOST.attachments) return reject('too-many-attachments');
  return Promise.all(
    named.map(async ({ attachmentId, filename, mimeType, hash }, index) => {
      const content = await decrypt(submission.attachments.get(attachmentId) ?? '', encryption);
      const stated = message.attachments[index];
      const digest = sha512(content);
      const isRight =
        hash.content === digest &&
        stated?.sha512sum === digest &&
        stated.filename === filename &&
        stated.contentLength === content.length;
      if (!isRight) return reject('hash-mismatch');
      if (content.length > MOST.bytes) return reject('attachment-too-large');
      return { name: filename, contentType: mimeType, content };
    }),
  );
}

/**
 * Receives a submission as the bridge to the postbox does: decrypts it, and checks hashes, author, content, files and postbox.
 *
 * @throws Rejection
 */
export async function receive(submission: Submission, settings: BridgeSettings): Promise<Received> {
  const { encryption, isRegistered, hasMailbox } = settings;
  const { encryptedMetadata = '', encryptedData = '' } = submission.content ?? {};
  const metadataText = decodeText(await decrypt(encryptedMetadata, encryption));
  const metadata = parse(METADATA, metadataText, 'metadata-invalid');
  const data = decodeText(await decrypt(encryptedData, encryption));
  if (metadata.contentStructure.data.hash.content !== sha512(data)) return reject('hash-mismatch');
  const envelope = parse(ENVELOPE, data, 'schema-violation');
  const content = await authenticated(envelope, isRegistered);
  if (submission.identifier === STATUSES) {
    return { kind: 'STATUS', status: parse(ZBP_STATUS, content, 'schema-violation') };
  }
  const message = parse(ZBP_MESSAGE, content, 'schema-violation');
  if (!hasMailbox(message.mailboxUuid)) return reject('mailbox-not-found');
  return {
    kind: 'MESSAGE',
    message,
    files: await filesOf(submission, metadata, message, encryption),
  };
}
