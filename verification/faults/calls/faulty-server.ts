import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';

/** A real server on this machine that answers every call in one bad way. */
export interface FaultyServer {
  readonly baseUrl: string;
  /** From now on it answers like this. */
  readonly answerWith: (answer: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** Answers with a body of a media type. */
export function answer(type: string, body: string, status = 200): RequestListener {
  return (_request, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
}

/** Answers with a problem document, as the backend does. */
export function problem(status: number, messageKey: string): RequestListener {
  const body = { type: 'about:blank', title: messageKey, status, messageKey, requestId: 'r-1' };
  return answer('application/problem+json', JSON.stringify(body), status);
}

/** Starts it on a free port. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let current: RequestListener = problem(500, 'UNKNOWN_ERROR');
  const server: Server = createServer((request, response) => current(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/api`,
    answerWith: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
