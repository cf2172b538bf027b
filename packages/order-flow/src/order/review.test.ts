import type { ApprovalStatus, CloseResolution, OrderStatus } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { reviewButton, reviewNotice } from './review.ts';
import { APPROVAL_ROWS } from './approval.ts';

const order = (
  orderStatus: OrderStatus,
  states: readonly ApprovalStatus[],
  closeResolution: CloseResolution | null = null,
) => ({
  orderStatus,
  closeResolution,
  orderPositions: states.map((approvalStatus) => ({ approvalStatus })),
});

describe('order review (FLOW-15)', () => {
  it.each([
    [order('APPROVED', ['APPROVED', 'NOT_NEEDED', 'REJECTED']), 'payment', true, null],
    [order('APPROVED', ['APPROVED', 'APPROVAL_PENDING']), 'payment', false, null],
    [order('APPROVED', ['REJECTED', 'REJECTED']), 'payment', false, null],
    [order('APPROVAL_PENDING', ['APPROVAL_PENDING']), null, false, 'APPROVAL_PENDING'],
    [order('CREATED', ['NOT_NEEDED']), null, false, null],
    [order('READY_FOR_DELIVERY', ['NOT_NEEDED']), 'provisioning', true, null],
    [order('GENERATION_COMPLETED', ['NOT_NEEDED']), 'provisioning', true, null],
    [order('CLOSED', ['APPROVED'], 'COMPLETED'), 'provisioning', true, null],
    [order('CLOSED', ['REJECTED'], 'REJECTED'), null, false, 'REJECTED'],
    [order('CLOSED', ['NOT_NEEDED'], 'CANCELLED'), null, false, 'CANCELLED'],
    [order('CLOSED', ['NOT_NEEDED'], 'EXPIRED'), null, false, 'EXPIRED'],
    [order('APPROVED', []), 'payment', false, 'CART_EMPTY'],
  ] as const)('%j', (reviewed, target, enabled, notice) => {
    expect(reviewButton(reviewed)).toStrictEqual({ target, enabled });
    expect(reviewNotice(reviewed)).toBe(notice);
  });

  it('has a message key for every approval state', () => {
    expect(new Set(Object.values(APPROVAL_ROWS).map(({ message }) => message)).size).toBe(6);
  });
});
