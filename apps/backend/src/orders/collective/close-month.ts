import type { CollectiveSettings, Seller } from '../../config/collective-file.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { germanDay } from '../../german-day.ts';
import type { Jobs } from '../../jobs/job.ts';
import { firstDay, type Month, monthOf, monthsAfter } from '../../month.ts';
import { type Buyer, lockAccount } from './accounts.ts';
import type { CollectiveItem } from './items.ts';

/** What closing months needs. */
interface ClosingSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly collective: CollectiveSettings | null;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;

/** Writing the XML of one invoice occupies the process for about 0.2 s: so many ms lie between two, for the calls of people (BIG-3). */
const BETWEEN_INVOICES_MS = 2000;

/** The last day to pay, as `2026-12-15`. */
export const dueOn = (issuedAt: Date, daysToPay: number): string =>
  new Date(Date.parse(germanDay(issuedAt)) + daysToPay * DAY_MS).toISOString().slice(0, 10);

/**
 * The number of an invoice. It is counted in the transaction that adds the invoice, so that numbers of a year have no gaps; another
 * transaction waits for its end.
 */
async function nextNumber(transaction: Queryable, year: number): Promise<string> {
  const [counted] = await transaction.query<{ last: number }>(
    `insert into collective_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = collective_numbers.last + 1 returning last`,
    [year],
  );
  if (!counted) throw new Error('The number of an invoice was not counted.');
  return `SR-${year}-${String(counted.last).padStart(5, '0')}`;
}

/**
 * The month of the next invoice of an organisation: the one of its oldest fee or credit, or a later one where that has its invoice
 * already. A month that has not ended is not closed.
 */
async function monthToClose(
  transaction: Queryable,
  organisationId: string,
  current: Month,
): Promise<Month | null> {
  const [oldest] = await transaction.query<{ month: Month | null }>(
    `select to_char(min(at) at time zone 'Europe/Berlin', 'YYYY-MM') as month from collective_items
     where organisation_id = $1::uuid and invoice_id is null`,
    [organisationId],
  );
  if (!oldest?.month) return null;
  const closed = await transaction.query<{ month: Month }>(
    `select to_char(period, 'YYYY-MM') as month from collective_invoices where organisation_id = $1::uuid`,
    [organisationId],
  );
  const taken = new Set(closed.map(({ month }) => month));
  let month = oldest.month;
  while (taken.has(month)) month = monthsAfter(month, 1);
  return month < current ? month : null;
}

/** What was ordered and credited until the end of a month, and is on no invoice; a lock of the account keeps it as it is. */
const unbilledItems = (
  transaction: Queryable,
  organisationId: string,
  month: Month,
): Promise<CollectiveItem[]> =>
  transaction.query<CollectiveItem>(
    `select * from collective_items where organisation_id = $1::uuid and invoice_id is null
       and at < $2::date::timestamp at time zone 'Europe/Berlin'`,
    [organisationId, firstDay(monthsAfter(month, 1))],
  );

async function insertInvoice(
  transaction: Queryable,
  invoice: {
    readonly organisationId: string;
    readonly month: Month;
    readonly buyer: Buyer;
    readonly seller: Seller;
    readonly daysToPay: number;
    readonly items: readonly CollectiveItem[];
    readonly at: Date;
  },
): Promise<string> {
  const { organisationId, month, buyer, seller, daysToPay, items, at } = invoice;
  const sum = (name: 'net_cents' | 'vat_cents' | 'gross_cents'): number =>
    items.reduce((total, item) => total + item[name], 0);
  const gross = sum('gross_cents');
  const number = await nextNumber(transaction, Number(germanDay(at).slice(0, 4)));
  const [added] = await transaction.query<{ id: string } & Row>(
    `insert into collective_invoices (organisation_id, period, number, kind, issued_at, due_on, net_cents,
       vat_cents, gross_cents, item_count, seller, buyer, file_name)
     values ($1::uuid, $2::date, $3, $4, $5, $6::date, $7, $8, $9, $10, $11::jsonb, $12::jsonb, $13)
     returning id::text as id`,
    [
      organisationId,
      firstDay(month),
      number,
      gross < 0 ? 'CREDIT_NOTE' : 'INVOICE',
      at.toISOString(),
      dueOn(at, daysToPay),
      sum('net_cents'),
      sum('vat_cents'),
      gross,
      items.length,
      JSON.stringify(seller),
      JSON.stringify(buyer),
      `${number}.pdf`,
    ],
  );
  if (!added) throw new Error('The invoice was not saved.');
  return added.id;
}

/** Closes months with collective invoices (ORG-5). */
export function monthClosing({ database, jobs, collective, now }: ClosingSettings) {
  /** Adds one invoice. Processes that do so at the same time wait for each other at the account. */
  const closeOne = (organisationId: string, delayMs: number): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const buyer = await lockAccount(transaction, organisationId);
      const at = now();
      const month = buyer && (await monthToClose(transaction, organisationId, monthOf(at)));
      if (!month) return false;
      if (!collective) {
        throw new Error('collective-invoices.json is missing, and positions await their invoice.');
      }
      const items = await unbilledItems(transaction, organisationId, month);
      if (items.length === 0) return false;
      const { seller, daysToPay } = collective;
      const invoice = { organisationId, month, buyer, seller, daysToPay, items, at };
      const id = await insertInvoice(transaction, invoice);
      const billed = await transaction.query(
        `update collective_items set invoice_id = $1::uuid
         where organisation_id = $2::uuid and invoice_id is null
           and at < $3::date::timestamp at time zone 'Europe/Berlin' returning 1`,
        [id, organisationId, firstDay(monthsAfter(month, 1))],
      );
      if (billed.length !== items.length) throw new Error('Positions were billed meanwhile.');
      await jobs.add(transaction, 'collective-invoice', id, { delayMs });
      return true;
    });

  /** The job: adds an invoice for each organisation and finished month; any number of processes may run it at the same time. */
  return async (): Promise<void> => {
    const organisations = await database.query<{ id: string }>(
      `select distinct organisation_id::text as id from collective_items where invoice_id is null
         and at < $1::date::timestamp at time zone 'Europe/Berlin'`,
      [firstDay(monthOf(now()))],
    );
    let added = 0;
    for (const { id } of organisations) {
      while (await closeOne(id, added * BETWEEN_INVOICES_MS)) added += 1;
    }
    if (organisations.length > 0) jobs.wake();
  };
}
