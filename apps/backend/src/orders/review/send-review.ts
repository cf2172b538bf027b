import type { Evidence, PortalConfiguration } from '@portal/api';
import { approvalRow } from '@portal/order-flow';
import type { Database } from '../../db/database.ts';
import { type JobHandler, RetryLater } from '../../jobs/job.ts';
import type {
  AuthorityPorts,
  ReviewFile,
  ReviewPosition,
  ReviewRequest,
} from '../../ports/authority.ts';
import { findOrder, findPositions, type StoredPosition } from '../order-store.ts';
import { parcelsName } from '../parcel-names.ts';
import { type Conversation, findConversations } from './messages.ts';

/** A review is sent again after so many ms, because the desk may have lost it; it ignores those that it knows. */
const REPEAT_AFTER_MS = 6 * 3_600_000;

/** What sending reviews needs. */
export interface ReviewRequestSettings {
  readonly database: Database;
  readonly authority: Pick<AuthorityPorts, 'sendReview'>;
  /** An undecided review is reported to operations after so many ms. */
  readonly reviewOverdueMs: number;
  /** Of the portal: the desk gets files from it. */
  readonly portalUrl: string;
  readonly configuration: Pick<PortalConfiguration, 'questions' | 'documents' | 'grounds'>;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

const isPending = ({ approval_status: status }: StoredPosition): boolean =>
  approvalRow(status).isPending;

/** A file with the address at which the desk gets it. */
const withAddress = (evidence: readonly Evidence[], portalUrl: string): readonly ReviewFile[] =>
  evidence.map((file) => ({ ...file, url: `${portalUrl}/api/evidence/${file.evidenceId}` }));

/** Ground, files and conversation of a position; nothing without any, so that a desk that knows none of them gets what it knows. */
function interestOf(
  position: StoredPosition,
  { messages, evidence }: Conversation,
  { configuration: { grounds = [] }, portalUrl }: ReviewRequestSettings,
): Pick<ReviewPosition, 'ground' | 'evidence' | 'status' | 'messages' | 'answerUntil'> {
  const { approval_status: status, answer_until: until, ground } = position;
  const name = grounds.find(({ id }) => id === ground)?.name.de ?? ground;
  const sent = messages.map(({ evidence: files = [], ...message }) => ({
    ...message,
    ...(files.length > 0 && { evidence: withAddress(files, portalUrl) }),
  }));
  return {
    ...(ground && name && { ground: { id: ground, name } }),
    ...(evidence.length > 0 && { evidence: withAddress(evidence, portalUrl) }),
    ...(messages.length > 0 && { status, messages: sent }),
    ...(until && { answerUntil: until.toISOString() }),
  };
}

function questionTerms({ questions, documents = [] }: ReviewRequestSettings['configuration']) {
  if (!questions) return {};
  const { daysToAnswer } = questions;
  const named = documents.map(({ id, name }) => ({ id, name: name.de }));
  return { questions: { daysToAnswer, documents: named } };
}

/** The positions of an order that wait for a decision, and those about which there is a conversation. */
async function reviewRequest(
  settings: ReviewRequestSettings,
  orderNumber: string,
): Promise<{ readonly review: ReviewRequest; readonly pendingCount: number }> {
  const { database, configuration } = settings;
  const order = await findOrder(database, orderNumber);
  const positions = await findPositions(database, orderNumber);
  const conversationOf = await findConversations(database, orderNumber);
  const sent = positions.filter(
    (position) => isPending(position) || conversationOf(position.position_id).messages.length > 0,
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
      ...interestOf(position, conversationOf(position.position_id), settings),
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
