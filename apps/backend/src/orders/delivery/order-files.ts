import type { Database, Queryable, Row } from '../../db/database.ts';
import type { FileKind, FileStore } from '../../files/file-store.ts';
import type { StoredOrder } from '../order-store.ts';

/** A file as it is kept in the table. */
export interface StoredFile extends Row {
  file_name: string;
  kind: FileKind;
  order_number: string;
  content_type: string;
  sha256: string;
  size: number;
}

/** The extract or invoice of an order, if it has been delivered. */
export async function fileOf(
  store: Queryable,
  kind: FileKind,
  orderNumber: string,
): Promise<StoredFile | null> {
  const [file] = await store.query<StoredFile>(
    'select * from order_files where order_number = $1 and kind = $2',
    [orderNumber, kind],
  );
  return file ?? null;
}

/** The order that a file of this name belongs to, if any; locked within a transaction when wanted. */
export async function orderOfFile(
  store: Queryable,
  kind: FileKind,
  name: string,
  lock: boolean,
): Promise<StoredOrder | null> {
  const column = kind === 'EXTRACT' ? 'result_file_name' : 'invoice_file_name';
  const [order] = await store.query<StoredOrder>(
    `select * from orders where ${column} = $1 ${lock ? 'for update' : ''}`,
    [name],
  );
  return order ?? null;
}

/** The name of a file in its place. */
export interface FileName {
  readonly kind: FileKind;
  readonly name: string;
}

/** Which of these files no row names. */
export function unknownFiles(store: Queryable, names: readonly FileName[]) {
  return store.query<FileName & Row>(
    `select n.kind, n.name from jsonb_to_recordset($1::jsonb) as n(kind text, name text)
     where not exists (select 1 from order_files f where f.kind = n.kind and f.file_name = n.name)`,
    [JSON.stringify(names)],
  );
}

/**
 * Throws a file away that no row names, because it was taken back or its delivery broke off. The order is locked
 * meanwhile: a delivery puts its file in place before its row is there.
 *
 * @returns whether it was thrown away
 */
export function removeUnusedFile(
  database: Database,
  files: FileStore,
  kind: FileKind,
  name: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await orderOfFile(transaction, kind, name, true);
    const rows = await transaction.query(
      'select 1 from order_files where kind = $1 and file_name = $2',
      [kind, name],
    );
    if (rows.length > 0) return false;
    await files.remove(kind, name);
    return true;
  });
}
