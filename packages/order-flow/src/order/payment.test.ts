import { describe, expect, it } from 'vitest';
import { map, owner, plain } from '../test-support.ts';
import {
  canCancelAtPayment,
  canConfirmPayment,
  fitsLimit,
  isFailedAttempt,
  PAYMENT_ROWS,
  remainingCents,
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

describe('collective invoice (ORG-5)', () => {
  it('is the only method without the page of a provider and without an invoice of its own', () => {
    const others = Object.entries(PAYMENT_ROWS).filter(
      ([, row]) => !row.isPaidAtProvider || !row.hasOwnInvoice || row.event !== 'PAID',
    );
    expect(others.map(([method]) => method)).toEqual(['COLLECTIVE']);
  });

  it.each([
    [0, 1000, 1000, true],
    [0, 1001, 1000, false],
    [400, 600, 600, true],
    [400, 601, 600, false],
    [1200, 1, 0, false],
    [1200, 0, 0, true],
    // A credit makes room.
    [-300, 1300, 1300, true],
    [-300, 1301, 1300, false],
  ])(
    'of 1000 cents with %i open: %i cents with %i remaining: %s',
    (openCents, amount, remaining, fits) => {
      const account = { limitCents: 1000, openCents };
      expect([remainingCents(account), fitsLimit(account, amount)]).toEqual([remaining, fits]);
    },
  );
});
