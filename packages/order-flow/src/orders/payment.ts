import type { Order, PaymentMethod } from '@portal/api';

/** By displayOrder, undefined last; equal ones keep the sequence of the server (FLOW-16). */
export function sortPaymentMethods<Method extends Pick<PaymentMethod, 'displayOrder'>>(
  methods: readonly Method[],
): Method[] {
  return methods.toSorted((one, other) => {
    if (one.displayOrder === undefined) return other.displayOrder === undefined ? 0 : 1;
    if (other.displayOrder === undefined) return -1;
    return one.displayOrder - other.displayOrder;
  });
}

/** FLOW-16: the confirm button needs a method that is on offer. */
export function canConfirmPayment(
  chosen: string | null,
  methods: readonly Pick<PaymentMethod, 'method'>[],
): boolean {
  return methods.some(({ method }) => method === chosen);
}

/** FLOW-16: the payment page offers to cancel only an order without sensitive products. */
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

/** What the last part of the pay route says of an earlier attempt; both mean that it may be tried again. */
export function isFailedAttempt(prevResult: string | undefined): boolean {
  return prevResult === 'failed' || prevResult === 'cancel';
}
