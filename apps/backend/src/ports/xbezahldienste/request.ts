import { decodeText, NotDecodable } from '@portal/names/decode';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls, type RequestOptions } from 'node:https';
import { ExternalSystemError } from '../../errors.ts';
import { BodyTooLarge } from '../bounded-text.ts';

/** Time limit of a call in ms. */
const TIMEOUT_MS = 20_000;

/** Longest answer in bytes; that of a transaction has some hundred. */
const MAX_ANSWER_BYTES = 1_000_000;

/** A call of the payment provider. */
interface JsonCall {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Certificates of mutual TLS; `fetch` cannot send one. */
  readonly tls: Pick<RequestOptions, 'pfx' | 'passphrase' | 'ca'>;
  readonly timeoutMs?: number;
}

/** An answer; the body is null when it is not JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Reasons that an operator can repair; others are only named. */
const CAUSES: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an unknown authority',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by an unknown authority',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate has another host name',
  ENOTFOUND: 'its host name is unknown',
};

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return CAUSES[code] ? `${CAUSES[code]} (${code})` : code;
}

/** The text of an answer. @throws BodyTooLarge; NotDecodable */
async function contentOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    read += piece.length;
    if (read > MAX_ANSWER_BYTES) {
      throw new BodyTooLarge(`The body has more than ${MAX_ANSWER_BYTES} bytes.`);
    }
    pieces.push(piece);
  }
  return decodeText(Buffer.concat(pieces), { contentType: response.headers['content-type'] });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/**
 * Calls an address and reads the JSON answer, whatever its status.
 *
 * @throws ExternalSystemError when it does not answer
 */
export async function requestJson(address: string, call: JsonCall): Promise<JsonAnswer> {
  const url = new URL(address);
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const options = {
    method: call.method,
    headers: {
      accept: 'application/json, application/problem+json',
      ...(body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...call.headers,
    },
    signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
  };
  try {
    return await new Promise<JsonAnswer>((resolve, reject) => {
      const sent =
        url.protocol === 'https:'
          ? requestTls(url, { ...options, ...call.tls, minVersion: 'TLSv1.2' })
          : requestPlain(url, options);
      sent.once('error', reject);
      sent.once('response', (response) => {
        contentOf(response).then(
          (content) => resolve({ status: response.statusCode ?? 0, body: parsed(content) }),
          reject,
        );
      });
      sent.end(body ?? undefined);
    });
  } catch (error) {
    if (error instanceof NotDecodable) {
      throw new ExternalSystemError(`The answer of ${url.origin} ${error.message}.`);
    }
    throw new ExternalSystemError(`${url.origin} does not answer: ${causeOf(error)}.`);
  }
}
