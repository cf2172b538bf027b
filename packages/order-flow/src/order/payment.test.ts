import { describe, expect, it } from 'vitest';
import { map, owner, plain } from '../test-support.ts';
import {
  canCancelAtPayment,
  canConfirmPayment,
  isFailedAttempt,
  sortPaymentMethods,
} from './payment.ts';

const orderOf = (...products: readonly (typeof plain)[]) => ({
  orderPositions: products.map((orderedProductDetails) => ({ orderedProductDetails })),
});

describe('payment (FLOW-16)', () => {
  it('sorts by displayOrder, undefined last, and is stable', () => {
    const methods = [
      { n: 1 },
      { n: 2, displayOrder: 2 },
      { n: 3, displayOrder: 0 },
      { n: 4 },
      { n: 5, displayOrder: 2 },
    ];
    expect(sortPaymentMethods(methods).map(({ n }) => n)).toStrictEqual([3, 2, 5, 1, 4]);
  });

  it('requires an offered method', () => {
    const methods = [{ method: 'SEPA' }] as const;
    expect(canConfirmPayment(null, methods)).toBe(false);
    expect(canConfirmPayment('GIROPAY', methods)).toBe(false);
    expect(canConfirmPayment('SEPA', methods)).toBe(true);
  });

  it('allows cancelling only without sensitive products', () => {
    expect(canCancelAtPayment(orderOf(plain, map))).toBe(true);
    expect(canCancelAtPayment(orderOf(plain, owner))).toBe(false);
  });

  it('detects a failed or cancelled payment', () => {
    expect(['failed', 'cancel', 'success', undefined].map(isFailedAttempt)).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
