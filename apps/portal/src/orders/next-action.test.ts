import type { OrderSummary } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { nextAction } from './next-action.ts';

type Listed = Parameters<typeof nextAction>[0];

const order = (orderStatus: OrderSummary['orderStatus'], more: Partial<Listed> = {}): Listed => ({
  orderNumber: 'L-1',
  orderStatus,
  closeResolution: null,
  ...more,
});

describe('next action of an order (BEY-1)', () => {
  it.each([
    [order('APPROVED', { nextAction: 'PAY' }), 'action.toPayment', '/auszuege/zahlung/L-1'],
    [
      order('APPROVED', { nextAction: 'CONTINUE_PAYMENT' }),
      'action.continuePayment',
      '/auszuege/zahlung/L-1',
    ],
    [
      order('CLOSED', { closeResolution: 'COMPLETED', nextAction: 'DOWNLOAD' }),
      'action.toGeneration',
      '/auszuege/bereitstellung/L-1',
    ],
    [
      order('READY_FOR_DELIVERY', { nextAction: 'WAIT_FOR_DELIVERY' }),
      'action.toGeneration',
      '/auszuege/bereitstellung/L-1',
    ],
    [
      order('APPROVAL_PENDING', { nextAction: 'WAIT_FOR_REVIEW' }),
      'action.toReview',
      '/auszuege/uebersicht/L-1',
    ],
    [
      order('CLOSED', { closeResolution: 'COMPLETED', nextAction: 'NONE' }),
      'action.toReview',
      '/auszuege/uebersicht/L-1',
    ],
  ])('%j: %s', (listed, label, path) => {
    expect(nextAction(listed)).toEqual({ label, path });
  });

  it.each([
    [order('CREATED'), 'action.toReview'],
    [order('APPROVED'), 'action.toPayment'],
    [order('GENERATION_COMPLETED'), 'action.toGeneration'],
    [order('CLOSED', { closeResolution: 'COMPLETED' }), 'action.toGeneration'],
    [order('CLOSED', { closeResolution: 'EXPIRED' }), 'action.toReview'],
  ])('%j without a next action of the backend: %s', (listed, label) => {
    expect(nextAction(listed).label).toBe(label);
  });
});
