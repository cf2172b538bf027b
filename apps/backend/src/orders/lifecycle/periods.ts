import type { PortalConfiguration } from '@portal/api';

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
