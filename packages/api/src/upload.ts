import { ApiError } from './error.ts';
import { OPERATIONS } from './generated/operations.ts';
import { errorOf, type TransportOptions } from './transport.ts';
import type { Evidence } from './types.ts';

/** The media types of files that prove a legitimate interest (DESK-1). */
export const EVIDENCE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Timeout of an upload in ms: as long as the backend waits. */
const UPLOAD_MS = 300_000;

/** What an upload gets beside its file. */
export interface UploadProgress {
  /** Aborts the upload. */
  readonly signal: AbortSignal;
  /** Says which share of the file was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends `uploadEvidence`. @throws ApiError only */
export type UploadEvidence = (file: File, progress: UploadProgress) => Promise<Evidence>;

const isEvidence = (body: unknown): body is Evidence =>
  typeof Object(body).evidenceId === 'string' && typeof Object(body).size === 'number';

/** Sends a request with `XMLHttpRequest`, because `fetch` does not say how much was sent. @throws ApiError without an answer */
function send(
  request: XMLHttpRequest,
  file: File,
  { signal, onProgress }: UploadProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => request.abort();
    const fail = (kind: 'network' | 'timeout' | 'aborted') => (): void =>
      reject(new ApiError(kind, 0, null));
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', fail('network'));
    request.addEventListener('timeout', fail('timeout'));
    request.addEventListener('abort', fail('aborted'));
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = new Headers();
      if (retryAfter !== null) headers.set('retry-after', retryAfter);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) fail('aborted')();
    else request.send(file);
  });
}

/**
 * Creates the function that uploads files that prove a legitimate interest (DESK-1), with its progress; loaded only where files are
 * uploaded. It follows API-26 like the other calls: cookies, the XSRF token, a timeout, no retry.
 */
export function createUpload(
  options: Pick<TransportOptions, 'baseUrl' | 'xsrfToken' | 'onUnauthorized'>,
): UploadEvidence {
  const [method, path] = OPERATIONS.uploadEvidence;
  return async (file, progress) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name.slice(-200) });
    request.open(method, `${options.baseUrl}${path}?${query}`);
    request.timeout = UPLOAD_MS;
    request.withCredentials = true;
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('accept', 'application/json');
    const token = options.xsrfToken();
    if (token) request.setRequestHeader('X-XSRF-TOKEN', token);
    const response = await send(request, file, progress);
    if (response.status === 401) options.onUnauthorized();
    if (!response.ok) throw await errorOf(response);
    const body: unknown = await response.json().catch(() => null);
    if (!isEvidence(body)) throw new ApiError('unexpected', response.status, null);
    return body;
  };
}
