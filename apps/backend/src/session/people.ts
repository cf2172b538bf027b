import type { Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import { DomainError } from '../errors.ts';
import { GUEST_ISSUER, type Session } from './sessions.ts';

/** Sessions that have ended. */
export const EXPIRED_SESSIONS: readonly PurgeRule[] = [
  [
    'sessions',
    `delete from sessions where ${someOf('select ctid from sessions where expires_at < $1')}`,
    'now',
  ],
  [
    'idleSessions',
    `delete from sessions where ${someOf(
      `select ctid from sessions where last_seen_at + idle_ms * interval '1 millisecond' < $1::timestamptz`,
    )}`,
    'now',
  ],
];

/** People without session who never ordered. @param hasData whether the customer `c.id` has orders or files, in SQL */
export const expiredCustomers = (hasData: string): PurgeRule => [
  'customers',
  `delete from customers where ${someOf(
    `select c.ctid from customers c where c.updated_at < $1 and not ${hasData}
       and not exists (select 1 from sessions s where s.customer_id = c.id)`,
  )}`,
  'retention',
];

/** Whether an organisation has sessions, in SQL; `id` is an expression of the query. */
export const hasSessions = (id: string): string =>
  `exists (select 1 from sessions s where s.organisation_id = ${id})`;

/** The id of a person by issuer and subject of the identity service. */
export async function findCustomer(
  store: Queryable,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const [found] = await store.query<{ id: string }>(
    'select id::text as id from customers where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return found?.id ?? null;
}

/** Locks a person until the transaction ends. */
export async function lockCustomer(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('select 1 from customers where id = $1::uuid for update', [id]);
}

/**
 * Locks the person of a session until the transaction ends. A session that was found when a request began may have ended
 * since, with the data of the person deleted (OPS-11), or its program may have been revoked (ORG-4).
 *
 * @throws DomainError `not-authenticated` when the session has ended
 */
export async function lockSession(transaction: Queryable, session: Session): Promise<void> {
  await lockCustomer(transaction, session.customer.id);
  // Before the address is proven there is no session.
  if (session.isGuest) return;
  const [found] = session.isProgram
    ? await transaction.query('select 1 from programs where id = $1::uuid and revoked_at is null', [
        session.id,
      ])
    : await transaction.query(
        'select 1 from sessions where id = $1::uuid and customer_id = $2::uuid',
        [session.id, session.customer.id],
      );
  if (!found) throw new DomainError('not-authenticated', 'NOT_AUTHENTICATED');
}

/** Locks a person without an account (OPEN-2) until the transaction ends. @returns the subject; null for everybody else */
export async function lockGuest(transaction: Queryable, id: string): Promise<string | null> {
  const [found] = await transaction.query<{ subject: string }>(
    'select subject from customers where id = $1::uuid and issuer = $2 for update',
    [id, GUEST_ISSUER],
  );
  return found?.subject ?? null;
}

/** Whether a customer is a person without an account (OPEN-2). */
export async function isGuestCustomer(store: Queryable, id: string): Promise<boolean> {
  const found = await store.query('select 1 from customers where id = $1::uuid and issuer = $2', [
    id,
    GUEST_ISSUER,
  ]);
  return found.length > 0;
}

/** The e-mail address of a person. */
export async function emailOf(store: Queryable, id: string): Promise<string> {
  const [found] = await store.query<{ email: string }>(
    'select email from customers where id = $1::uuid',
    [id],
  );
  if (!found) throw new Error(`There is no customer ${id}.`);
  return found.email;
}

interface StoredCustomer extends Row {
  readonly issuer: string;
  readonly subject: string;
}

/** What is stored about a person apart from orders; null when there is no such person. */
export async function readCustomer(
  store: Queryable,
  id: string,
): Promise<{ readonly profile: StoredCustomer; readonly sessions: Row[] } | null> {
  const [profile] = await store.query<StoredCustomer>(
    'select * from customers where id = $1::uuid',
    [id],
  );
  if (!profile) return null;
  const sessions = await store.query(
    'select trust_level, created_at, last_seen_at, expires_at, application, birth_date from sessions where customer_id = $1::uuid',
    [id],
  );
  return { profile, sessions };
}

/** Ends all sessions of a person. */
export async function endSessionsOf(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('delete from sessions where customer_id = $1::uuid', [id]);
}

/** Ends all sessions of a person and deletes what identifies the person. @param address replaces the address */
export async function eraseCustomer(
  transaction: Queryable,
  id: string,
  address: object,
): Promise<void> {
  await endSessionsOf(transaction, id);
  await transaction.query(
    `update customers set issuer = 'deleted', subject = id::text, first_name = '', last_name = '', email = '',
       sex = 'NOT_KNOWN', postbox = null, address = $2::jsonb, updated_at = now() where id = $1::uuid`,
    [id, JSON.stringify(address)],
  );
}

/** The postbox that the identity service named at the last login of a person; null without one. */
export async function postboxOf(store: Queryable, id: string): Promise<string | null> {
  const [found] = await store.query<{ postbox: string | null }>(
    'select postbox from customers where id = $1::uuid',
    [id],
  );
  return found?.postbox ?? null;
}
