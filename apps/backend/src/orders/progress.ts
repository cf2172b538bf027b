import type { OrderStatus } from '@portal/api';
import type { Queryable } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { positionsOf, remaining, type StoredPosition } from './order-store.ts';
import { type Actor, move, type OrderState } from './transitions.ts';

/** What is to be paid for the positions that remain, in cents (BE-9). */
export const amountOf = (positions: readonly StoredPosition[]): number =>
  remaining(positions).reduce((sum, position) => sum + position.price.priceGross, 0);

/** Lets an order be delivered, and has the extract drawn. */
async function release(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  event: 'PAID' | 'NOTHING_TO_PAY',
  actor: Actor,
  at: Date,
): Promise<OrderState> {
  const state = await move(transaction, orderNumber, 'APPROVED', event, actor, at);
  await jobs.add(transaction, 'order-extract', orderNumber);
  return state;
}

/** Approves an order; one that costs nothing goes straight to delivery. */
export async function approveOrder(
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  from: OrderStatus,
  actor: Actor,
  at: Date,
): Promise<OrderState> {
  const state = await move(transaction, orderNumber, from, 'APPROVED', actor, at);
  if (amountOf(await positionsOf(transaction, orderNumber)) > 0) return state;
  return release(transaction, jobs, orderNumber, 'NOTHING_TO_PAY', 'portal', at);
}

/** The order is paid: it goes to delivery. */
export const payOff = (
  transaction: Queryable,
  jobs: Jobs,
  orderNumber: string,
  at: Date,
): Promise<OrderState> => release(transaction, jobs, orderNumber, 'PAID', 'payment', at);
