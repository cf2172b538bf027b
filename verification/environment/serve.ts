import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A folder that is served on the loopback interface. */
export interface ServedFolder {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Serves the files of a folder, each with these headers, on a free port until `close` is called. */
export async function serve(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const setHeaders = (response: ServerResponse) => void response.setHeaders(new Headers(headers));
  const server = createServer(sirv(folder, { setHeaders }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
