import { describe, expect, it } from 'vitest';
import { statusRow } from './status.ts';

describe('heading of the review page (PAGE-12)', () => {
  it.each([
    ['CREATED', null, 'review.heading.pending'],
    ['APPROVAL_PENDING', null, 'review.heading.pending'],
    ['APPROVED', null, 'page.review'],
    ['READY_FOR_DELIVERY', null, 'review.heading.inProgress'],
    ['GENERATION_COMPLETED', null, 'review.heading.ready'],
    ['CLOSED', 'REJECTED', 'review.heading.REJECTED'],
    ['CLOSED', 'CANCELLED', 'review.heading.CANCELLED'],
    ['CLOSED', 'EXPIRED', 'review.heading.EXPIRED'],
    ['CLOSED', 'COMPLETED', 'review.heading.COMPLETED'],
  ] as const)('of %s %s is %s', (orderStatus, closeResolution, heading) => {
    expect(statusRow({ orderStatus, closeResolution }).heading).toBe(heading);
  });

  it('is the general one for a status of a later release', () => {
    const later = { orderStatus: 'NEW' as 'CREATED', closeResolution: null };
    expect(statusRow(later).heading).toBe('page.review');
  });
});

describe('the name of the status of an order', () => {
  it('is its status, or its close resolution when closed', () => {
    expect(statusRow({ orderStatus: 'APPROVED', closeResolution: null }).message).toBe(
      'orderStatus.APPROVED',
    );
    expect(statusRow({ orderStatus: 'CLOSED', closeResolution: 'EXPIRED' }).message).toBe(
      'closeResolution.EXPIRED',
    );
  });
});
