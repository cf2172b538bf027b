import type { ApprovalStatus, NextAction, OrderGroup } from '@portal/api';
import type { BadgeLook } from './status.ts';

/** The decisions of the authority on a position; a question asks the customer before the authority decides (DESK-2). */
export type Decision = 'APPROVED' | 'REJECTED' | 'QUESTION';

/** The events of a position: decisions, the moves of the customer who is asked, and the end of the period without an answer. */
export type PositionEvent = Decision | 'ANSWERED' | 'WITHDRAWN' | 'UNANSWERED';

/** What follows from the approval status of a position. */
export interface ApprovalRow {
  /** The allowed events and what they lead to; all others are refused. */
  readonly events: Readonly<Partial<Record<PositionEvent, ApprovalStatus>>>;
  /** The authority has not decided yet. */
  readonly isPending: boolean;
  /** The authority has rejected it: a legal remedy is possible. */
  readonly isRejected: boolean;
  /** It is charged and delivered (BE-8). */
  readonly isCharged: boolean;
  /** The authority has reviewed it, or will. */
  readonly isReviewed: boolean;
  /** What it asks of the customer, and the group of its order then, whatever the status of the order says; null: nothing. */
  readonly asks: { readonly nextAction: NextAction; readonly group: OrderGroup } | null;
  /** The key of its name. */
  readonly message: `approval.${ApprovalStatus}`;
  readonly badge: BadgeLook;
}

const NOT_NEEDED: ApprovalRow = {
  events: {},
  isPending: false,
  isRejected: false,
  isCharged: true,
  isReviewed: false,
  asks: null,
  message: 'approval.NOT_NEEDED',
  badge: { tone: 'neutral', icon: 'check' },
};

const PENDING: ApprovalRow = {
  ...NOT_NEEDED,
  events: { APPROVED: 'APPROVED', REJECTED: 'REJECTED', QUESTION: 'QUESTION' },
  isPending: true,
  isReviewed: true,
  message: 'approval.APPROVAL_PENDING',
  badge: { tone: 'warning', icon: 'hourglass' },
};

/** Every approval status of a position in one row. */
export const APPROVAL_ROWS: Readonly<Record<ApprovalStatus, ApprovalRow>> = {
  NOT_NEEDED,
  APPROVAL_PENDING: PENDING,
  // It is decided like a pending one, with or without an answer (DESK-2).
  QUESTION: {
    ...PENDING,
    events: {
      ...PENDING.events,
      ANSWERED: 'APPROVAL_PENDING',
      WITHDRAWN: 'WITHDRAWN',
      UNANSWERED: 'APPROVAL_PENDING',
    },
    asks: { nextAction: 'ANSWER', group: 'TO_DO' },
    message: 'approval.QUESTION',
    badge: { tone: 'warning', icon: 'clock' },
  },
  APPROVED: {
    ...NOT_NEEDED,
    isReviewed: true,
    message: 'approval.APPROVED',
    badge: { tone: 'success', icon: 'check-circle' },
  },
  REJECTED: {
    ...NOT_NEEDED,
    isRejected: true,
    isCharged: false,
    isReviewed: true,
    message: 'approval.REJECTED',
    badge: { tone: 'danger', icon: 'alert-octagon' },
  },
  WITHDRAWN: {
    ...NOT_NEEDED,
    isCharged: false,
    isReviewed: true,
    message: 'approval.WITHDRAWN',
    badge: { tone: 'neutral', icon: 'x-circle' },
  },
};

/** The row of a position; that of a pending one for a status that only a later release of the backend knows. */
export const approvalRow = (status: ApprovalStatus): ApprovalRow =>
  Object.hasOwn(APPROVAL_ROWS, status) ? APPROVAL_ROWS[status] : PENDING;

/**
 * The first approval status of a position: the authority reviews only products with owner data, unless nobody needs to justify them.
 *
 * @param isEntitled whether the organisation is entitled (ORG-2), or the person entered as the owner (OWN-1)
 */
export const initialApprovalStatus = (
  product: { readonly sensitiveData: boolean },
  isEntitled = false,
): ApprovalStatus => (product.sensitiveData && !isEntitled ? 'APPROVAL_PENDING' : 'NOT_NEEDED');

/** Whether a position is charged and delivered: it is neither rejected nor withdrawn (BE-8). */
export const isCharged = (status: ApprovalStatus): boolean => approvalRow(status).isCharged;

/** What the first of some positions asks of the customer; null: nothing (DESK-2). */
export const asksOf = (statuses: readonly ApprovalStatus[]): ApprovalRow['asks'] =>
  statuses.map((status) => approvalRow(status).asks).find((asks) => asks !== null) ?? null;
