import { hashOfSecret } from '../../random-secret.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { DomainError, notFound } from '../../errors.ts';
import { eraseCustomer, lockGuest, lockSession } from '../../session/people.ts';
import { ownerOf } from '../../session/owner.ts';
import type { Session } from '../../session/sessions.ts';
import { audit } from '../lifecycle/transitions.ts';
import { findOrder, findOwnOrder, lockOrder } from '../order-store.ts';
import { orderOfAnyLink, orderOfLink, takeConfirmation } from './guest-links.ts';

/** What taking over needs. */
interface TakeOverSettings {
  readonly database: Database;
  readonly now: () => Date;
}

/** An order whose link was used. */
interface UsedLink {
  readonly orderNumber: string;
  readonly guest: { readonly id: string; readonly subject: string };
  /** Whether it was the first link, which has proven the address and is used up. */
  readonly isFirst: boolean;
}

const NO_ADDRESS = { name: '', street: '', zipCode: '', city: '', country: '' };

/**
 * Uses a link, within a transaction: the first one proves the address and is used up. The guest is locked, so that an order is not opened and
 * taken over at the same time.
 *
 * @returns null when the link does not exist, was used or has expired, or its order was taken over
 */
export async function applyLink(
  transaction: Queryable,
  token: string,
  at: Date,
): Promise<UsedLink | null> {
  const named = await orderOfAnyLink(transaction, token);
  if (named === null) return null;
  const { customer_id: id } = await findOrder(transaction, named);
  const subject = await lockGuest(transaction, id);
  if (subject === null) return null;
  const proven = await takeConfirmation(transaction, token, at);
  // Read again: the link may have ended before the guest was locked.
  const orderNumber = proven ?? (await orderOfLink(transaction, token));
  if (orderNumber === null) return null;
  return { orderNumber, guest: { id, subject }, isFirst: proven !== null };
}

/** Whether the order of a guest was taken over: a repeated request creates no other one. */
export async function isTakenOver(store: Queryable, subject: string): Promise<boolean> {
  const found = await store.query('select 1 from guest_takeovers where subject = $1 limit 1', [
    subject,
  ]);
  return found.length > 0;
}

/** Whether an order was sent without an account and taken over later. */
export async function wasTakenOver(store: Queryable, orderNumber: string): Promise<boolean> {
  const found = await store.query('select 1 from guest_takeovers where order_number = $1', [
    orderNumber,
  ]);
  return found.length > 0;
}

/** The number of the order that a person has taken over by a link; null for every other link. */
async function takenByLink(
  transaction: Queryable,
  session: Session,
  token: string,
): Promise<string | null> {
  const [taken] = await transaction.query<{ order_number: string }>(
    'select order_number from guest_takeovers where token_hash = $1',
    [hashOfSecret(token)],
  );
  if (!taken) return null;
  const order = await findOwnOrder(transaction, ownerOf(session), taken.order_number);
  return order?.order_number ?? null;
}

/** Gives a locked order to a person, and ends its links. */
async function changeOwner(
  transaction: Queryable,
  { orderNumber, guest }: UsedLink,
  token: string,
  customerId: string,
): Promise<void> {
  await transaction.query('delete from guest_orders where order_number = $1', [orderNumber]);
  await transaction.query(
    'insert into guest_takeovers (order_number, token_hash, subject) values ($1, $2, $3)',
    [orderNumber, hashOfSecret(token), guest.subject],
  );
  // The key was that of the guest, and may be one that the person has used.
  await transaction.query(
    `update orders set customer_id = $2::uuid, organisation_id = null, idempotency_key = null, body_hash = null
     where order_number = $1`,
    [orderNumber, customerId],
  );
}

/**
 * Takes orders without an account over into the account of a person who has logged in (OPEN-2). A link of the order proves that its address is
 * the person's. From then on the order belongs to the person alone: its links and the sessions that they have begun end, and the guest is deleted.
 */
export function guestTakeOver({ database, now }: TakeOverSettings) {
  /**
   * Idempotent for the same person and link.
   *
   * @returns the number of the order
   * @throws DomainError `forbidden` in a session for an organisation; `not-found` for a link that is not valid (any more), whatever the reason
   */
  return (session: Session, token: string): Promise<string> => {
    // Before the link is looked at, so that the answer says nothing about it.
    if (session.organisation) throw new DomainError('forbidden', 'FORBIDDEN');
    return database.transaction(async (transaction) => {
      await lockSession(transaction, session);
      const at = now();
      const used = await applyLink(transaction, token, at);
      if (!used) {
        const taken = await takenByLink(transaction, session, token);
        if (taken === null) throw notFound();
        return taken;
      }
      const { orderNumber, guest } = used;
      await lockOrder(transaction, orderNumber);
      await changeOwner(transaction, used, token, session.customer.id);
      await eraseCustomer(transaction, guest.id, NO_ADDRESS);
      await audit(transaction, { orderNumber, actor: 'customer', event: 'TAKEN_OVER', at });
      return orderNumber;
    });
  };
}
