import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { DomainError, ExternalSystemError } from '../errors.ts';
import { assertSafeKey, type FileStorage } from './storage.ts';

/** An object store that speaks the S3 protocol. */
export interface S3Settings {
  /** Address of the bucket, for example `https://s3.example/portal`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Bytes per part of a large file; S3 requires at least 5 MiB. Smaller files are one request. */
const PART_BYTES = 8 * 1024 * 1024;

/** Time for one request in ms. */
const REQUEST_MS = 30_000;

/** What a store answers when it does not know the key or the secret. */
const REFUSALS = ['InvalidAccessKeyId', 'SignatureDoesNotMatch'] as const;

/** Every part except the last has at least `PART_BYTES`. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  yield Buffer.concat(pieces);
}

/** Answers of the store may name its keys and accounts: only the kind of the error is passed on. */
async function call<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const kind = error instanceof Error ? error.name : 'unknown';
    throw new ExternalSystemError(`The object store does not answer: ${kind}`);
  }
}

/** Contents in an object store by the S3 protocol, for any number of processes (BIG-7). */
export function s3Storage(settings: S3Settings): FileStorage {
  const client = new S3mini({ ...settings, requestAbortTimeout: REQUEST_MS });

  const uploadParts = async (key: string, parts: AsyncIterable<Buffer<ArrayBuffer>>) => {
    const upload = await client.getMultipartUploadId(key);
    try {
      const sent = [];
      for await (const part of parts) {
        sent.push(await client.uploadPart(key, upload, part, sent.length + 1));
      }
      await client.completeMultipartUpload(key, upload, sent);
    } catch (error) {
      await client.abortMultipartUpload(key, upload).catch(() => undefined);
      throw error;
    }
  };

  return {
    write: (key, content) =>
      call(async () => {
        assertSafeKey(key);
        const parts = partsOf(content);
        const first = await parts.next();
        const head: Buffer<ArrayBuffer> = first.done ? Buffer.alloc(0) : first.value;
        if (head.length < PART_BYTES) {
          await client.putObject(key, head);
          return;
        }
        await uploadParts(
          key,
          (async function* all() {
            yield head;
            yield* parts;
          })(),
        );
      }),
    read: (key) =>
      call(async () => {
        assertSafeKey(key);
        const response = await client.getObjectResponse(key);
        if (!response?.body) throw new Error('There is no such content.');
        return Readable.fromWeb(response.body as WebStream);
      }),
    remove: (key) =>
      call(async () => {
        assertSafeKey(key);
        await client.deleteObject(key);
      }),
    close: async () => undefined,
    trySecret: async () => {
      // A content that does not exist. Status 403 says nothing: stores that let nobody list answer it for missing contents too.
      try {
        await client.getObjectResponse('extracts/secret-trial');
      } catch (error) {
        const code = REFUSALS.find((one) => one === Object(error).serviceCode);
        if (code) throw Object.assign(new Error(`The object store answers ${code}.`), { code });
      }
    },
  };
}
