import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeServer, listen } from '../../tools/support/listen.ts';

/** An HTTP proxy between the backend and the external systems. */
export interface FaultProxy extends AsyncDisposable {
  readonly origin: string;
  /** Ends every connection to this path and below it, e.g. `/payment`. */
  block(path: string): void;
  /** Forwards requests to this path again; without one, all requests. */
  unblock(path?: string): void;
}

/** Headers about the connection to the external system, which differs from that to the backend. */
const OF_CONNECTION = new Set(['connection', 'keep-alive']);

/**
 * Starts a proxy that forwards every request, and answers without the headers that concern one connection only.
 *
 * @param target origin of the external systems
 */
export async function startProxy(target: string): Promise<FaultProxy> {
  const blocked = new Set<string>();
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if ([...blocked].some((prefix) => path.startsWith(prefix))) {
      request.socket.destroy();
      return;
    }
    const forwarded = send(new URL(path, target), {
      method: request.method,
      headers: request.headers,
    });
    forwarded.once('response', (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(response);
    });
    forwarded.once('error', () => request.socket.destroy());
    request.pipe(forwarded);
  };
  const server = createServer(forward);
  return {
    origin: await listen(server),
    block: (path) => void blocked.add(path),
    unblock: (path) => void (path ? blocked.delete(path) : blocked.clear()),
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}
