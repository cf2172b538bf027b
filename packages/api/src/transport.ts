import { ApiError, isProblem } from './error.ts';

/** Timeout of every request in ms (API-26). */
export const TIMEOUT_MS = 120_000;

/** Options of the transport. */
export interface TransportOptions {
  /** URL before the paths of the contract, e.g. `/api`. */
  readonly baseUrl: string;
  /** Defaults to the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** In ms, defaults to {@link TIMEOUT_MS}. */
  readonly timeoutMs?: number;
  /** The value of the cookie `XSRF-TOKEN`, if there is one (SEC-2). */
  readonly xsrfToken: () => string | undefined;
  /** Whether nobody is logged in, and the state lets people search before the login: the header `X-Guest` says so (OPEN-1). */
  readonly isGuest?: () => boolean;
  /** Called on every 401 and on a search answered by a plain string (API-26, API-27). */
  readonly onUnauthorized: () => void;
}

/** Reads the cookie `XSRF-TOKEN` of a document. */
export function xsrfTokenFromCookie(cookie: string): string | undefined {
  const pair = cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

/**
 * Creates a `fetch` that follows API-26: credentials and XSRF token except for `/categories`, a timeout, no retry.
 *
 * @throws ApiError for every response that is not successful
 */
export function createTransport(
  options: TransportOptions,
): (request: Request) => Promise<Response> {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return async (request) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    const isPublic = new URL(request.url).pathname.startsWith(
      `${new URL(options.baseUrl, request.url).pathname}/categories`,
    );
    const headers = new Headers(request.headers);
    const token = options.xsrfToken();
    if (!isPublic && token) headers.set('X-XSRF-TOKEN', token);
    if (!isPublic && options.isGuest?.()) headers.set('X-Guest', 'true');
    const prepared = new Request(request, {
      headers,
      credentials: isPublic ? 'omit' : 'include',
      signal: AbortSignal.any([request.signal, timeout]),
    });
    const response = await send(prepared).catch((cause: unknown) => {
      if (timeout.aborted) throw new ApiError('timeout', 0, null, cause);
      if (request.signal.aborted) throw new ApiError('aborted', 0, null, cause);
      throw new ApiError('network', 0, null, cause);
    });
    if (response.ok) return response;
    if (response.status === 401) options.onUnauthorized();
    throw await errorOf(response);
  };
}

/** The header `Retry-After` in ms; null without one, and for a date, which this contract does not use. */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : null;
}

/** The error of a response that is not successful. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const retryAfterMs = retryAfterOf(response);
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    if (isProblem(body)) return new ApiError('problem', status, body, undefined, retryAfterMs);
  } catch {
    // The HTML page of a proxy or a plain string has no message key.
  }
  return new ApiError('unexpected', status, null, undefined, retryAfterMs);
}
