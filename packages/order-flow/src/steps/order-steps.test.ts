import type { CloseResolution, OrderStatus } from '@portal/api';
import { describe, expect, it } from 'vitest';
import type { SubStep } from '../model/state.ts';
import { statusRow } from '../orders/status.ts';
import { orderSteps } from './order-steps.ts';
import type { OrderProgress } from './order-steps.ts';

const PAGES: readonly SubStep[] = ['order-review', 'payment', 'provisioning'];

const order = (
  orderStatus: OrderStatus,
  closeResolution: CloseResolution | null = null,
  hasFeeNotice = false,
): OrderProgress => ({ orderStatus, closeResolution, hasFeeNotice });

/** Status of order summary, payment and provisioning on each page. */
const statuses = (progress: OrderProgress | null): readonly string[] =>
  PAGES.map((page) =>
    orderSteps(progress, page)
      .slice(2)
      .map(({ status }) => status)
      .join(' '),
  );

const WAITING = Array.from({ length: 3 }, () => 'current blocked blocked');

describe('stepper of an order that was sent (JRN-3)', () => {
  it.each([
    [order('CREATED'), WAITING],
    [order('APPROVAL_PENDING'), WAITING],
    [
      order('APPROVED'),
      ['current upcoming upcoming', 'done current upcoming', 'done current upcoming'],
    ],
    [
      order('READY_FOR_DELIVERY'),
      ['current done upcoming', 'done current upcoming', 'done done current'],
    ],
    [
      order('GENERATION_COMPLETED'),
      ['current done upcoming', 'done current upcoming', 'done done current'],
    ],
    [order('CLOSED', 'COMPLETED'), ['current done done', 'done current done', 'done done current']],
    [
      order('CLOSED', 'COMPLETED', true),
      ['current upcoming done', 'done current done', 'done upcoming current'],
    ],
    [order('CLOSED', 'REJECTED'), WAITING],
    [order('CLOSED', 'CANCELLED'), WAITING],
    [order('CLOSED', 'EXPIRED'), WAITING],
    [null, ['current upcoming upcoming', 'done current upcoming', 'done done current']],
  ])('%j on review, payment and provisioning: %j', (progress, expected) => {
    expect(statuses(progress)).toStrictEqual(expected);
  });

  it.each([order('CREATED'), order('APPROVED'), null])(
    'marks login and configuration as done: %j',
    (progress) => {
      const [login, configuration] = orderSteps(progress, 'payment');
      expect([login?.status, configuration?.status]).toEqual(['done', 'done']);
    },
  );

  it('has no links', () => {
    expect(orderSteps(order('APPROVED'), 'payment').every(({ target }) => target === null)).toBe(
      true,
    );
  });

  it('distinguishes orders that ended without a delivery', () => {
    expect(statusRow(order('CLOSED', 'EXPIRED')).isEnded).toBe(true);
    expect(statusRow(order('CLOSED', 'COMPLETED')).isEnded).toBe(false);
    expect(statusRow(order('APPROVED')).isEnded).toBe(false);
  });
});
