import { XmlElement } from '@rgrove/parse-xml';
import type { AdapterSettings } from './environment.ts';
import { documentOf, MAX_BYTES, RefusedError, rootOf, sentenceOf } from './read-result.ts';

/** The ALKIS system does not answer, or has a fault of its own; the same call may succeed later. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
}

/** A large map takes minutes. */
const TIMEOUT_MS = 300_000;

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

async function post(url: string, body: FormData | URLSearchParams): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new OutageError(`${new URL(url).origin} does not answer.`);
  });
  const answer = await bytesOf(response);
  if (response.status >= 500 || response.status === 429) {
    throw new OutageError(`${new URL(url).origin} answered ${response.status}.`);
  }
  return answer;
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
function sessionOf(answer: Buffer): string {
  const root = rootOf(answer);
  const session = root && sessionIn(root);
  if (session) return session;
  throw new RefusedError(`Login refused: ${sentenceOf(answer)}`);
}

/** Whether an answer says that the session has ended. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RefusedError && /session|sitzung|anmeld|login/i.test(error.message);

/** An ALKIS system with a synchronous NAS interface: the answer to an order is its document (REAL-6). */
export function alkisClient({ url, user, password }: AdapterSettings['alkis']) {
  let session: string | null = null;
  const logIn = async (): Promise<string> => {
    const form = new URLSearchParams({ cmd: 'login', j_username: user, j_password: password });
    return sessionOf(await post(url, form));
  };
  const execute = async (nas: string): Promise<Buffer> => {
    session ??= await logIn();
    const form = new FormData();
    form.set('cmd', 'ausfuehren');
    form.set('jsessionid', session);
    form.set('nasfile', new Blob([nas], { type: 'text/xml' }), 'auftrag.xml');
    return documentOf(await post(url, form));
  };
  /**
   * Orders a document; logs in again when the session has ended.
   *
   * @throws OutageError; RefusedError with the sentence of the ALKIS system
   */
  return async (nas: string): Promise<Buffer> => {
    const isOld = session !== null;
    try {
      return await execute(nas);
    } catch (error) {
      session = null;
      if (isOld && hasEnded(error)) return execute(nas);
      throw error;
    }
  };
}
