import type { Database, Queryable, Row } from '../../db/database.ts';
import type { FileKind, FileStore } from '../../files/file-store.ts';
import type { StoredOrder } from '../order-store.ts';

/** A row of `order_files`. */
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

/** The order that a file name belongs to, if any. @param lock locks the row within a transaction */
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

/** Kind and name of a file. */
interface FileName {
  readonly kind: FileKind;
  readonly name: string;
}

/** The files that have no row. */
export function unknownFiles(store: Queryable, names: readonly FileName[]) {
  return store.query<FileName & Row>(
    `select n.kind, n.name from jsonb_to_recordset($1::jsonb) as n(kind text, name text)
     where not exists (select 1 from order_files f where f.kind = n.kind and f.file_name = n.name)`,
    [JSON.stringify(names)],
  );
}

/**
 * Deletes a file without a row: it was removed, or its delivery failed. The order is locked meanwhile, because a
 * delivery moves the file before it inserts the row.
 *
 * @returns whether it was deleted
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
