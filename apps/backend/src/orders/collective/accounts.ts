import type { Addressee, CollectiveAccount } from '@portal/api';
import type { CollectiveAgreement, CollectiveSettings } from '../../config/collective-file.ts';
import type { Queryable } from '../../db/database.ts';
import { subjectOf } from '../../organisations/organisations.ts';

/** To whom an invoice is sent: name and address of the last order, and where the state pack says invoices are received. */
export type Buyer = Addressee & Pick<CollectiveAgreement, 'leitwegId' | 'email'>;

/** What the state has agreed with an organisation, by its subject at the identity service; null: it may not pay so (ORG-5). */
export const agreementOf = (
  settings: CollectiveSettings | null,
  subject: string | null,
): CollectiveAgreement | null => settings?.organisations.find(({ id }) => id === subject) ?? null;

/** The agreement with the organisation of an id; null in a private session. */
export async function findAgreement(
  store: Queryable,
  settings: CollectiveSettings | null,
  organisationId: string | null,
): Promise<CollectiveAgreement | null> {
  if (!settings || organisationId === null) return null;
  return agreementOf(settings, await subjectOf(store, organisationId));
}

/** Locks the account of an organisation until the transaction ends. @returns whether it has one */
export async function lockAccount(
  transaction: Queryable,
  organisationId: string,
): Promise<Buyer | null> {
  const [account] = await transaction.query<{ buyer: Buyer }>(
    'select buyer from collective_accounts where organisation_id = $1::uuid for update',
    [organisationId],
  );
  return account?.buyer ?? null;
}

/** Adds the account of an organisation or changes its address, and locks it until the transaction ends. */
export async function openAccount(
  transaction: Queryable,
  organisationId: string,
  buyer: Buyer,
): Promise<void> {
  await transaction.query(
    `insert into collective_accounts (organisation_id, buyer) values ($1::uuid, $2::jsonb)
     on conflict (organisation_id) do update set buyer = excluded.buyer`,
    [organisationId, JSON.stringify(buyer)],
  );
}

/** What an organisation has ordered and not paid, in cents: all of it, and the part without an invoice. */
export async function openAmounts(
  store: Queryable,
  organisationId: string,
): Promise<{ readonly openCents: number; readonly unbilledCents: number | null }> {
  const [sums] = await store.query<{ unbilled: string | null; unpaid: string }>(
    `select (select sum(gross_cents)::text from collective_items
         where organisation_id = $1::uuid and invoice_id is null) as unbilled,
       (select coalesce(sum(gross_cents), 0)::text from collective_invoices
         where organisation_id = $1::uuid and paid_at is null) as unpaid`,
    [organisationId],
  );
  const unbilled = sums?.unbilled ?? null;
  return {
    openCents: Number(unbilled ?? 0) + Number(sums?.unpaid ?? 0),
    unbilledCents: unbilled === null ? null : Number(unbilled),
  };
}

/** The account of an organisation with an agreement. */
export async function accountOf(
  store: Queryable,
  organisationId: string,
  { limitCents }: CollectiveAgreement,
): Promise<CollectiveAccount> {
  const { openCents } = await openAmounts(store, organisationId);
  return { limitCents, openCents };
}

/** Whether an organisation has ever ordered by collective invoice, in SQL; `id` is an expression of the query. */
export const hasCollectiveInvoices = (id: string): string =>
  `exists (select 1 from collective_accounts a where a.organisation_id = ${id})`;
