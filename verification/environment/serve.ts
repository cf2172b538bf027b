import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A folder that is served on the loopback interface. */
export interface ServedFolder {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/** Serves the files of a folder on a free port until `close` is called. */
export async function serve(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder));
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
