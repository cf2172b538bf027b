import type { Server } from 'node:http';

/** Starts a server on a free port of this machine. @returns its origin */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Closes a server and its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}
