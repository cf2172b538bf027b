import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Delay before the next attempt to connect, doubled after each failure, in ms. */
const RECONNECT = { first: 500, last: 15_000 } as const;

/** Time for connecting, in ms. */
const CONNECT_MS = 2000;

/**
 * Listens to a channel over a connection of its own, because those of a pool change. A lost connection is replaced;
 * notifications that were missed meanwhile are made up for by calling `onNotification` once.
 *
 * @returns a function that stops listening
 */
export function listenOn(
  url: string,
  channel: string,
  onNotification: () => void,
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Resolves when the connection is lost, or when listening is stopped. */
  const listenOnce = async (onConnected: () => void): Promise<void> => {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', (error) => {
      onError(error);
      lost.resolve();
    });
    client.on('end', lost.resolve);
    client.on('notification', onNotification);
    signal.addEventListener('abort', () => lost.resolve(), { once: true });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onConnected();
      onNotification();
      await lost.promise;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const loop = async (): Promise<void> => {
    let delay: number = RECONNECT.first;
    while (!signal.aborted) {
      try {
        await listenOnce(() => {
          delay = RECONNECT.first;
        });
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
      await pause(delay, undefined, { signal }).catch(() => undefined);
      delay = Math.min(RECONNECT.last, delay * 2);
    }
  };
  const over = loop();
  return async () => {
    stopping.abort();
    await over;
  };
}
