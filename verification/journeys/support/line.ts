import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A line between the backend and the systems outside. */
export interface Line {
  readonly origin: string;
  /** From now on nobody answers below this path, e.g. `/payment`. */
  cut(path: string): void;
  /** What lies below this path is answered again; everything without one. */
  mend(path?: string): void;
  close(): Promise<void>;
}

/**
 * Opens a line that hands every request on as it is.
 *
 * @param to origin of the systems at its other end
 */
export async function openLine(to: string): Promise<Line> {
  const cuts = new Set<string>();
  const handOn = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    if ([...cuts].some((cut) => path.startsWith(cut))) {
      request.socket.destroy();
      return;
    }
    const onward = send(new URL(path, to), { method: request.method, headers: request.headers });
    onward.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => request.socket.destroy());
    request.pipe(onward);
  };
  const server = createServer(handOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: (path) => void cuts.add(path),
    mend: (path) => void (path ? cuts.delete(path) : cuts.clear()),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
