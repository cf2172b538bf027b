import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The message BackendKeyData: type, length 12, process id and secret of the connection. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Replaces the process id that the server states by one that it does not know. */
function withoutProcessId(data: Buffer): Buffer {
  const at = data.indexOf(KEY_DATA);
  if (at >= 0) data.writeUInt32BE(0x7f_ff_ff_f0, at + KEY_DATA.length);
  return data;
}

/**
 * Passes connections on to a PostgreSQL as a pooler does: a client learns a process id that is not the server's.
 *
 * @param url of the server
 * @returns the address for clients, and a function that ends it
 */
export async function startPoolerRelay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
    client.on('data', (data) => server.write(data));
    server.on('data', (data) => client.write(withoutProcessId(data)));
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const address = new URL(url);
  address.port = String((relay.address() as AddressInfo).port);
  return {
    url: address.href,
    close: (): void => {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
