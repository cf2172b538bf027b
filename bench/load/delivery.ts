import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import type { Journeys } from './journey.ts';

/** Orders that are not delivered after so many ms count as lost. */
const LIMIT_MS = 600_000;
const POLL_MS = 1000;

/** Confirmed orders that the database does not have, or whose extract and invoice were never delivered. */
interface Delivery {
  readonly lost: number;
  /** Time until the last delivery. */
  readonly seconds: number;
}

/** Waits until every order of completed journeys is delivered, and looks for all confirmed ones. */
export async function awaitDelivery(
  { server }: { readonly server: { readonly url: string } | null },
  { confirmed, failures }: Journeys,
): Promise<Delivery> {
  const began = performance.now();
  const database = openPostgres(server?.url ?? '', () => undefined, 1);
  try {
    for (;;) {
      const [counts] = await database.query<{ found: number; delivered: number }>(
        `select count(*)::integer as found, count(*) filter (where close_resolution = 'COMPLETED')::integer as delivered
         from orders where order_number in (select jsonb_array_elements_text($1::jsonb))`,
        [JSON.stringify(confirmed)],
      );
      const { found = 0, delivered = 0 } = counts ?? {};
      const seconds = (performance.now() - began) / 1000;
      // The order of a journey that has failed may have no payment.
      const isOver = failures.size > 0 || delivered === confirmed.length;
      if (isOver) return { lost: confirmed.length - found, seconds };
      if (seconds * 1000 > LIMIT_MS) return { lost: confirmed.length - delivered, seconds };
      await pause(POLL_MS);
    }
  } finally {
    await database.close();
  }
}
