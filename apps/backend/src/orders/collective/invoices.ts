import type { CollectiveInvoice, CollectiveInvoices } from '@portal/api';
import type { CollectiveSettings, Seller } from '../../config/collective-file.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { FileStore, ReceivedFile } from '../../files/file-store.ts';
import type { SessionOrganisation } from '../../organisations/organisations.ts';
import { accountOf, agreementOf, type Buyer, openAmounts } from './accounts.ts';
import type { CollectiveItem } from './items.ts';

/** A row of `collective_invoices`. */
export interface StoredInvoice extends Row {
  id: string;
  organisation_id: string;
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  issued_at: Date;
  /** Cents, negative on a credit note; so are the others. */
  net_cents: string;
  vat_cents: string;
  gross_cents: string;
  item_count: number;
  seller: Seller;
  buyer: Buyer;
  xml: string | null;
  file_name: string;
  /** Names the PDF in the file storage; null until it is delivered. */
  storage_key: string | null;
  sha256: string | null;
  size: number | null;
  paid_at: Date | null;
  /** Such as `2026-11`. */
  month: string;
  /** The last day to pay, such as `2026-12-15`. */
  due_day: string;
}

const COLUMNS = `*, to_char(period, 'YYYY-MM') as month, to_char(due_on, 'YYYY-MM-DD') as due_day`;

/** Invoices that a page shows at most: those of 80 years. */
const MOST = 1000;

function toInvoice(row: StoredInvoice): CollectiveInvoice {
  return {
    number: row.number,
    kind: row.kind,
    month: row.month,
    issuedAt: row.issued_at.toISOString(),
    dueAt: row.due_day,
    priceNet: Number(row.net_cents),
    vatAmount: Number(row.vat_cents),
    priceGross: Number(row.gross_cents),
    positionCount: row.item_count,
    formats: [
      ...(row.storage_key === null ? [] : (['pdf'] as const)),
      ...(row.xml === null ? [] : (['xml'] as const)),
    ],
    ...(row.paid_at && { paidAt: row.paid_at.toISOString() }),
  };
}

/** What an organisation has ordered by collective invoice, and what it still may (ORG-5). */
export async function listInvoices(
  store: Queryable,
  settings: CollectiveSettings | null,
  { id, subject }: Pick<SessionOrganisation, 'id' | 'subject'>,
): Promise<CollectiveInvoices> {
  const agreement = agreementOf(settings, subject);
  const { unbilledCents } = await openAmounts(store, id);
  const rows = await store.query<StoredInvoice>(
    `select ${COLUMNS} from collective_invoices where organisation_id = $1::uuid
     order by collective_invoices.period desc limit ${MOST}`,
    [id],
  );
  return {
    ...(agreement && { account: await accountOf(store, id, agreement) }),
    ...(unbilledCents !== null && { unbilledCents }),
    invoices: rows.map(toInvoice),
  };
}

/** The invoice of a number that belongs to an organisation. @throws DomainError `not-found`, also for that of another one (SEC-1) */
export async function findInvoice(
  store: Queryable,
  organisationId: string,
  number: string,
): Promise<StoredInvoice> {
  const [found] = await store.query<StoredInvoice>(
    `select ${COLUMNS} from collective_invoices where organisation_id = $1::uuid and number = $2`,
    [organisationId, number],
  );
  if (!found) throw notFound();
  return found;
}

/** An invoice and what it bills, in the order in which it was ordered; null when there is no such invoice. */
export async function readInvoice(
  store: Queryable,
  id: string,
): Promise<{ readonly invoice: StoredInvoice; readonly items: readonly CollectiveItem[] } | null> {
  const [invoice] = await store.query<StoredInvoice>(
    `select ${COLUMNS} from collective_invoices where id = $1::uuid`,
    [id],
  );
  if (!invoice) return null;
  const items = await store.query<CollectiveItem>(
    `select * from collective_items where invoice_id = $1::uuid
     order by at, order_number, position_number, kind`,
    [id],
  );
  return { invoice, items };
}

/** Stores the XML of an invoice once. */
export async function storeXml(store: Queryable, id: string, xml: string): Promise<void> {
  await store.query('update collective_invoices set xml = $2 where id = $1::uuid and xml is null', [
    id,
    xml,
  ]);
}

/** Whether a file name is that of a collective invoice. */
export async function isInvoiceFile(store: Queryable, fileName: string): Promise<boolean> {
  const found = await store.query('select 1 from collective_invoices where file_name = $1', [
    fileName,
  ]);
  return found.length > 0;
}

/** Stores the PDF of an invoice; a later one replaces it. */
export async function storePdf(
  transaction: Queryable,
  files: FileStore,
  fileName: string,
  file: ReceivedFile,
  at: Date,
): Promise<void> {
  const [present] = await transaction.query<{ storage_key: string | null }>(
    'select storage_key from collective_invoices where file_name = $1 for update',
    [fileName],
  );
  if (!present) throw notFound();
  if (present.storage_key) await files.release(transaction, present.storage_key);
  await files.adopt(transaction, file.key);
  await transaction.query(
    `update collective_invoices set storage_key = $2, sha256 = $3, size = $4, received_at = $5 where file_name = $1`,
    [fileName, file.key, file.sha256, file.size, at.toISOString()],
  );
}

/** Records that an invoice was paid, or a credit note paid out; the first time counts. @throws DomainError `not-found` */
export async function reportPayment(database: Database, number: string, at: Date): Promise<void> {
  const found = await database.query(
    'update collective_invoices set paid_at = coalesce(paid_at, $2) where number = $1 returning 1',
    [number, at.toISOString()],
  );
  if (found.length === 0) throw notFound();
}
