import type { PortalConfiguration, PositionMessage, ReviewResult } from '@portal/api';
import { normalizeWritten } from '@portal/order-flow';
import type { Database, Queryable } from '../../db/database.ts';
import { conflict, DomainError, invalid, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import { decidePosition } from '../lifecycle/transitions.ts';
import { lockOrder, findPositions, type StoredPosition } from '../order-store.ts';
import type { ConcludeReview } from './conclude-review.ts';
import { isOutdated, isRepeated } from './known-messages.ts';
import { findConversations } from './messages.ts';
import type { Questions } from './questions.ts';

/** The settings of review decisions. */
interface ReviewSettings extends Pick<PortalConfiguration, 'documents'> {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly conclude: ConcludeReview;
  /** Null in a state without questions. */
  readonly ask: Questions['ask'] | null;
  readonly now: () => Date;
}

type Decided = ReviewResult['decisions'][number];

/** The position of a decision. @throws DomainError `not-found` */
function positionById(positions: readonly StoredPosition[], positionId: string): StoredPosition {
  const position = positions.find((one) => one.position_id === positionId);
  if (position) return position;
  throw new DomainError('not-found', 'NOT_FOUND', { detail: 'No such position in the order.' });
}

/** What the authority has written about a position, if anything. */
const writtenReason = ({ reason }: Decided): string | null =>
  reason === undefined ? null : normalizeWritten(reason);

/** Throws unless a question can be asked: the state has questions, it has a text, and it names documents of the state pack. */
function checkQuestion(
  decision: Decided,
  { ask, documents = [] }: Pick<ReviewSettings, 'ask' | 'documents'>,
): void {
  const { missing = [] } = decision;
  if (decision.decision !== 'QUESTION') {
    if (missing.length > 0) throw invalid([{ field: 'missing', key: 'INVALID_REQUEST' }]);
    return;
  }
  if (!ask) {
    const detail = 'This state has no questions: the configuration has no `questions`.';
    throw new DomainError('invalid', 'INVALID_REQUEST', { detail });
  }
  if (!writtenReason(decision)) throw invalid([{ field: 'reason', key: 'QUESTION_LENGTH' }]);
  if (missing.some((id) => documents.every((document) => document.id !== id))) {
    throw invalid([{ field: 'missing', key: 'INVALID_ID' }]);
  }
}

/**
 * Records decisions and questions of the authority (BE-4, DESK-2); the last decision advances the order and notifies the customer. A
 * decision that does not know the customer's last answer is refused, so that of two at the same second exactly one counts.
 */
export function reviewDecisions(settings: ReviewSettings) {
  const { database, jobs, conclude, ask, now } = settings;

  /** @returns whether anything has changed */
  const record = async (
    transaction: Queryable,
    orderNumber: string,
    decided: Decided,
    conversation: readonly PositionMessage[],
  ): Promise<boolean> => {
    const { positionId, decision, missing = [], afterMessage } = decided;
    const reason = writtenReason(decided);
    // Read for each decision, because a position may occur twice.
    const position = positionById(await findPositions(transaction, orderNumber), positionId);
    const question = { text: reason ?? '', missing };
    const isQuestion = decision === 'QUESTION';
    if (isQuestion && isRepeated(conversation, question, afterMessage)) return false;
    const from = position.approval_status;
    if (from !== decision && isOutdated(conversation, afterMessage)) {
      throw conflict('ANSWER_ARRIVED');
    }
    if (isQuestion && ask) {
      await ask(transaction, orderNumber, position, question);
      return true;
    }
    const made = { orderNumber, positionId, from, decision, reason };
    return decidePosition(transaction, made, now());
  };

  return async (result: ReviewResult): Promise<void> => {
    for (const decision of result.decisions) checkQuestion(decision, settings);
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, result.orderNumber);
      if (!order) throw notFound();
      const orderNumber = order.order_number;
      let changed = false;
      for (const decided of result.decisions) {
        const conversationOf = await findConversations(transaction, orderNumber);
        const { messages } = conversationOf(decided.positionId);
        if (await record(transaction, orderNumber, decided, messages)) changed = true;
      }
      if (changed) await conclude(transaction, order, 'authority', now());
    });
    jobs.wake();
  };
}
