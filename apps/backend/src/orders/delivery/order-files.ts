import type { FileFormat } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import type { FileKind } from '../../files/file-store.ts';
import { findOrder, lockOrder, type StoredOrder, type StoredPosition } from '../order-store.ts';
import { deliveredFiles } from '../position-files.ts';
import { dataFormatOf, readCreditFileName, readDataFileName } from './file-names.ts';

/** A row of `order_files`. */
export interface StoredFile extends Row {
  file_name: string;
  kind: FileKind;
  order_number: string;
  /** The extract in the file, or what is credited; null for an invoice, and for one file with all extracts. */
  position_id: string | null;
  content_type: string;
  sha256: string;
  size: number;
  received_at: Date;
  /** Names the content in the file storage. */
  storage_key: string;
}

/** The files of one kind that have been delivered for an order. */
export const filesOf = (
  store: Queryable,
  kind: FileKind,
  orderNumber: string,
): Promise<StoredFile[]> =>
  store.query<StoredFile>('select * from order_files where order_number = $1 and kind = $2', [
    orderNumber,
    kind,
  ]);

/** When the last extract of an order was provided; null while there is none (LAW-5). */
export async function providedAtOf(store: Queryable, orderNumber: string): Promise<Date | null> {
  const files = await filesOf(store, 'EXTRACT', orderNumber);
  const times = files.map(({ received_at: at }) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/**
 * The file that contains a position: its own, or the one with all extracts.
 *
 * @param format of a file for other programs; null: the document of pages (DATA-6)
 */
export const fileOfPosition = (
  files: readonly StoredFile[],
  { position_id: id }: Pick<StoredPosition, 'position_id'>,
  format: FileFormat | null = null,
): StoredFile | undefined =>
  files.find(
    ({ position_id: of, content_type: type }) =>
      (of === null && format === null) || (of === id && dataFormatOf(type) === format),
  );

/** The files of a position that have been delivered; null while one is missing. */
export function filesOfPosition(
  files: readonly StoredFile[],
  position: StoredPosition,
): readonly StoredFile[] | null {
  const expected = deliveredFiles(position);
  const found = expected.flatMap((format) => fileOfPosition(files, position, format) ?? []);
  return found.length === expected.length ? found : null;
}

async function hasDataFiles(store: Queryable, { order_number: number }: StoredOrder) {
  const rows = await store.query(
    'select 1 from order_positions where order_number = $1 and file_formats is not null limit 1',
    [number],
  );
  return rows.length > 0;
}

/** What a file name belongs to. */
export interface FileTarget {
  readonly order: StoredOrder;
  /** Null for an invoice, and for one file with all extracts. */
  readonly position: StoredPosition | null;
}

/** The position whose document has this name, with its order. */
async function positionOf(
  store: Queryable,
  documentName: string,
  access: 'read' | 'change',
): Promise<FileTarget | null> {
  const [position] = await store.query<StoredPosition>(
    'select * from order_positions where result_file_name = $1',
    [documentName],
  );
  if (!position) return null;
  const find = access === 'change' ? lockOrder : findOrder;
  const order = await find(store, position.order_number);
  return order && { order, position };
}

/** Order and position that a file name belongs to, if any; `change` locks the order until the end of the transaction. */
export async function targetOfFile(
  store: Queryable,
  kind: FileKind,
  name: string,
  access: 'read' | 'change',
): Promise<FileTarget | null> {
  if (kind === 'CREDIT') {
    const credited = await positionOf(store, readCreditFileName(name) ?? '', access);
    return credited?.position?.credited_at ? credited : null;
  }
  const column = kind === 'EXTRACT' ? 'result_file_name' : 'invoice_file_name';
  const [order] = await store.query<StoredOrder>(
    `select * from orders where ${column} = $1 ${access === 'change' ? 'for update' : ''}`,
    [name],
  );
  if (order) {
    // Files for other programs are no part of one file with all extracts (DATA-6).
    const isCommon = kind === 'INVOICE' || !(await hasDataFiles(store, order));
    return isCommon ? { order, position: null } : null;
  }
  if (kind === 'INVOICE') return null;
  const data = readDataFileName(name);
  const found = await positionOf(store, data?.documentName ?? name, access);
  const isOrdered =
    found?.position && deliveredFiles(found.position).includes(data?.format ?? null);
  return isOrdered ? found : null;
}
