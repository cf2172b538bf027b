import type { Database } from '../db/database.ts';
import { ExternalSystemError } from '../errors.ts';
import { type JobHandler, RetryLater } from '../jobs/job.ts';
import type { WebhookPort } from '../ports/webhook.ts';
import { webhookOf } from '../session/programs.ts';
import { deliveryIdOf, endDeliveries, findOpenDelivery, recordAttempt } from './deliveries.ts';
import { signedHeaders, webhookKey } from './signature.ts';

const MINUTE_MS = 60_000;

/** How long to wait after each failure in minutes: about a day and a half in all. After the last one, a request is dead. */
export const WAITS_MINUTES: readonly number[] = [0.25, 1, 5, 15, 60, 180, 360, 720, 720];

/** What sending needs. */
interface SendingSettings {
  readonly database: Database;
  readonly webhook: WebhookPort;
  /** The secret that keys are derived from. */
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/** The status of the answer; null without one. */
async function statusOf(work: () => Promise<number>): Promise<number | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExternalSystemError) return null;
    throw error;
  }
}

/**
 * The job that sends one request to the webhook of a program (ORG-4). Its failures concern the organisation, which sees them on its page, and
 * are none of the portal: a request that is dead is no dead letter.
 */
export function sendWebhookJob({
  database,
  webhook,
  webhookSecret,
  now,
}: SendingSettings): JobHandler {
  return async ({ subject }) => {
    const id = deliveryIdOf(subject);
    const delivery = await findOpenDelivery(database, id);
    if (!delivery) return;
    const url = await webhookOf(database, delivery.program_id);
    if (url === null) {
      await endDeliveries(database, id, now());
      return;
    }
    const { body, attempts } = delivery;
    const key = webhookKey(webhookSecret, delivery.program_id);
    const headers = signedHeaders(key, { id, body, at: now() });
    const status = await statusOf(() => webhook.post(url, headers, body));
    if (status !== null && status >= 200 && status < 300) {
      await recordAttempt(database, id, { status, outcome: 'DELIVERED', at: now() });
      return;
    }
    const wait = WAITS_MINUTES[attempts];
    const outcome = wait === undefined ? 'DEAD' : 'WAITING';
    await recordAttempt(database, id, { status, outcome, at: now() });
    if (wait !== undefined) {
      throw new RetryLater('The webhook has not accepted the request.', wait * MINUTE_MS);
    }
  };
}
