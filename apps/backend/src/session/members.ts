import type { Queryable } from '../db/database.ts';

/** The names of people, and whether they are logged in for an organisation. */
interface MemberName {
  readonly id: string;
  readonly name: string;
  readonly isLoggedIn: boolean;
}

/** The people of an organisation by id (ORG-3). @param now ISO time */
export async function memberNames(
  store: Queryable,
  organisationId: string,
  ids: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, MemberName>> {
  const rows = await store.query<{ id: string; name: string; is_logged_in: boolean }>(
    `select c.id::text as id, trim(c.first_name || ' ' || c.last_name) as name, exists (
       select 1 from sessions s where s.customer_id = c.id and s.organisation_id = $1::uuid and s.expires_at > $3::timestamptz
         and s.last_seen_at + s.idle_ms * interval '1 millisecond' > $3::timestamptz) as is_logged_in
     from customers c where c.id::text in (select jsonb_array_elements_text($2::jsonb))`,
    [organisationId, JSON.stringify(ids), now],
  );
  return new Map(
    rows.map(({ id, name, is_logged_in: isLoggedIn }) => [id, { id, name, isLoggedIn }]),
  );
}

/** Ends the sessions of a person for an organisation; those of others, and private ones, stay. */
export async function endSessionsFor(
  store: Queryable,
  organisationId: string,
  customerId: string,
): Promise<void> {
  await store.query(
    'delete from sessions where organisation_id = $1::uuid and customer_id = $2::uuid',
    [organisationId, customerId],
  );
}
