import type { Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import type { OrganisationFacts, OrganisationProfile } from '../session/profile.ts';

/** The organisation of a session, as its identity service described it at the last login (ORG-1). */
export interface SessionOrganisation {
  readonly id: string;
  /** What names it at the identity service. */
  readonly subject: string;
  readonly name: string;
  readonly facts: OrganisationFacts;
}

/**
 * The organisation with an id as one value, null without one, in SQL; roles are those of the person, none after the data of the person were deleted.
 *
 * @param id an expression of the query, as is `customerId`
 */
export const organisationColumn = (id: string, customerId: string): string =>
  `(select jsonb_build_object('id', g.id, 'subject', g.subject, 'name', g.name, 'facts', g.profile || jsonb_build_object('roles', coalesce(m.roles, '[]')))
    from organisations g left join organisation_members m on m.organisation_id = g.id and m.customer_id = ${customerId} where g.id = ${id})`;

/**
 * Saves the organisation of a login, and that the person acts for it.
 *
 * @returns its id
 */
export async function saveOrganisation(
  transaction: Queryable,
  { issuer, subject, name, facts }: OrganisationProfile,
  customerId: string,
  at: string,
): Promise<string> {
  const [saved] = await transaction.query<{ id: string }>(
    `insert into organisations (issuer, subject, name, profile, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $5)
     on conflict (issuer, subject) do update set name = excluded.name, profile = excluded.profile,
       updated_at = excluded.updated_at
     returning id::text as id`,
    [issuer, subject, name, JSON.stringify({ ...facts, roles: [] }), at],
  );
  if (!saved) throw new Error('The organisation was not saved.');
  await transaction.query(
    `insert into organisation_members (organisation_id, customer_id, first_login_at, last_login_at, roles)
     values ($1::uuid, $2::uuid, $3, $3, $4::jsonb)
     on conflict (organisation_id, customer_id) do update set last_login_at = excluded.last_login_at, roles = excluded.roles`,
    [saved.id, customerId, at, JSON.stringify(facts.roles)],
  );
  return saved.id;
}

/** What names an organisation at its identity service. */
export async function subjectOf(store: Queryable, organisationId: string): Promise<string | null> {
  const [found] = await store.query<{ subject: string }>(
    'select subject from organisations where id = $1::uuid',
    [organisationId],
  );
  return found?.subject ?? null;
}

/** The organisations for which a person has logged in, for the export of personal data (BIG-9). */
export const exportOrganisationsOf = (store: Queryable, customerId: string): Promise<Row[]> =>
  store.query(
    `select g.issuer, g.subject, g.name, m.first_login_at, m.last_login_at from organisation_members m
     join organisations g on g.id = m.organisation_id where m.customer_id = $1::uuid order by m.first_login_at`,
    [customerId],
  );

/** Deletes that a person has logged in for organisations (BIG-9). */
export async function eraseMembershipsOf(
  transaction: Queryable,
  customerId: string,
): Promise<void> {
  await transaction.query('delete from organisation_members where customer_id = $1::uuid', [
    customerId,
  ]);
}

/** Organisations without session for which nobody ever ordered. @param isUsed whether the organisation `g.id` has orders or sessions, in SQL */
export const expiredOrganisations = (isUsed: string): PurgeRule => [
  'organisations',
  `delete from organisations where ${someOf(
    `select g.ctid from organisations g where g.updated_at < $1 and not (${isUsed})`,
  )}`,
  'retention',
];

/** The people who have logged in for an organisation, the last one first (ORG-3). */
export async function membersOf(
  store: Queryable,
  organisationId: string,
): Promise<readonly { readonly id: string; readonly lastLoginAt: Date }[]> {
  const rows = await store.query<{ id: string; last_login_at: Date }>(
    `select customer_id::text as id, last_login_at from organisation_members where organisation_id = $1::uuid
     order by last_login_at desc, customer_id limit 1000`,
    [organisationId],
  );
  return rows.map(({ id, last_login_at: lastLoginAt }) => ({ id, lastLoginAt }));
}
