import type { LegalInformation } from '@portal/api';
import type { Environment } from '../config/environment.ts';

const DAY_MS = 86_400_000;

const days = (ms: number): number => Math.ceil(ms / DAY_MS);

/**
 * How long each kind of data is kept by the settings of this portal, in days (LAW-4). Profile, addresses and payments are deleted with
 * the order; a report of a barrier at once when the authority has it, and at the latest with finished data. A question about ownership counts for a day.
 */
export function retentionDays({
  orderRetentionMs,
  retentionMs,
}: Pick<Environment, 'orderRetentionMs' | 'retentionMs'>): NonNullable<
  LegalInformation['retentionDays']
> {
  const order = days(orderRetentionMs.orders);
  return {
    account: order,
    order,
    justification: Math.min(order, days(orderRetentionMs.justifications)),
    deliveryAddress: order,
    payment: order,
    barrierReport: days(retentionMs),
    ownershipMatch: 1,
  };
}
