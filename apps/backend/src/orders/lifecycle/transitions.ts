import type { ApprovalStatus, Order, OrderStatus } from '@portal/api';
import {
  approvalRow,
  type Decision,
  type OrderEvent,
  type PositionEvent,
  statusOf,
  statusRow,
} from '@portal/order-flow';
import type { Queryable, Row } from '../../db/database.ts';
import { conflict, DomainError } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import { announce, type SentOrder } from '../../webhooks/deliveries.ts';

/** The status of an order, and the resolution once it is closed. */
export type ReachedStatus = Pick<Order, 'orderStatus' | 'closeResolution'>;

/** The table does not allow an event in the order's status. */
export class IllegalTransition extends DomainError {
  override readonly name = 'IllegalTransition';

  constructor(orderNumber: string, from: OrderStatus, event: OrderEvent) {
    super('conflict', 'ORDER_STATE');
    this.message = `Order ${orderNumber} is ${from}: ${event} is not allowed.`;
  }
}

/** The role that triggered an event; never the name of a person. */
export type Actor = 'customer' | 'authority' | 'payment' | 'cadastre' | 'accounting' | 'portal';

/** Adds an audit line to an order. */
export async function audit(
  transaction: Queryable,
  line: {
    readonly orderNumber: string;
    readonly actor: Actor;
    readonly event: string;
    readonly at: Date;
    readonly positionId?: string;
    readonly detail?: string;
  },
): Promise<void> {
  await transaction.query(
    `insert into audit (order_number, position_id, at, actor, event, detail) values ($1, $2::uuid, $3, $4, $5, $6)`,
    [
      line.orderNumber,
      line.positionId ?? null,
      line.at.toISOString(),
      line.actor,
      line.event,
      line.detail ?? null,
    ],
  );
}

/** An event of an order, and the status that it has until then. */
interface OrderChange {
  readonly orderNumber: string;
  readonly from: OrderStatus;
  readonly event: OrderEvent;
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * Applies an event to an order, within the transaction of the caller, which has locked the order, and announces it to the program that has
 * sent the order (ORG-4).
 *
 * @throws IllegalTransition when the table does not allow it
 */
export async function transition(
  transaction: Queryable,
  jobs: Pick<Jobs, 'add'>,
  { orderNumber, from, event, actor, at }: OrderChange,
): Promise<ReachedStatus> {
  const phase = statusRow({ orderStatus: from, closeResolution: null }).events[event];
  if (!phase) throw new IllegalTransition(orderNumber, from, event);
  const to = statusOf(phase);
  const [changed] = await transaction.query<SentOrder & Row>(
    `update orders set status = $2, close_resolution = $3 where order_number = $1
     returning order_number, customer_id::text as customer_id, organisation_id::text as organisation_id`,
    [orderNumber, to.orderStatus, to.closeResolution],
  );
  const detail = `${from} → ${to.orderStatus}${to.closeResolution ? `/${to.closeResolution}` : ''}`;
  await audit(transaction, { orderNumber, actor, event, at, detail });
  if (changed) await announce(transaction, jobs, changed, { event: 'order.status', data: to, at });
  return to;
}

/** An event of a position. */
interface PositionChange {
  readonly orderNumber: string;
  readonly positionId: string;
  readonly from: ApprovalStatus;
  readonly event: PositionEvent;
  readonly actor: Actor;
  /** Shown to the customer. */
  readonly reason?: string | null;
  /** Until when a question is to be answered. */
  readonly answerUntil?: Date;
}

/** The events of the customer. */
const MOVES: ReadonlySet<PositionEvent> = new Set<PositionEvent>(['ANSWERED', 'WITHDRAWN']);

/**
 * Applies an event to a position, within the transaction of the caller, which has locked the order.
 *
 * @throws DomainError `conflict` when the table does not allow it
 */
export async function changePosition(
  transaction: Queryable,
  { orderNumber, positionId, from, event, actor, reason = null, answerUntil }: PositionChange,
  at: Date,
): Promise<void> {
  const to = approvalRow(from).events[event];
  if (!to) throw conflict(MOVES.has(event) ? 'NO_QUESTION' : 'ALREADY_DECIDED');
  await transaction.query(
    `update order_positions set approval_status = $2, decision_reason = $3, answer_until = $4
     where position_id = $1::uuid`,
    [positionId, to, reason, answerUntil?.toISOString() ?? null],
  );
  await audit(transaction, { orderNumber, positionId, actor, event, at });
}

/** A decision on a position, with the reason of the authority. */
interface PositionDecision {
  readonly orderNumber: string;
  readonly positionId: string;
  readonly from: ApprovalStatus;
  readonly decision: Decision;
  readonly reason: string | null;
}

/**
 * Decides a position, within the transaction of the caller, which has locked the order. Idempotent.
 *
 * @returns whether anything has changed
 * @throws DomainError `conflict` when the table does not allow it
 */
export async function decidePosition(
  transaction: Queryable,
  { decision, ...change }: PositionDecision,
  at: Date,
): Promise<boolean> {
  if (change.from === decision) return false;
  await changePosition(transaction, { ...change, event: decision, actor: 'authority' }, at);
  return true;
}
