import type { PortalConfiguration } from '@portal/api';

/** The times of an order in ms (BE-8); configured in hours. */
export interface LifecyclePeriods {
  /** From the review to completing itself by bank transfer. */
  readonly completeMs: number;
  /** From sending to the end of an order without review that nobody pays. */
  readonly expireMs: number;
  /** So long before either a reminder is sent; 0 sends none. */
  readonly reminderMs: number;
  /** After so long a payment that is open at the provider is withdrawn. */
  readonly openPaymentMs: number;
  /** An order with paper closes so long after delivery when nobody reports the dispatch. */
  readonly dispatchMs: number;
}

const HOUR_MS = 3_600_000;

/** Reads the times out of the configuration; 504 hours are the customer-facing 21 days. */
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
