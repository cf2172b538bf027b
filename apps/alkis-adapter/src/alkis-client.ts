import { XmlElement } from '@rgrove/parse-xml';
import type { AdapterSettings } from './environment.ts';
import {
  type Answer,
  documentOf,
  nasFileOf,
  MAX_BYTES,
  RefusedError,
  rootOf,
  sentenceOf,
} from './read-result.ts';

/** The ALKIS system does not answer, or has a fault of its own; the same call may succeed later. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
}

/** The bytes of an answer. @throws OutageError when it breaks off; RefusedError when it is larger than any document */
async function bytesOf({ body, url }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body ?? []) {
      pieces.push(piece);
      size += piece.length;
      if (size > MAX_BYTES) break;
    }
  } catch {
    throw new OutageError(`The answer of ${new URL(url).origin} broke off.`);
  }
  if (size > MAX_BYTES) throw new RefusedError('The answer of the ALKIS system is too large.');
  return Buffer.concat(pieces);
}

async function post(
  url: string,
  body: FormData | URLSearchParams,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal,
  }).catch(() => {
    throw new OutageError(`${new URL(url).origin} does not answer.`);
  });
  const content = await bytesOf(response);
  if (response.status >= 500 || response.status === 429) {
    throw new OutageError(`${new URL(url).origin} answered ${response.status}.`);
  }
  return { content, contentType: response.headers.get('content-type') };
}

function sessionIn(element: XmlElement): string | null {
  if (/^(?:\w+:)?jsessionid$/i.test(element.name)) return element.text.trim();
  for (const inner of element.children) {
    const found = inner instanceof XmlElement ? sessionIn(inner) : null;
    if (found) return found;
  }
  return null;
}

/** The session id of the answer to a login. @throws RefusedError with the sentence of the ALKIS system */
function sessionOf(answer: Answer): string {
  const root = rootOf(answer);
  const session = root && sessionIn(root);
  if (session) return session;
  throw new RefusedError(`Login refused: ${sentenceOf(answer)}`);
}

/** Whether an answer says that the session has ended. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RefusedError && /session|sitzung|anmeld|login/i.test(error.message);

/** An order in NAS. */
export interface NasOrder {
  readonly nas: string;
  /** Whether its answer is a NAS file instead of a document. */
  readonly isNas: boolean;
}

/**
 * An ALKIS system with a synchronous NAS interface: the answer to an order is its document (REAL-6). Documents that are ordered at
 * the same time share a session.
 */
export function alkisClient({ url, user, password, callMs }: AdapterSettings['alkis']) {
  let session: Promise<string> | null = null;
  const logIn = async (): Promise<string> => {
    const form = new URLSearchParams({ cmd: 'login', j_username: user, j_password: password });
    return sessionOf(await post(url, form, AbortSignal.timeout(callMs)));
  };
  const execute = async ({ nas, isNas }: NasOrder, id: string, signal: AbortSignal) => {
    const form = new FormData();
    form.set('cmd', 'ausfuehren');
    form.set('jsessionid', id);
    form.set('nasfile', new Blob([nas], { type: 'text/xml' }), 'auftrag.xml');
    const limits = AbortSignal.any([signal, AbortSignal.timeout(callMs)]);
    const answer = await post(url, form, limits);
    return isNas ? nasFileOf(answer) : documentOf(answer);
  };
  /** Orders in the current session; after a fault the next document begins another one. */
  const attempt = async (order: NasOrder, signal: AbortSignal): Promise<Buffer> => {
    const used = (session ??= logIn());
    try {
      return await execute(order, await used, signal);
    } catch (error) {
      if (session === used) session = null;
      throw error;
    }
  };
  /**
   * Orders a document or a NAS file; logs in again when the session has ended.
   *
   * @param signal says that the time of the document is over
   * @throws OutageError; RefusedError with the sentence of the ALKIS system
   */
  return async (order: NasOrder, signal: AbortSignal): Promise<Buffer> => {
    const isOld = session !== null;
    try {
      return await attempt(order, signal);
    } catch (error) {
      if (isOld && hasEnded(error)) return attempt(order, signal);
      throw error;
    }
  };
}
