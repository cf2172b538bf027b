import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeServer, listen } from '../../support/listen.ts';

/** An HTTP proxy between the backend and the external systems. */
export interface FaultProxy {
  readonly origin: string;
  /** Ends every connection to this path and below it, e.g. `/payment`. */
  block(path: string): void;
  /** Forwards requests to this path again; without one, all requests. */
  unblock(path?: string): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that forwards every request unchanged.
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
    const { method, headers } = request;
    const forwarded = send(new URL(path, target), { method, headers });
    forwarded.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
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
    close: () => closeServer(server),
  };
}
