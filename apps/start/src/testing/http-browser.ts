import withCookies from 'fetch-cookie';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a server may be away, in ms: longer than every fault of the tests. */
const PATIENCE_MS = 180_000;

/** Parts of a request. */
interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | null;
  readonly redirect?: 'follow' | 'manual';
}

/** The response with its complete body. */
function withBody({ status, headers }: Response, body: ArrayBuffer): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * An HTTP client that stores cookies; by default it does not follow redirects.
 *
 * @param signal aborts its requests
 * @param timeoutMs how long it awaits an answer
 */
export function createHttpBrowser(signal: AbortSignal, timeoutMs = 20_000) {
  const jar = new withCookies.toughCookie.CookieJar();
  const browse = withCookies(fetch, jar);

  const open = (url: string, init: RequestOptions = {}): Promise<Response> =>
    browse(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...init,
    });

  /** Repeats a request until the server responds: it may be restarting. @throws with the last answer when it does not for three minutes */
  const openUntilAnswered = async (url: string, init?: RequestOptions): Promise<Response> => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      signal.throwIfAborted();
      let last: string;
      try {
        const answer = await open(url, init);
        const body = await answer.arrayBuffer();
        if (answer.status < 500) return withBody(answer, body);
        last = `${answer.status} ${new TextDecoder().decode(body)}`;
      } catch (error) {
        // The server is not running at the moment.
        last = String(error);
      }
      if (performance.now() > end) throw new Error(`${init?.method ?? 'GET'} ${url}: ${last}`);
      await pause(150);
    }
  };

  return {
    open,
    openUntilAnswered,
    cookie: (origin: string, name: string): string =>
      jar.getCookiesSync(origin).find(({ key }) => key === name)?.value ?? '',
    submit: (url: string, form: Record<string, string>) =>
      open(url, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** See {@link createHttpBrowser}. */
export type HttpBrowser = ReturnType<typeof createHttpBrowser>;
