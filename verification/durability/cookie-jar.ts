import { setTimeout as pause } from 'node:timers/promises';

/** What is sent. */
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | null;
}

/** The same answer with all of its body, which may have been cut off on the way. */
function whole({ status, headers }: Response, body: ArrayBuffer): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * A person's browser as far as journeys need one: keeps cookies of each origin, follows nothing by itself.
 *
 * @param signal ends the patience
 */
export function createBrowser(signal: AbortSignal) {
  const jar = new Map<string, string>();

  const remember = (origin: string, answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(`${origin} ${pair.slice(0, at)}`, pair.slice(at + 1));
    }
  };

  const open = async (url: string, init: Sent = {}): Promise<Response> => {
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
    remember(origin, answer);
    return answer;
  };

  /** Waits until somebody answers at all: the portal may be falling and rising again. */
  const persist = async (url: string, init?: Sent): Promise<Response> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const answer = await open(url, init);
        const body = await answer.arrayBuffer();
        if (answer.status < 500) return whole(answer, body);
      } catch {
        // Nobody is there; that is what this is about.
      }
      await pause(150);
    }
  };

  return {
    open,
    persist,
    cookie: (origin: string, name: string): string => jar.get(`${origin} ${name}`) ?? '',
    press: (url: string, form: Record<string, string>) =>
      open(url, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** A browser in a journey. */
export type Browser = ReturnType<typeof createBrowser>;
