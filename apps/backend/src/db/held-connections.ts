import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';

/** How often the server is asked whether it still works for a connection, in ms. */
const PERIOD_MS = 2000;

/** Whether a statement got no answer in time: the server may still work on it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && /query read timeout/i.test(error.message);

/**
 * Connections whose statement got no answer in time. While a standby that must confirm is missing, a commit does not end: a new
 * connection for each would use up those of the server, because closing it here does not end it there (OPS-11). So each keeps its
 * place in the pool until the server has answered or no longer knows it.
 *
 * @param isKnown asks the server, over another connection, whether it still works for one
 */
export function heldConnections(isKnown: (processId: number) => Promise<boolean>) {
  const closing = new AbortController();
  const { signal } = closing;

  const isOver = async (client: PoolClient): Promise<boolean> => {
    const { processID } = client as PoolClient & { readonly processID?: number };
    if (processID === undefined) return true;
    // A server that does not answer has no places either.
    return !(await isKnown(processID).catch(() => true));
  };
  const untilOver = async (client: PoolClient, answered: AbortSignal): Promise<void> => {
    const either = AbortSignal.any([signal, answered]);
    do {
      await pause(PERIOD_MS, undefined, { signal: either }).catch(() => undefined);
    } while (!either.aborted && !(await isOver(client)));
  };
  return {
    /** Gives a connection back to the pool, to be closed, as soon as the server has finished with it. */
    hold: async (client: PoolClient, error: Error): Promise<void> => {
      const answered = new AbortController();
      for (const event of ['drain', 'end', 'error']) {
        once(client, event, { signal }).then(
          () => answered.abort(),
          () => answered.abort(),
        );
      }
      await untilOver(client, answered.signal);
      client.release(error);
    },
    /** Gives all back at once. */
    close: (): void => closing.abort(),
  };
}
