import type { Answer, PortalConfiguration, PositionMessage } from '@portal/api';
import { approvalRow, normalizeWritten, validateAnswer } from '@portal/order-flow';
import type { Database, Queryable } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { attachEvidence } from '../../evidence/evidence.ts';
import type { JobHandler, Jobs } from '../../jobs/job.ts';
import { endOfPeriod } from '../lifecycle/periods.ts';
import { changePosition } from '../lifecycle/transitions.ts';
import { notifyAgain } from '../notifications/notify-customer.ts';
import {
  findOrder,
  findPositions,
  lockOrder,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import type { ConcludeReview } from './conclude-review.ts';
import { addMessage, findConversations } from './messages.ts';
import { isOwnedBy, type Owner } from '../../session/owner.ts';
import { announce } from '../../webhooks/deliveries.ts';

const DAY_MS = 24 * 3_600_000;

/** How long before the end of the period a reminder is sent when the state pack says nothing, in days. */
const REMINDER_DAYS = 3;

/** What questions need. */
interface QuestionSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly conclude: ConcludeReview;
  readonly questions: NonNullable<PortalConfiguration['questions']>;
  /** The reason of a rejection because nobody has answered, in the language of the order. */
  readonly unansweredReason: (order: StoredOrder, until: Date) => string;
  readonly now: () => Date;
}

/** The place of a position, and whose it is. */
interface OwnPosition {
  readonly owner: Owner;
  readonly orderNumber: string;
  readonly positionId: string;
}

const asks = (position: StoredPosition): boolean =>
  approvalRow(position.approval_status).asks !== null;

/** The job about one question of one position: the period of an earlier question ends without any consequence. */
const jobOf = (positionId: string, until: Date): string => `${positionId}-${until.getTime()}`;

