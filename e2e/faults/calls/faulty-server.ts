import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { closeServer, listen } from '../../../tools/support/listen.ts';

/** An HTTP server that answers every call with one fault. */
export interface FaultyServer {
  readonly baseUrl: string;
  /** Sets the answer to all calls from now on. */
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

/** Starts the server on a free port. */
export async function startFaultyServer(): Promise<FaultyServer> {
  let current: RequestListener = problem(500, 'UNKNOWN_ERROR');
  const server = createServer((request, response) => current(request, response));
  return {
    baseUrl: `${await listen(server)}/api`,
    answerWith: (next) => {
      current = next;
    },
    close: () => closeServer(server),
  };
}
