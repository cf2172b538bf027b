import type { Evidence } from '@portal/api';
import { normalizeLine } from '@portal/order-flow';
import type { Readable } from 'node:stream';
import type { Database, Queryable, Row } from '../db/database.ts';
import { conflict, DomainError, invalid, notFound } from '../errors.ts';
import { checkContent } from '../files/check-content.ts';
import { type FileStore, type ReceivedFile, releaseContents } from '../files/file-store.ts';
import { fileRefused, type ScannerPort } from '../ports/scanner/port.ts';
import type { OwnedBy, Owner } from '../session/owner.ts';
import { lockSession } from '../session/people.ts';
import type { Session } from '../session/sessions.ts';
import { isImage } from './check-image.ts';

/** Largest file in bytes: 10 MB (DESK-1). */
const MAX_BYTES = 10_000_000;

/** Files of one person that no order has: more than baskets need, and a bound for what costs nothing. */
const MAX_UNUSED = 100;

/** Files that no order takes are deleted after so many ms: a draft lives in one tab of a browser. */
export const UNUSED_MS = 48 * 3_600_000;

/** Files of one statement of the purge. */
const BATCH = 500;

/** The types of files that prove an interest. */
export const EVIDENCE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** A row of `evidence`. */
interface StoredEvidence extends Row {
  id: string;
  name: string;
  content_type: EvidenceType;
  size: number;
  sha256: string;
  storage_key: string;
}

/** What the files need. */
interface EvidenceSettings {
  readonly database: Database;
  readonly files: FileStore;
  /** Null scans nothing. */
  readonly scanner: ScannerPort | null;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
  /** Whether an order is one of an owner, in SQL; `number` is an expression of the query, `parameter` receives the value. */
  readonly isOwnOrder: (owner: Owner, number: string, parameter: string) => OwnedBy;
}

const COLUMNS = 'id::text as id, name, content_type, size, sha256, storage_key';
const AMONG = 'any(array(select jsonb_array_elements_text($1::jsonb)::uuid))';

const toEvidence = ({ id, name, content_type: contentType, size }: StoredEvidence): Evidence => ({
  evidenceId: id,
  name,
  contentType,
  size,
});

/** A name without folders, on one line. */
const plainName = (name: string): string =>
  normalizeLine(name.replace(/^.*[/\\]/, '')).slice(0, 200) || 'Datei';

/** Throws unless a received file is whole and of its type. @throws DomainError `invalid` */
async function checkType(file: ReceivedFile, type: EvidenceType, files: FileStore): Promise<void> {
  const isRight =
    type === 'application/pdf'
      ? await checkContent(file, type, files).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError) return false;
            throw error;
          },
        )
      : await isImage(type, await files.read(file.key));
  if (!isRight) throw new DomainError('invalid', 'FILE_TYPE');
}

