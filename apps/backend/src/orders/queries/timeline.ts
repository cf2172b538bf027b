import type { TimelineEntry } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';

type PublicEvent = TimelineEntry['event'];

/** Audit events of an order that the customer sees, and their public names; all others are for operators. */
const PUBLIC_EVENTS: Readonly<Record<string, PublicEvent>> = {
  CREATED: 'CREATED',
  TAKEN_OVER: 'TAKEN_OVER',
  REVIEW_NEEDED: 'REVIEW_NEEDED',
  ALL_REJECTED: 'ALL_REJECTED',
  ALL_WITHDRAWN: 'CANCELLED',
  PAYMENT_STARTED: 'PAYMENT_STARTED',
  PAYMENT_FAILED: 'PAYMENT_FAILED',
  PAYMENT_CANCELLED: 'PAYMENT_CANCELLED',
  PAID: 'PAID',
  BILLED_COLLECTIVELY: 'BILLED_COLLECTIVELY',
  REFUND_NEEDED: 'REFUND_NEEDED',
  REFUND_REQUESTED: 'REFUND_REQUESTED',
  REFUNDED: 'REFUNDED',
  NOTHING_TO_PAY: 'NOTHING_TO_PAY',
  COMPLETED_BY_TIME: 'COMPLETED_BY_TIME',
  INVOICE_RECEIVED: 'INVOICE_RECEIVED',
  EXTRACT_DELIVERED: 'EXTRACT_DELIVERED',
  EXTRACT_TAKEN_BACK: 'EXTRACT_TAKEN_BACK',
  DISPATCHED: 'DISPATCHED',
  NOTHING_LEFT_TO_DO: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

const EVENTS_OF_POSITIONS: typeof PUBLIC_EVENTS = {
  REJECTED: 'EXTRACT_REJECTED',
  QUESTION: 'QUESTION',
  ANSWERED: 'ANSWERED',
  UNANSWERED: 'UNANSWERED',
  WITHDRAWN: 'WITHDRAWN',
  CREDITED: 'CREDITED',
};

/** Shown after a review, whoever ended it: an approval without a review is not. */
const AFTER_REVIEW: typeof PUBLIC_EVENTS = { APPROVED: 'APPROVED' };

interface AuditRow extends Row {
  event: string;
  position_id: string | null;
  at: Date;
}

function publicEventOf(
  { event, position_id: position }: AuditRow,
  isReviewed: boolean,
): PublicEvent | undefined {
  if (position) return EVENTS_OF_POSITIONS[event];
  return PUBLIC_EVENTS[event] ?? (isReviewed ? AFTER_REVIEW[event] : undefined);
}

/** The timeline of an order for its customer, oldest first. */
export async function timelineOf(store: Queryable, orderNumber: string): Promise<TimelineEntry[]> {
  const lines = await store.query<AuditRow>(
    'select event, position_id, at from audit where order_number = $1 order by id',
    [orderNumber],
  );
  const isReviewed = lines.some(({ event }) => event === 'REVIEW_NEEDED');
  const timeline = lines.flatMap((line): TimelineEntry[] => {
    const event = publicEventOf(line, isReviewed);
    return event ? [{ event, at: line.at.toISOString() }] : [];
  });
  // One line says it of all extracts.
  const areAllRejected = timeline.some(({ event }) => event === 'ALL_REJECTED');
  return areAllRejected ? timeline.filter(({ event }) => event !== 'EXTRACT_REJECTED') : timeline;
}
