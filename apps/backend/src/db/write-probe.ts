import { Client } from 'pg';
import { WRITE_PROBE } from './readiness.ts';

/** A probe that writes. */
export interface WriteProbe {
  /** Resolves when the row is written; the caller limits the time. A write that has not ended is waited for, never repeated. */
  write(): Promise<void>;
  /** Ends the connection, for example of a server that is gone. */
  end(): Promise<void>;
}

/**
 * One connection of its own for writes. While a standby is missing, a commit does not end and cannot be given up: a
 * connection for each attempt would use up those of the server (OPS-11).
 *
 * @param connectMs limit for connecting
 */
export function openWriteProbe(
  url: string,
  connectMs: number,
  onError: (error: Error) => void,
): WriteProbe {
  let connection: Client | null = null;
  let pending: Promise<void> | null = null;

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
      await client.query(WRITE_PROBE);
    } catch (error) {
      await end();
      throw error;
    }
  };
  return {
    write: () => {
      pending ??= write().finally(() => {
        pending = null;
      });
      return pending;
    },
    end,
  };
}
