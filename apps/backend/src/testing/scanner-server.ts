import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a scanner does with what it has received so far: null waits for more. */
type Answer = (received: string) => string | null;

/**
 * A server whose answers tests choose.
 *
 * @param path of a Unix socket; without it a port of this computer
 */
export async function startScannerServer(answer: Answer, path?: string) {
  const sockets = new Set<Socket>();
  let received = '';
  const state = { answer };
  const server = createServer((socket) => {
    sockets.add(socket);
    received = '';
    socket.setEncoding('latin1').on('error', () => undefined);
    socket.on('data', (piece) => {
      received += String(piece);
      const text = state.answer(received);
      if (text !== null) socket.end(text, 'latin1');
    });
  });
  server.listen(path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const { port } = typeof address === 'object' ? (address as AddressInfo) : { port: 0 };
  return {
    port,
    /** Assign `answer` to change it. */
    state,
    /** What the last connection has sent. */
    received: () => received,
    sockets,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

/** The answer of clamd after a whole file; tests choose it. */
export const afterFile =
  (text: string): Answer =>
  (received) => {
    if (received === 'zPING\0') return 'PONG\0';
    return received.endsWith('\0\0\0\0') ? `${text}\0` : null;
  };
