import type { Order, PaymentMethod } from '@portal/api';

/** Sorts by displayOrder, undefined last; the sort is stable (FLOW-16). */
export function sortPaymentMethods<Method extends Pick<PaymentMethod, 'displayOrder'>>(
  methods: readonly Method[],
): Method[] {
  return methods.toSorted((one, other) => {
    if (one.displayOrder === undefined) return other.displayOrder === undefined ? 0 : 1;
    if (other.displayOrder === undefined) return -1;
    return one.displayOrder - other.displayOrder;
  });
}

/** Whether the confirm button is enabled: an offered method is selected (FLOW-16). */
export function canConfirmPayment(
  chosen: string | null,
  methods: readonly Pick<PaymentMethod, 'method'>[],
): boolean {
  return methods.some(({ method }) => method === chosen);
}

/** Whether the payment page shows the cancel button: only without sensitive products (FLOW-16). */
export function canCancelAtPayment(order: {
  readonly orderPositions: readonly {
    readonly orderedProductDetails: Pick<
      Order['orderPositions'][number]['orderedProductDetails'],
      'sensitiveData'
    >;
  }[];
}): boolean {
  return order.orderPositions.every(
    ({ orderedProductDetails }) => !orderedProductDetails.sensitiveData,
  );
}

/** Whether `prevResult` of the pay route means that an earlier payment failed or was cancelled (FLOW-16). */
export function isFailedAttempt(prevResult: string | undefined): boolean {
  return prevResult === 'failed' || prevResult === 'cancel';
}
