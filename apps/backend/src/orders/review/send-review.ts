import { APPROVAL_ROWS } from '@portal/order-flow';
import type { Database } from '../../db/database.ts';
import { type JobHandler, RetryLater } from '../../jobs/job.ts';
import type { AuthorityPorts, ReviewRequest } from '../../ports/authority.ts';
import { findOrder, findPositions } from '../order-store.ts';
import { parcelsName } from '../parcel-names.ts';

async function reviewRequest(database: Database, orderNumber: string): Promise<ReviewRequest> {
  const order = await findOrder(database, orderNumber);
  const positions = await findPositions(database, orderNumber);
  return {
    orderNumber,
    orderedAt: order.created_at.toISOString(),
    applicant: order.applicant,
    positions: positions
      .filter((position) => APPROVAL_ROWS[position.approval_status].isPending)
      .map((position) => ({
        positionId: position.position_id,
        number: position.number,
        productName: position.product.displayName,
        parcelId: position.parcel.parcelId,
        parcelName: parcelsName(position),
        authorityName: position.authority_name,
        justification: position.justification,
      })),
  };
}

/** A review is sent again after so many ms, because the desk may have lost it; it ignores those that it knows. */
const REPEAT_AFTER_MS = 6 * 3_600_000;

/** What sending reviews needs. */
export interface ReviewRequestSettings {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'sendReview'>;
  /** An undecided review is reported to operations after so many ms. */
  readonly reviewOverdueMs: number;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** The job that sends the positions of an order that need approval to the desk, again and again until they are decided. */
export const sendReviewJob =
  ({ database, authority, reviewOverdueMs, log, now }: ReviewRequestSettings): JobHandler =>
  async ({ subject }) => {
    const review = await reviewRequest(database, subject);
    if (review.positions.length === 0) return;
    await authority.sendReview(review);
    const ageMs = now().getTime() - Date.parse(review.orderedAt);
    if (ageMs > reviewOverdueMs) {
      log.warn({ orderNumber: subject, days: Math.floor(ageMs / 86_400_000) }, 'review overdue');
    }
    throw new RetryLater('The review is undecided.', REPEAT_AFTER_MS);
  };
