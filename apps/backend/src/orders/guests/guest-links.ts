import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { type PurgeRule, someOf } from '../../db/purge-rule.ts';
import { hashOfSecret, newSecret } from '../../random-secret.ts';

/** First links that nobody has opened in time (OPEN-2); the others are deleted with their order. */
export const EXPIRED_GUEST_LINKS: PurgeRule = [
  'guestLinks',
  `delete from guest_links where ${someOf('select ctid from guest_links where expires_at < $1')}`,
  'now',
];

/** How long the link that proves an address is valid, in ms: 24 hours. */
const CONFIRM_MS = 24 * 3_600_000;

/** Mails that people ask for to one address within a day: more would help nobody, and would trouble the owner of a wrong address. */
const MOST_MAILS = 5;
const DAY_MS = 24 * 3_600_000;

/** What a link is for: to prove the address once, or to see the order. */
export type GuestLinkKind = 'CONFIRM' | 'RENEWED' | 'MESSAGE';

/** The digest by which orders of one address are found; the spelling of capital letters does not matter. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** An order that was sent without an account. */
export interface GuestOrder {
  readonly emailHash: string;
  /** Whether a link has proven the address. */
  readonly isConfirmed: boolean;
}

/** Marks an order as sent without an account; again, it changes nothing. */
export async function addGuestOrder(
  transaction: Queryable,
  orderNumber: string,
  email: string,
): Promise<void> {
  await transaction.query(
    `insert into guest_orders (order_number, email_hash) values ($1, $2) on conflict (order_number) do nothing`,
    [orderNumber, emailHash(email)],
  );
}

/** Reads an order that was sent without an account; null for another one. */
export async function findGuestOrder(
  store: Queryable,
  orderNumber: string,
): Promise<GuestOrder | null> {
  const [found] = await store.query<{ email_hash: string; is_confirmed: boolean }>(
    `select email_hash, confirmed_at is not null as is_confirmed from guest_orders where order_number = $1`,
    [orderNumber],
  );
  return found ? { emailHash: found.email_hash, isConfirmed: found.is_confirmed } : null;
}

/** Whether an address gets no more mails with links that people ask for today. */
export async function hasEnoughMails(store: Queryable, hash: string, now: Date): Promise<boolean> {
  const sent = await store.query(
    `select 1 from guest_links l join guest_orders g on g.order_number = l.order_number
     where g.email_hash = $1 and l.kind <> 'MESSAGE' and l.created_at > $2 limit ${MOST_MAILS}`,
    [hash, new Date(now.getTime() - DAY_MS).toISOString()],
  );
  return sent.length >= MOST_MAILS;
}

/** Adds a link to an order. @returns its secret, of which only a hash is stored */
export async function addGuestLink(
  store: Queryable,
  orderNumber: string,
  kind: GuestLinkKind,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await store.query(
    `insert into guest_links (token_hash, order_number, kind, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [
      hashOfSecret(token),
      orderNumber,
      kind,
      now.toISOString(),
      kind === 'CONFIRM' ? new Date(now.getTime() + CONFIRM_MS).toISOString() : null,
    ],
  );
  return token;
}

/**
 * Proves the address of an order by its first link. One use ends all first links of the order, so that of two requests at the same time one
 * succeeds.
 *
 * @returns the number of the order; null when the link does not exist, was used or has expired
 */
export async function takeConfirmation(
  transaction: Queryable,
  token: string,
  now: Date,
): Promise<string | null> {
  const [taken] = await transaction.query<{ order_number: string }>(
    `delete from guest_links where kind = 'CONFIRM' and order_number in (
       select order_number from guest_links where token_hash = $1 and kind = 'CONFIRM' and expires_at > $2)
     returning order_number`,
    [hashOfSecret(token), now.toISOString()],
  );
  if (!taken) return null;
  await transaction.query(
    `update guest_orders set confirmed_at = coalesce(confirmed_at, $2) where order_number = $1`,
    [taken.order_number, now.toISOString()],
  );
  return taken.order_number;
}

/** The order of a link, which may have expired; null when there is no such link. */
export async function orderOfAnyLink(store: Queryable, token: string): Promise<string | null> {
  const [found] = await store.query<{ order_number: string }>(
    'select order_number from guest_links where token_hash = $1',
    [hashOfSecret(token)],
  );
  return found?.order_number ?? null;
}

/** The order that a later link shows; null when there is no such link. */
export async function orderOfLink(store: Queryable, token: string): Promise<string | null> {
  const [found] = await store.query<{ order_number: string }>(
    `select order_number from guest_links where token_hash = $1 and kind <> 'CONFIRM'`,
    [hashOfSecret(token)],
  );
  return found?.order_number ?? null;
}

/** Ends the links of the orders of a person, whose data are being deleted. */
export async function endGuestOrdersOf(transaction: Queryable, customerId: string): Promise<void> {
  await transaction.query(
    `with own as (select order_number from orders where customer_id = $1::uuid),
       takeovers as (delete from guest_takeovers where order_number in (select order_number from own))
     delete from guest_orders where order_number in (select order_number from own)`,
    [customerId],
  );
}
