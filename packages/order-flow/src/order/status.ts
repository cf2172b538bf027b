import type { CloseResolution, NextAction, Order, OrderGroup, OrderStatus } from '@portal/api';
import type { Step } from '../draft/model/draft.ts';

/** What an order has reached: its status, and once it is closed, how it ended. */
export type OrderPhase = Exclude<OrderStatus, 'CLOSED'> | CloseResolution;

/** The events of an order. */
export type OrderEvent =
  | 'REVIEW_NEEDED'
  | 'APPROVED'
  | 'ALL_REJECTED'
  | 'ALL_WITHDRAWN'
  | 'PAID'
  | 'BILLED_COLLECTIVELY'
  | 'NOTHING_TO_PAY'
  | 'COMPLETED_BY_TIME'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'EXTRACT_DELIVERED'
  | 'DISPATCHED'
  | 'NOTHING_LEFT_TO_DO';

/** Colour and icon of a badge; its text says the same. */
export interface BadgeLook {
  readonly tone: 'info' | 'warning' | 'success' | 'neutral' | 'danger';
  readonly icon: 'hourglass' | 'clock' | 'check' | 'check-circle' | 'x-circle' | 'alert-octagon';
}

/** What follows from the status of an order. */
export interface StatusRow {
  /** The allowed events and what they lead to; all others are refused (BE-3). */
  readonly events: Readonly<Partial<Record<OrderEvent, OrderPhase>>>;
  /** The step of the stepper (JRN-3); null: all steps are done. */
  readonly reachedStep: Step | null;
  /** Nothing changes any more. */
  readonly isClosed: boolean;
  /** Closed without delivering anything: it costs nothing (JRN-8). */
  readonly isEnded: boolean;
  /** Paid, or completed by bank transfer: its files may be delivered. */
  readonly isReleased: boolean;
  /** Why it cannot be paid or cancelled, a message key of the error catalogue; null: it awaits payment. */
  readonly notPayable: 'NOT_APPROVED' | 'ALREADY_PAID' | 'ORDER_CLOSED' | null;
  /** The next action of the customer (BEY-1), before open payments and missing files are considered. */
  readonly nextAction: NextAction;
  /** Nothing to see or to fetch any more: ordering again is the next step (PAGE-12). */
  readonly hasOnlyOrderAgain: boolean;
  /** The group in the list of orders (PAGE-12). */
  readonly group: OrderGroup;
  /** The state of the delivery page (FLOW-17); null: the files decide. */
  readonly delivery: DeliveryState | null;
  /** The notification of the order review (FLOW-15); null: none. */
  readonly notice: ReviewNotice | null;
  readonly badge: BadgeLook;
  /** The key of the name of the status. */
  readonly message:
    | `orderStatus.${Exclude<OrderStatus, 'CLOSED'>}`
    | `closeResolution.${CloseResolution}`;
}

/** The states of the delivery page (FLOW-17). */
export type DeliveryState =
  | 'waiting'
  | 'ready'
  | 'paper-only'
  | 'not-approved'
  | 'not-paid'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'timeout';

/** The notifications of the order review (FLOW-15). */
export type ReviewNotice =
  | 'APPROVAL_PENDING'
  | 'QUESTION'
  | 'REJECTED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'CART_EMPTY';

const IN_REVIEW = {
  reachedStep: 'order-summary',
  isClosed: false,
  isEnded: false,
  isReleased: false,
  notPayable: 'NOT_APPROVED',
  nextAction: 'WAIT_FOR_REVIEW',
  hasOnlyOrderAgain: false,
  group: 'IN_PROGRESS',
  delivery: 'not-approved',
  notice: null,
  badge: { tone: 'info', icon: 'hourglass' },
  message: 'orderStatus.CREATED',
} satisfies Omit<StatusRow, 'events'>;

const IN_DELIVERY = {
  ...IN_REVIEW,
  reachedStep: 'provisioning',
  isReleased: true,
  notPayable: 'ALREADY_PAID',
  nextAction: 'WAIT_FOR_DELIVERY',
  delivery: null,
  message: 'orderStatus.READY_FOR_DELIVERY',
} satisfies Omit<StatusRow, 'events'>;

