import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An object store in memory with the part of the S3 protocol that the portal uses. */
export interface S3Server {
  readonly settings: {
    readonly endpoint: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly objects: Map<string, Buffer>;
  /** Multipart uploads that were neither completed nor aborted. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** While true, all requests are answered with 503. */
  isDown: boolean;
  close(): Promise<void>;
}

const REGION = 'eu-central-1';
const [ACCESS_KEY, SECRET_KEY] = ['portal-key', 'portal-secret'];
const BUCKET = '/portal';
/** S3 refuses smaller parts, except the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;

const partsOf = (text = ''): readonly string[] => text.split(/,\s*/).toSorted();

/** Signs the same request with the reference implementation of AWS and compares the results. */
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const authorization = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(request.headers['x-amz-date'])) ?? [];
  const signer = new SignatureV4({
    credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
    region: REGION,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  });
  const signed = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: 'http:',
      hostname: 's3.test',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    },
    { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) },
  );
  return (
    JSON.stringify(partsOf(signed.headers.authorization)) === JSON.stringify(partsOf(authorization))
  );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

interface Answer {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const xml = (element: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>${element}`,
  headers: { 'content-type': 'application/xml' },
});

const failure = (status: number, code: string): Answer => ({
  ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  status,
});

/** Starts the object store on a free local port. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const complete = (key: string, id: string, list: string): Answer => {
    const upload = uploads.get(id);
    if (!upload) return failure(404, 'NoSuchUpload');
    const numbers = [...list.matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    const parts = numbers.map((number) => upload.get(number) ?? Buffer.alloc(0));
    if (parts.slice(0, -1).some((part) => part.length < MIN_PART_BYTES)) {
      return failure(400, 'EntityTooSmall');
    }
    objects.set(key, Buffer.concat(parts));
    uploads.delete(id);
    return xml(
      `<CompleteMultipartUploadResult><Location>${key}</Location><Bucket>portal</Bucket><Key>${key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
    );
  };

  const put = (key: string, query: URLSearchParams, body: Buffer): Answer => {
    const upload = query.get('uploadId');
    if (upload === null) {
      objects.set(key, body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    const parts = uploads.get(upload);
    if (!parts) return failure(404, 'NoSuchUpload');
    parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: etagOf(body) } };
  };

  const post = (key: string, query: URLSearchParams, body: Buffer): Answer => {
    const upload = query.get('uploadId');
    if (upload !== null) return complete(key, upload, body.toString());
    const id = randomUUID();
    uploads.set(id, new Map());
    return xml(
      `<InitiateMultipartUploadResult><Bucket>portal</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  };

  const answer = (method: string, url: URL, body: Buffer): Answer => {
    const key = url.pathname.slice(BUCKET.length + 1);
    if (!url.pathname.startsWith(`${BUCKET}/`)) return failure(404, 'NoSuchBucket');
    if (method === 'PUT') return put(key, url.searchParams, body);
    if (method === 'POST') return post(key, url.searchParams, body);
    if (method === 'DELETE') {
      const upload = url.searchParams.get('uploadId');
      if (upload === null) objects.delete(key);
      else uploads.delete(upload);
      return { status: 204 };
    }
    const content = objects.get(key);
    return content ? { status: 200, body: content } : failure(404, 'NoSuchKey');
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const result = server.isDown
      ? failure(503, 'SlowDown')
      : (await isSigned(request))
        ? answer(request.method ?? 'GET', url, body)
        : failure(403, 'SignatureDoesNotMatch');
    response.writeHead(result.status, result.headers).end(result.body);
  };

  const http = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}${BUCKET}`,
      region: REGION,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET_KEY,
    },
    objects,
    uploads,
    isDown: false,
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
  return server;
}
