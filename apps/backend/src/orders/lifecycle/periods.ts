import type { PortalConfiguration } from '@portal/api';
import { germanDay } from '../../german-day.ts';

/** The periods of an order in ms (BE-8); configured in hours. */
export interface LifecyclePeriods {
  /** From the review to completion by bank transfer. */
  readonly completeMs: number;
  /** From creation to the expiry of an unpaid order without review. */
  readonly expireMs: number;
  /** A reminder is sent so long before either; 0 sends none. */
  readonly reminderMs: number;
  /** An open payment is withdrawn after this time. */
  readonly openPaymentMs: number;
  /** An order with paper closes so long after delivery when its dispatch is not reported. */
  readonly dispatchMs: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The time zone of the authorities. */
const TIME_ZONE = 'Europe/Berlin';

/** The end of a period that begins at an instant: from one day on it ends with its last day, so that the day is a deadline (LOOK-1). */
export function endOfPeriod(at: Date, lengthMs: number): Date {
  const end = new Date(at.getTime() + lengthMs);
  if (lengthMs < DAY_MS) return end;
  const text = end.toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  const sinceMidnight = Date.parse(`${text.replace(' ', 'T')}Z`) % DAY_MS;
  const rest = DAY_MS - sinceMidnight - (end.getTime() % 1000);
  // On the day on which clocks change, midnight is an hour earlier or later.
  const near = [rest, rest - HOUR_MS, rest + HOUR_MS].map((ms) => new Date(end.getTime() + ms - 1));
  return (
    near
      .toSorted((a, b) => b.getTime() - a.getTime())
      .find((one) => germanDay(one) === germanDay(end)) ?? end
  );
}

/** Reads the periods from the configuration; 504 hours are 21 days. */
export function lifecyclePeriods({
  lifecycle = {},
  reviewDaysToComplete,
}: PortalConfiguration): LifecyclePeriods {
  return {
    completeMs: (lifecycle.hoursToComplete ?? reviewDaysToComplete * 24) * HOUR_MS,
    expireMs: (lifecycle.hoursToExpire ?? 504) * HOUR_MS,
    reminderMs: (lifecycle.reminderHours ?? 72) * HOUR_MS,
    openPaymentMs: (lifecycle.openPaymentHours ?? 24) * HOUR_MS,
    dispatchMs: (lifecycle.hoursToDispatch ?? 336) * HOUR_MS,
  };
}
