import { setTimeout as pause } from 'node:timers/promises';

/** Parts of a request. */
interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | null;
}

/** The response with its complete body. */
function withBody({ status, headers }: Response, body: ArrayBuffer): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * An HTTP client with the cookies of each origin; it does not follow redirects.
 *
 * @param signal aborts its requests
 */
export function createHttpBrowser(signal: AbortSignal) {
  const jar = new Map<string, string>();

  const storeCookies = (origin: string, answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(`${origin} ${pair.slice(0, at)}`, pair.slice(at + 1));
    }
  };

  const open = async (url: string, init: RequestOptions = {}): Promise<Response> => {
    const { origin } = new URL(url);
    const mine = [...jar].filter(([key]) => key.startsWith(`${origin} `));
    const cookie = mine
      .map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`)
      .join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
      ...init,
      headers: { cookie, ...init.headers },
    });
    storeCookies(origin, answer);
    return answer;
  };

  /** Repeats a request until the server responds: it may be restarting. */
  const openUntilAnswered = async (url: string, init?: RequestOptions): Promise<Response> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const answer = await open(url, init);
        const body = await answer.arrayBuffer();
        if (answer.status < 500) return withBody(answer, body);
      } catch {
        // The server is not running at the moment.
      }
      await pause(150);
    }
  };

  return {
    open,
    openUntilAnswered,
    cookie: (origin: string, name: string): string => jar.get(`${origin} ${name}`) ?? '',
    submit: (url: string, form: Record<string, string>) =>
      open(url, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** See {@link createHttpBrowser}. */
export type HttpBrowser = ReturnType<typeof createHttpBrowser>;
