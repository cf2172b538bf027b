import {
  type IncomingMessage,
  request as send,
  createServer,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';

/** Copies the answer of a backend; when it ends early, so does the answer to the client. */
function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

/** How long an idle connection of a client stays open, in ms. */
const KEEP_ALIVE_MS = 75_000;

/**
 * A reverse proxy that distributes requests over several backends in turn. It skips those that refuse connections, as a
 * load balancer does with failing ones, and adds the address of the client (`X-Forwarded-For`).
 *
 * @param ports of the backends on this machine
 */
export async function startRoundRobin(port: number, ports: readonly number[]) {
  let next = 0;
  const forward = (request: IncomingMessage, response: ServerResponse, attempt = 1): void => {
    const target = ports[next % ports.length];
    next += 1;
    const client = request.socket.remoteAddress ?? '';
    const forwarded = [request.headers['x-forwarded-for'], client]
      .flat()
      .filter(Boolean)
      .join(', ');
    const outgoing = send({
      host: 'localhost',
      port: target,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, 'x-forwarded-for': forwarded },
    });
    outgoing.once('response', (answer) => relay(answer, response));
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      // Nothing was sent yet: another backend can answer.
      if (error.code === 'ECONNREFUSED' && attempt < ports.length) {
        forward(request, response, attempt + 1);
      } else if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'content-type': 'application/problem+json' })
          .end('{"status":502}');
    });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };
  const server = createServer((request, response) => forward(request, response));
  // The default closes idle connections after 5 s: a busy client then sends its next request on a closed one.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
    },
  };
}
