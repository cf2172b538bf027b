import type { Database } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { AuthorityPorts, ReviewRequest } from '../../ports/authority.ts';
import { findOrder, findPositions } from '../order-store.ts';

async function reviewRequest(database: Database, orderNumber: string): Promise<ReviewRequest> {
  const order = await findOrder(database, orderNumber);
  const positions = await findPositions(database, orderNumber);
  return {
    orderNumber,
    orderedAt: order.created_at.toISOString(),
    applicant: order.applicant,
    positions: positions
      .filter((position) => position.approval_status === 'APPROVAL_PENDING')
      .map((position) => ({
        positionId: position.position_id,
        number: position.number,
        productName: position.product.displayName,
        parcelId: position.parcel.parcelId,
        parcelName: position.parcel.displayString,
        authorityName: position.authority_name,
        justification: position.justification,
      })),
  };
}

/** The job that sends the positions of an order that need approval to the desk. */
export const sendReviewJob =
  (database: Database, authority: Pick<AuthorityPorts, 'sendReview'>): JobHandler =>
  async ({ subject }) => {
    const review = await reviewRequest(database, subject);
    if (review.positions.length > 0) await authority.sendReview(review);
  };
