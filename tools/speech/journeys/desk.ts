import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Decides all positions of an order at the desk of the sandbox, which receives an order a moment after it was sent. By HTTP:
 * a second window of the browser would be spoken, too.
 *
 * @throws Error if the desk does not receive the order
 */
export async function decide(
  sandbox: string,
  orderNumber: string,
  decision: 'APPROVED' | 'REJECTED',
): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const page = await (await fetch(`${sandbox}/desk`)).text();
    const entries = page.split('<article>').filter((entry) => entry.includes(orderNumber));
    const forms = entries.flatMap((entry) => /action="(\/desk\/[^"]+)"/.exec(entry)?.[1] ?? []);
    for (const form of forms) {
      await fetch(`${sandbox}${form}`, { method: 'POST', body: new URLSearchParams({ decision }) });
    }
    if (forms.length > 0) return;
    await sleep(1000);
  }
  throw new Error(`The desk has not received order ${orderNumber}.`);
}
