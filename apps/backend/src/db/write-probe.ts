import { Client } from 'pg';
import { SPACE_PROBE, WRITE_PROBE } from './readiness.ts';

/** A probe that writes. */
export interface WriteProbe {
  /**
   * Resolves when the row is written; the caller limits the time. A write that has not ended is waited for, and repeated only when the
   * server does not know it any more.
   */
  write(): Promise<void>;
  /** Ends the connection. */
  end(): Promise<void>;
}

/** The server is asked for a write that takes so long, in ms. */
const LONG_MS = 6000;

/**
 * One connection of its own for writes. While a standby is missing, a commit does not end and cannot be given up: a
 * connection for each attempt would use up those of the server (OPS-11).
 *
 * @param connectMs limit for connecting
 * @param isKnown asks the server, over another connection, whether it still works for one
 */
export function openWriteProbe(
  url: string,
  connectMs: number,
  isKnown: (processId: number) => Promise<boolean>,
  onError: (error: Error) => void,
): WriteProbe {
  let connection: Client | null = null;
  let pending: { readonly written: Promise<void>; readonly since: number } | null = null;

  const end = async (): Promise<void> => {
    const ended = connection;
    connection = null;
    // The stream first: a server that is gone answers nothing.
    ended?.connection.stream.destroy();
    await ended?.end().catch(() => undefined);
  };
  const connected = async (): Promise<Client> => {
    if (connection) return connection;
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    client.on('error', onError);
    await client.connect();
    connection = client;
    return client;
  };
  const write = async (): Promise<void> => {
    try {
      const client = await connected();
      await client.query(SPACE_PROBE);
      await client.query(WRITE_PROBE);
    } catch (error) {
      await end();
      throw error;
    }
  };
  const isLost = async (): Promise<boolean> => {
    if (!connection || !pending || performance.now() - pending.since < LONG_MS) return false;
    const { processID = 0 } = connection as Client & { readonly processID?: number };
    return !(await isKnown(processID));
  };
  return {
    write: async () => {
      if (await isLost()) {
        await end();
        await pending?.written.catch(() => undefined);
      }
      pending ??= {
        since: performance.now(),
        written: write().finally(() => {
          pending = null;
        }),
      };
      await pending.written;
    },
    end,
  };
}
