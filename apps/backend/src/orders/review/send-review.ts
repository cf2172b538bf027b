import type { PortalConfiguration, PositionMessage } from '@portal/api';
import { approvalRow } from '@portal/order-flow';
import type { Database } from '../../db/database.ts';
import { type JobHandler, RetryLater } from '../../jobs/job.ts';
import type { AuthorityPorts, ReviewRequest } from '../../ports/authority.ts';
import { findOrder, findPositions, type StoredPosition } from '../order-store.ts';
import { parcelsName } from '../parcel-names.ts';
import { findMessages } from './messages.ts';

/** A review is sent again after so many ms, because the desk may have lost it; it ignores those that it knows. */
const REPEAT_AFTER_MS = 6 * 3_600_000;

/** What sending reviews needs. */
export interface ReviewRequestSettings {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'sendReview'>;
  /** An undecided review is reported to operations after so many ms. */
  readonly reviewOverdueMs: number;
  readonly configuration: Pick<PortalConfiguration, 'questions' | 'documents'>;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

const isPending = ({ approval_status: status }: StoredPosition): boolean =>
  approvalRow(status).isPending;

/** The conversation about a position; nothing without one, so that a desk without questions gets what it knows. */
function conversationOf(position: StoredPosition, messages: readonly PositionMessage[]) {
  if (messages.length === 0) return {};
  const { approval_status: status, answer_until: until } = position;
  return { status, messages, ...(until ? { answerUntil: until.toISOString() } : {}) };
}

function questionTerms({ questions, documents = [] }: ReviewRequestSettings['configuration']) {
  if (!questions) return {};
  const { daysToAnswer } = questions;
  const named = documents.map(({ id, name }) => ({ id, name: name.de }));
  return { questions: { daysToAnswer, documents: named } };
}

/** The positions of an order that wait for a decision, and those about which there is a conversation. */
async function reviewRequest(
  { database, configuration }: ReviewRequestSettings,
  orderNumber: string,
): Promise<{ readonly review: ReviewRequest; readonly pendingCount: number }> {
  const order = await findOrder(database, orderNumber);
  const positions = await findPositions(database, orderNumber);
  const messages = await findMessages(database, orderNumber);
  const sent = positions.filter(
    (position) => isPending(position) || messages.has(position.position_id),
  );
  const review = {
    orderNumber,
    orderedAt: order.created_at.toISOString(),
    applicant: order.applicant,
    ...questionTerms(configuration),
    positions: sent.map((position) => ({
      positionId: position.position_id,
      number: position.number,
      productName: position.product.displayName,
      parcelId: position.parcel.parcelId,
      parcelName: parcelsName(position),
      authorityName: position.authority_name,
      justification: position.justification,
      ...conversationOf(position, messages.get(position.position_id) ?? []),
    })),
  };
  return { review, pendingCount: positions.filter(isPending).length };
}

/** The job that sends the positions of an order that need approval to the desk, again and again until they are decided. */
export const sendReviewJob =
  (settings: ReviewRequestSettings): JobHandler =>
  async ({ subject }) => {
    const { authority, reviewOverdueMs, log, now } = settings;
    const { review, pendingCount } = await reviewRequest(settings, subject);
    if (pendingCount === 0) return;
    await authority.sendReview(review);
    const ageMs = now().getTime() - Date.parse(review.orderedAt);
    if (ageMs > reviewOverdueMs) {
      log.warn({ orderNumber: subject, days: Math.floor(ageMs / 86_400_000) }, 'review overdue');
    }
    throw new RetryLater('The review is undecided.', REPEAT_AFTER_MS);
  };

/** The job that sends a review again because its conversation has changed (DESK-2): a job of its own, so that no change is missed. */
export const sendAnswerJob =
  (settings: ReviewRequestSettings): JobHandler =>
  async ({ payload }) => {
    const { review } = await reviewRequest(settings, String(Object(payload).orderNumber));
    await settings.authority.sendReview(review);
  };