const ENDED = {
  ...IN_REVIEW,
  events: {},
  isClosed: true,
  isEnded: true,
  notPayable: 'ORDER_CLOSED',
  nextAction: 'NONE',
  hasOnlyOrderAgain: true,
  group: 'ENDED',
  badge: { tone: 'neutral', icon: 'x-circle' },
} as const;

/**
 * Every status of an order in one row: its transitions, and all that follows from it. Backend and portal compare no status
 * elsewhere (SHAPE-3).
 */
export const STATUS_ROWS: Readonly<Record<OrderPhase, StatusRow>> = {
  CREATED: {
    ...IN_REVIEW,
    events: { REVIEW_NEEDED: 'APPROVAL_PENDING', APPROVED: 'APPROVED' },
  },
  APPROVAL_PENDING: {
    ...IN_REVIEW,
    events: { APPROVED: 'APPROVED', ALL_REJECTED: 'REJECTED', ALL_WITHDRAWN: 'CANCELLED' },
    notice: 'APPROVAL_PENDING',
    message: 'orderStatus.APPROVAL_PENDING',
  },
  APPROVED: {
    ...IN_REVIEW,
    events: {
      PAID: 'READY_FOR_DELIVERY',
      BILLED_COLLECTIVELY: 'READY_FOR_DELIVERY',
      NOTHING_TO_PAY: 'READY_FOR_DELIVERY',
      COMPLETED_BY_TIME: 'READY_FOR_DELIVERY',
      CANCELLED: 'CANCELLED',
      EXPIRED: 'EXPIRED',
    },
    reachedStep: 'payment',
    notPayable: null,
    nextAction: 'PAY',
    group: 'TO_DO',
    delivery: 'not-paid',
    badge: { tone: 'warning', icon: 'clock' },
    message: 'orderStatus.APPROVED',
  },
  READY_FOR_DELIVERY: {
    ...IN_DELIVERY,
    events: { EXTRACT_DELIVERED: 'GENERATION_COMPLETED' },
  },
  GENERATION_COMPLETED: {
    ...IN_DELIVERY,
    events: { DISPATCHED: 'COMPLETED', NOTHING_LEFT_TO_DO: 'COMPLETED' },
    group: 'READY',
    badge: { tone: 'success', icon: 'check-circle' },
    message: 'orderStatus.GENERATION_COMPLETED',
  },
  COMPLETED: {
    ...IN_DELIVERY,
    events: {},
    reachedStep: null,
    isClosed: true,
    nextAction: 'DOWNLOAD',
    group: 'READY',
    badge: { tone: 'success', icon: 'check-circle' },
    message: 'closeResolution.COMPLETED',
  },
  REJECTED: {
    ...ENDED,
    hasOnlyOrderAgain: false,
    delivery: 'rejected',
    notice: 'REJECTED',
    message: 'closeResolution.REJECTED',
  },
  CANCELLED: {
    ...ENDED,
    delivery: 'cancelled',
    notice: 'CANCELLED',
    message: 'closeResolution.CANCELLED',
  },
  EXPIRED: {
    ...ENDED,
    delivery: 'expired',
    notice: 'EXPIRED',
    badge: { tone: 'neutral', icon: 'clock' },
    message: 'closeResolution.EXPIRED',
  },
};

/** A status that only a later release of the backend knows: nothing can be done here. */
const UNKNOWN: StatusRow = {
  ...IN_REVIEW,
  events: {},
  delivery: 'failed',
};

/** The row of an order; that of an unknown status for what a later release of the backend may answer. */
export function statusRow(order: Pick<Order, 'orderStatus' | 'closeResolution'>): StatusRow {
  const phase = order.orderStatus === 'CLOSED' ? order.closeResolution : order.orderStatus;
  return phase !== null && Object.hasOwn(STATUS_ROWS, phase) ? STATUS_ROWS[phase] : UNKNOWN;
}

/** The status of a new order. */
export const NEW_ORDER = 'CREATED' satisfies OrderStatus;

/** The status and the resolution of an order in a phase. */
export function statusOf(phase: OrderPhase): Pick<Order, 'orderStatus' | 'closeResolution'> {
  switch (phase) {
    case 'REJECTED':
    case 'COMPLETED':
    case 'CANCELLED':
    case 'EXPIRED':
      return { orderStatus: 'CLOSED', closeResolution: phase };
    default:
      return { orderStatus: phase, closeResolution: null };
  }
}