/** Files with which people prove their interest: uploaded before there is an order, and deleted with its justification (DESK-1). */
export function evidence(settings: EvidenceSettings) {
  const { database, files, scanner, log, now, isOwnOrder } = settings;

  const insert = async (
    transaction: Queryable,
    session: Session,
    name: string,
    type: EvidenceType,
    file: ReceivedFile,
  ): Promise<StoredEvidence> => {
    await lockSession(transaction, session);
    const customerId = session.customer.id;
    const unused = await transaction.query(
      `select 1 from evidence where customer_id = $1::uuid and order_number is null limit ${MAX_UNUSED}`,
      [customerId],
    );
    if (unused.length >= MAX_UNUSED) throw conflict('EVIDENCE_FULL');
    await files.adopt(transaction, file.key);
    const [row] = await transaction.query<StoredEvidence>(
      `insert into evidence (customer_id, name, content_type, size, sha256, storage_key, uploaded_at)
       values ($1::uuid, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
      [customerId, plainName(name), type, file.size, file.sha256, file.key, now().toISOString()],
    );
    if (!row) throw new Error('The file was not recorded.');
    return row;
  };

  return {
    /** Stores a file that is whole and in which the scanner finds nothing. @throws DomainError `invalid`, `too-large`, `conflict` */
    upload: async (
      session: Session,
      { name, type, content }: { name: string; type: EvidenceType; content: Readable },
    ): Promise<Evidence> => {
      const file = await files.receive('EVIDENCE', content, MAX_BYTES);
      let isKept = false;
      try {
        await checkType(file, type, files);
        const threat = await scanner?.scan(await files.read(file.key));
        if (threat) {
          log.warn({ threat }, 'uploaded file refused by the scanner');
          throw fileRefused(threat);
        }
        const row = await database.transaction((transaction) =>
          insert(transaction, session, name, type, file),
        );
        isKept = true;
        return toEvidence(row);
      } finally {
        if (!isKept) await files.discard(file.key);
      }
    },

    /** Deletes a file of a person that no order has. Idempotent. @throws DomainError `conflict` when an order has it */
    remove: async (customerId: string, evidenceId: string): Promise<void> => {
      const key = await database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ order_number: string | null; storage_key: string }>(
          `select order_number, storage_key from evidence where id = $1::uuid and customer_id = $2::uuid for update`,
          [evidenceId, customerId],
        );
        if (!row) return null;
        if (row.order_number !== null) throw conflict('ORDER_STATE');
        await transaction.query('delete from evidence where id = $1::uuid', [evidenceId]);
        await files.release(transaction, row.storage_key);
        return row.storage_key;
      });
      if (key) await files.discard(key);
    },

    /**
     * A file that its person has uploaded and no order has, or a file of an order of the owner: that of an organisation is seen by its
     * people and in their sessions for it only (ORG-6).
     *
     * @throws DomainError `not-found`, also for files of others (SEC-1)
     */
    ofOwner: async (owner: Owner, evidenceId: string): Promise<StoredEvidence> => {
      const { condition, value } = isOwnOrder(owner, 'evidence.order_number', '$3');
      const [row] = await database.query<StoredEvidence>(
        `select ${COLUMNS} from evidence
         where id = $1::uuid and (order_number is null and customer_id = $2::uuid or ${condition})`,
        [evidenceId, owner.customerId, value],
      );
      if (!row) throw notFound();
      return row;
    },

    /** A file of an order, for the authority. @throws DomainError `not-found` */
    ofAuthority: async (evidenceId: string): Promise<StoredEvidence> => {
      const [row] = await database.query<StoredEvidence>(
        `select ${COLUMNS} from evidence where id = $1::uuid and order_number is not null`,
        [evidenceId],
      );
      if (!row) throw notFound();
      return row;
    },
  };
}

/** The files of people. */
export type EvidenceFiles = ReturnType<typeof evidence>;

/**
 * Gives files to an order of their owner, within the transaction of the caller; from then on they are not purged as unused.
 *
 * @throws DomainError `invalid` when one does not exist any more, belongs to somebody else, or to another order
 */
export async function attachEvidence(
  transaction: Queryable,
  customerId: string,
  orderNumber: string,
  ids: readonly string[],
): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  const attached = await transaction.query(
    `update evidence set order_number = $3 where id = ${AMONG} and customer_id = $2::uuid and order_number is null returning 1`,
    [JSON.stringify(distinct), customerId, orderNumber],
  );
  if (attached.length < distinct.length)
    throw invalid([{ field: 'evidence', key: 'EVIDENCE_MISSING' }]);
}

/** The files of an order by their ids. */
export async function evidenceOfOrder(
  store: Queryable,
  orderNumber: string,
): Promise<ReadonlyMap<string, Evidence>> {
  const rows = await store.query<StoredEvidence>(
    `select ${COLUMNS} from evidence where order_number = $1`,
    [orderNumber],
  );
  return new Map(rows.map((row) => [row.id, toEvidence(row)]));
}

async function deleteWhere(
  transaction: Queryable,
  condition: string,
  value: string,
): Promise<number> {
  const deleted = await transaction.query<{ storage_key: string } & Row>(
    `delete from evidence where ${condition} returning storage_key`,
    [value],
  );
  await releaseContents(
    transaction,
    deleted.map(({ storage_key: key }) => key),
  );
  return deleted.length;
}

/** Deletes the files of orders; their contents are purged with the next run. @returns how many */
export const deleteEvidenceOfOrders = (
  transaction: Queryable,
  orderNumbers: readonly string[],
): Promise<number> =>
  deleteWhere(
    transaction,
    'order_number in (select jsonb_array_elements_text($1::jsonb))',
    JSON.stringify(orderNumbers),
  );

/** Deletes all files of a person. */
export const eraseEvidenceOf = (transaction: Queryable, customerId: string): Promise<number> =>
  deleteWhere(transaction, 'customer_id = $1::uuid', customerId);

/** Everything that is stored about the files of a person, without their contents. */
export const exportEvidenceOf = (store: Queryable, customerId: string): Promise<Row[]> =>
  store.query(
    `select id, order_number, name, content_type, size, sha256, uploaded_at from evidence
     where customer_id = $1::uuid order by uploaded_at`,
    [customerId],
  );

/** Deletes files that no order has taken, uploaded before a time, in batches. @returns how many */
export async function purgeUnusedEvidence(database: Database, before: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await database.transaction((transaction) =>
      deleteWhere(
        transaction,
        `id in (select id from evidence where order_number is null and uploaded_at < $1 limit ${BATCH}
           for update skip locked)`,
        before,
      ),
    );
    deleted += count;
    if (count < BATCH) return deleted;
  }
}

/** Whether a customer has uploaded files, in SQL; `id` is an expression of the query. */
export const hasEvidence = (id: string): string =>
  `exists (select 1 from evidence e where e.customer_id = ${id})`;
