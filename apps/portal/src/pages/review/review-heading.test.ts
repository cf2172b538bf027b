import { describe, expect, it } from 'vitest';
import { reviewHeading } from './review-heading.ts';

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
    expect(reviewHeading({ orderStatus, closeResolution })).toBe(heading);
  });

  it('is the general one while the order is unknown', () => {
    expect(reviewHeading(undefined)).toBe('page.review');
  });
});
