import type { ProgramScope, TrustLevel } from '@portal/api';
import { timingSafeEqual } from 'node:crypto';
import type { Database, Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import { conflict, notFound } from '../errors.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { lockCustomer } from './people.ts';

/** Programs of one organisation that may order at a time (ORG-4). */
const MAX_PROGRAMS = 20;

/** The issuer of the customers that programs are. */
const ISSUER = 'program';

/** A program of an organisation; times are null when it has not happened. */
export interface StoredProgram extends Row {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly webhook_url: string | null;
  /** Empty when the data of the person were deleted. */
  readonly made_by: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

/** A program to add. */
interface NewProgramRow {
  readonly organisationId: string;
  /** The person of the session. */
  readonly madeBy: string;
  readonly trustLevel: TrustLevel;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly webhookUrl: string | null;
  readonly at: Date;
}

const COLUMNS = `p.id::text as id, c.last_name as name, p.scopes, p.webhook_url, p.created_at, p.last_used_at, p.revoked_at,
  trim(m.first_name || ' ' || m.last_name) as made_by`;
const TABLES = 'programs p join customers c on c.id = p.id join customers m on m.id = p.made_by';

/** The programs of an organisation: those that may order first, then the newest. */
export const programsOf = (store: Queryable, organisationId: string): Promise<StoredProgram[]> =>
  store.query<StoredProgram>(
    `select ${COLUMNS} from ${TABLES} where p.organisation_id = $1::uuid
     order by p.revoked_at is not null, p.created_at desc, p.id limit 100`,
    [organisationId],
  );

/**
 * Adds a program: a customer that has address and postbox of the organisation, as the person has them. Part of the transaction of the caller, which
 * has locked the session.
 *
 * @returns its id, and its secret, which is stored nowhere else
 * @throws DomainError `conflict` when the organisation has {@link MAX_PROGRAMS}
 */
export async function addProgram(
  transaction: Queryable,
  program: NewProgramRow,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { organisationId, madeBy, trustLevel, name, scopes, webhookUrl, at } = program;
  const usable = await transaction.query(
    `select 1 from programs where organisation_id = $1::uuid and revoked_at is null limit ${MAX_PROGRAMS}`,
    [organisationId],
  );
  if (usable.length >= MAX_PROGRAMS) throw conflict('TOO_MANY_PROGRAMS');
  const [customer] = await transaction.query<{ id: string }>(
    `insert into customers (id, issuer, subject, first_name, last_name, email, sex, address, postbox, updated_at)
     select new.id, '${ISSUER}', new.id::text, '', $2, '', 'NOT_KNOWN', address, postbox, $3
     from customers, (select gen_random_uuid() as id) new where customers.id = $1::uuid returning id::text as id`,
    [madeBy, name, at.toISOString()],
  );
  if (!customer) throw new Error('The program was not saved.');
  const secret = newSecret();
  await transaction.query(
    `insert into programs (id, organisation_id, made_by, secret_hash, scopes, trust_level, webhook_url, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::jsonb, $6, $7, $8)`,
    [
      customer.id,
      organisationId,
      madeBy,
      hashOfSecret(secret),
      JSON.stringify(scopes),
      trustLevel,
      webhookUrl,
      at.toISOString(),
    ],
  );
  return { id: customer.id, secret };
}

/** Revokes a program, and ends its access tokens. Idempotent. @throws DomainError `not-found` when the organisation has no such program */
export const revokeProgram = (
  database: Database,
  organisationId: string,
  id: string,
  at: Date,
): Promise<void> =>
  database.transaction(async (transaction) => {
    // Orders that are being created wait for the same lock.
    await lockCustomer(transaction, id);
    const revoked = await transaction.query(
      `update programs set revoked_at = coalesce(revoked_at, $3) where id = $1::uuid and organisation_id = $2::uuid returning 1`,
      [id, organisationId, at.toISOString()],
    );
    if (revoked.length === 0) throw notFound();
    await transaction.query('delete from access_tokens where program_id = $1::uuid', [id]);
  });

/** The scopes of a program that states its id and secret; null when it is unknown or revoked, or the secret is wrong. */
export async function authenticateProgram(
  store: Queryable,
  id: string,
  secret: string,
): Promise<readonly ProgramScope[] | null> {
  const [found] = await store.query<{ secret_hash: string; scopes: readonly ProgramScope[] }>(
    'select secret_hash, scopes from programs where id::text = $1 and revoked_at is null',
    [id],
  );
  const given = Buffer.from(hashOfSecret(secret));
  // An unknown program takes the same comparison.
  const expected = Buffer.from(found?.secret_hash ?? hashOfSecret(''));
  return timingSafeEqual(given, expected) && found ? found.scopes : null;
}

/** Where a program receives requests; null when it has no webhook, is revoked, or the customer is no program. */
export async function webhookOf(store: Queryable, customerId: string): Promise<string | null> {
  const [found] = await store.query<{ webhook_url: string | null }>(
    'select webhook_url from programs where id = $1::uuid and revoked_at is null',
    [customerId],
  );
  return found?.webhook_url ?? null;
}

/** Whether a customer is a program. */
export async function isProgram(store: Queryable, customerId: string): Promise<boolean> {
  const found = await store.query('select 1 from programs where id = $1::uuid', [customerId]);
  return found.length > 0;
}

/** The programs that a person has added, for the export of personal data (BIG-9). */
export const exportProgramsOf = (store: Queryable, customerId: string): Promise<Row[]> =>
  store.query(
    `select c.last_name as name, p.organisation_id, p.scopes, p.webhook_url, p.created_at, p.last_used_at, p.revoked_at
     from programs p join customers c on c.id = p.id where p.made_by = $1::uuid order by p.created_at`,
    [customerId],
  );

/** Access tokens that have ended, and programs that were revoked; their orders name them (`orders.sender`). */
export const EXPIRED_PROGRAMS: readonly PurgeRule[] = [
  [
    'accessTokens',
    `delete from access_tokens where ${someOf('select ctid from access_tokens where expires_at < $1')}`,
    'now',
  ],
  [
    'programs',
    `delete from programs where ${someOf('select ctid from programs where revoked_at < $1')}`,
    'retention',
  ],
];

/** Whether a customer is a program or has added one, in SQL; `id` is an expression of the query. */
export const hasPrograms = (id: string): string =>
  `exists (select 1 from programs p where p.id = ${id} or p.made_by = ${id})`;

/** Whether an organisation has programs that may order, in SQL; `id` is an expression of the query. */
export const hasUsablePrograms = (id: string): string =>
  `exists (select 1 from programs p where p.organisation_id = ${id} and p.revoked_at is null)`;