/** Questions of the authority about positions, and what the customer does about them (DESK-2). */
export function questions(settings: QuestionSettings) {
  const { database, jobs, conclude, unansweredReason, now } = settings;
  const { daysToAnswer, reminderDays = REMINDER_DAYS, silence } = settings.questions;

  const ask = async (
    transaction: Queryable,
    orderNumber: string,
    position: StoredPosition,
    question: { readonly text: string; readonly missing: readonly string[] },
  ): Promise<void> => {
    const at = now();
    const { position_id: positionId, approval_status: from } = position;
    const until = endOfPeriod(at, daysToAnswer * DAY_MS);
    const change = {
      orderNumber,
      positionId,
      from,
      event: 'QUESTION',
      actor: 'authority',
    } as const;
    await changePosition(transaction, { ...change, answerUntil: until }, at);
    await addMessage(
      transaction,
      orderNumber,
      positionId,
      { author: 'AUTHORITY', ...question },
      at,
    );
    const subject = jobOf(positionId, until);
    const payload = { orderNumber };
    const delayMs = until.getTime() - at.getTime();
    await jobs.add(transaction, 'end-question', subject, { payload, delayMs });
    const remindMs = reminderDays * DAY_MS;
    if (remindMs > 0 && delayMs > remindMs) {
      const options = { payload, delayMs: delayMs - remindMs };
      await jobs.add(transaction, 'remind-answer', subject, options);
    }
    await notifyAgain(transaction, jobs, orderNumber, 'question');
    await announce(transaction, jobs, await findOrder(transaction, orderNumber), {
      event: 'order.question',
      data: { positionId, answerUntil: until.toISOString() },
      at,
    });
  };

  /** Runs with the position of a customer, whose order is locked. @throws DomainError `not-found` */
  const withOwnPosition = async <Result>(
    { owner, orderNumber, positionId }: OwnPosition,
    work: (transaction: Queryable, order: StoredOrder, position: StoredPosition) => Promise<Result>,
  ): Promise<Result> => {
    const result = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (!order || !isOwnedBy(order, owner)) throw notFound();
      const positions = await findPositions(transaction, orderNumber);
      const position = positions.find((one) => one.position_id === positionId);
      if (!position) throw notFound();
      return work(transaction, order, position);
    });
    jobs.wake();
    return result;
  };

  const sendAgain = (transaction: Queryable, orderNumber: string, subject: string) =>
    jobs.add(transaction, 'send-answer', subject, { payload: { orderNumber } });

  /** Why a question cannot be answered. */
  const refusal = (
    position: StoredPosition,
    conversation: readonly PositionMessage[],
    question: number,
  ) => {
    const last = conversation.at(-1);
    const isUnanswered = last?.author === 'AUTHORITY' && last.number === question;
    if (!asks(position)) {
      const isLate = isUnanswered && approvalRow(position.approval_status).isPending;
      return conflict(isLate ? 'ANSWER_LATE' : 'NO_QUESTION');
    }
    if (!isUnanswered) return conflict('QUESTION_CHANGED');
    const isLate = position.answer_until !== null && position.answer_until <= now();
    return isLate ? conflict('ANSWER_LATE') : null;
  };

  /** Jobs about the position of a question that is still open, and whose period is the one that the job is about. */
  const aboutOpenQuestion =
    (
      work: (
        transaction: Queryable,
        order: StoredOrder,
        position: StoredPosition,
        until: Date,
      ) => Promise<void>,
    ): JobHandler =>
    async ({ subject, payload }) => {
      const orderNumber = String(Object(payload).orderNumber);
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (!order) return;
        const positions = await findPositions(transaction, orderNumber);
        for (const position of positions) {
          const until = position.answer_until;
          if (!until || jobOf(position.position_id, until) !== subject) continue;
          if (asks(position)) await work(transaction, order, position, until);
        }
      });
      jobs.wake();
    };

  return {
    /** Asks the customer, within the transaction of the caller, which has locked the order. @throws DomainError `conflict` */
    ask,

    /** Sends the answer of the customer to the authority. Idempotent. @throws DomainError `invalid`, `not-found`, `conflict` */
    answer: async (
      place: OwnPosition,
      { question, text, evidence = [] }: Answer,
    ): Promise<void> => {
      const faults = validateAnswer(text);
      if (faults.length > 0) throw invalid(faults);
      const written = normalizeWritten(text);
      await withOwnPosition(place, async (transaction, order, position) => {
        const { orderNumber, positionId } = place;
        const conversationOf = await findConversations(transaction, orderNumber);
        const { messages: conversation } = conversationOf(positionId);
        const present = conversation[question];
        // The same answer was sent before: a second click, or a request whose answer was lost.
        if (present?.author === 'CUSTOMER' && present.text === written) return;
        const refused = refusal(position, conversation, question);
        if (refused) throw refused;
        const from = position.approval_status;
        const event = 'ANSWERED';
        const change = { orderNumber, positionId, from, event, actor: 'customer' } as const;
        await changePosition(transaction, change, now());
        await attachEvidence(transaction, place.owner.customerId, orderNumber, evidence);
        const message = { author: 'CUSTOMER', text: written, evidence } as const;
        await addMessage(transaction, orderNumber, positionId, message, now());
        await sendAgain(transaction, order.order_number, `${positionId}-${question}`);
      });
    },

    /** Withdraws a position instead of an answer. Idempotent. @throws DomainError `not-found`, `conflict` */
    withdraw: (place: OwnPosition): Promise<void> =>
      withOwnPosition(place, async (transaction, order, position) => {
        const { orderNumber, positionId } = place;
        const from = position.approval_status;
        const { isCharged, isRejected } = approvalRow(from);
        if (!isCharged && !isRejected) return;
        const event = 'WITHDRAWN';
        const change = { orderNumber, positionId, from, event, actor: 'customer' } as const;
        await changePosition(transaction, change, now());
        await sendAgain(transaction, orderNumber, `${positionId}-withdrawn`);
        await conclude(transaction, order, 'customer', now());
      }),

    /** The job at the end of the period: the position is rejected, or the authority decides on what it has. */
    end: aboutOpenQuestion(async (transaction, order, position, until) => {
      const orderNumber = order.order_number;
      const { position_id: positionId, approval_status: from } = position;
      const change = { orderNumber, positionId, from, actor: 'portal' } as const;
      if (silence === 'DECIDE') {
        await changePosition(transaction, { ...change, event: 'UNANSWERED' }, now());
      } else {
        const reason = unansweredReason(order, until);
        await changePosition(transaction, { ...change, event: 'REJECTED', reason }, now());
      }
      await sendAgain(transaction, orderNumber, jobOf(positionId, until));
      await conclude(transaction, order, 'portal', now());
    }),

    /** The job that reminds of an open question. */
    remind: aboutOpenQuestion((transaction, { order_number: orderNumber }) =>
      notifyAgain(transaction, jobs, orderNumber, 'remind-answer'),
    ),
  };
}

/** The questions of a state. */
export type Questions = ReturnType<typeof questions>;
