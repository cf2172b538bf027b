import { isCharged } from '@portal/order-flow';
import type { Database, Queryable } from '../../db/database.ts';
import { conflict, DomainError, notFound } from '../../errors.ts';
import type { FileKind, FileStore, ReceivedFile } from '../../files/file-store.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { ScannerPort } from '../../ports/scanner/port.ts';
import { audit, transition } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import {
  awaitsFiles,
  chargeablePositions,
  findPositions,
  lockOrder,
  rowOf,
  type StoredOrder,
} from '../order-store.ts';
import { personalFiles } from '../position-files.ts';
import { announce } from '../../webhooks/deliveries.ts';
import { MAX_VERIFIED_BYTES } from '../../files/limits.ts';
import { dataFormatOf, isDocument } from './file-names.ts';
import { completedByTime } from './invoice-request.ts';
import { type IncomingFile, receiveScanned } from './receive-scanned.ts';
import {
  type FileTarget,
  filesOf,
  filesOfPosition,
  type StoredFile,
  targetOfFile,
} from './order-files.ts';

/** What file delivery needs. */
interface DeliverySettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly files: FileStore;
  /** Null scans nothing. */
  readonly scanner: ScannerPort | null;
  /** An order with paper is closed so many ms after delivery when its dispatch is not reported. */
  readonly dispatchMs: number;
  /** Receives which files are refused. */
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

async function requireTarget(
  store: Queryable,
  kind: FileKind,
  name: string,
  access: 'read' | 'change',
): Promise<FileTarget> {
  const target = await targetOfFile(store, kind, name, access);
  if (target) return target;
  throw new DomainError('not-found', 'NOT_FOUND', { detail: 'No order has a file of this name.' });
}

/** Throws unless the order is paid or was completed by bank transfer. */
function assertPaid(order: StoredOrder): void {
  if (!rowOf(order).isReleased) throw conflict('NOT_PAID');
}

/** Receives extracts and invoices and advances the order (BE-5). */
export function fileDelivery(settings: DeliverySettings) {
  const { database, jobs, files, scanner, log, now } = settings;

  /** Receives the file of an order, which is whole and in which the scanner finds nothing, and deletes what is not accepted. */
  const receive = async (
    kind: FileKind,
    incoming: IncomingFile,
    accepts: (file: ReceivedFile) => Promise<boolean>,
  ): Promise<void> => {
    const { order } = await requireTarget(database, kind, incoming.name, 'read');
    // Each delivered file for other programs can be verified (DATA-7).
    const isData = !isDocument(incoming.contentType);
    await receiveScanned({ files, scanner }, kind, incoming, {
      maxBytes: isData ? MAX_VERIFIED_BYTES : undefined,
      onThreat: async (threat) => {
        const { order_number: orderNumber } = order;
        log.warn({ orderNumber, threat }, 'file refused by the scanner');
        const actor = kind === 'EXTRACT' ? 'cadastre' : 'accounting';
        await audit(database, {
          orderNumber,
          actor,
          event: `${kind}_REFUSED`,
          detail: threat,
          at: now(),
        });
      },
      accepts,
    });
    jobs.wake();
  };

  /** Inserts or replaces the row of a file; a replaced content is purged later, because it may be being read. */
  const record = async (
    transaction: Queryable,
    { order, position }: FileTarget,
    kind: FileKind,
    from: IncomingFile,
    file: ReceivedFile,
  ): Promise<void> => {
    const present = (await filesOf(transaction, kind, order.order_number)).find(
      ({ file_name: name }) => name === from.name,
    );
    if (present) await files.release(transaction, present.storage_key);
    await files.adopt(transaction, file.key);
    await transaction.query(
      `insert into order_files (file_name, kind, order_number, content_type, sha256, size, received_at, position_id, storage_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8::uuid, $9)
       on conflict (kind, file_name) do update set content_type = excluded.content_type,
         sha256 = excluded.sha256, size = excluded.size, received_at = excluded.received_at,
         storage_key = excluded.storage_key`,
      [
        from.name,
        kind,
        order.order_number,
        from.contentType,
        file.sha256,
        file.size,
        now().toISOString(),
        position?.position_id ?? null,
        file.key,
      ],
    );
    // The program that has sent the order can download it (ORG-4); the document of an extract on paper alone it cannot.
    const format = dataFormatOf(from.contentType);
    const isExtract = kind === 'EXTRACT';
    if (isExtract && position && !personalFiles(position).includes(format)) return;
    await announce(transaction, jobs, order, {
      event: 'order.file',
      data: {
        file: kind,
        ...(position && { positionId: position.position_id }),
        ...(format && { format }),
      },
      at: now(),
    });
  };

  /**
   * The order advances when every extract is there. An order with paper stays open until its dispatch is reported or
   * the dispatch period ends.
   */
  const advanceOrder = async (
    transaction: Queryable,
    { order, position }: FileTarget,
  ): Promise<void> => {
    const number = order.order_number;
    const positions = chargeablePositions(await findPositions(transaction, number));
    const delivered = await filesOf(transaction, 'EXTRACT', number);
    const isComplete = positions.every((one) => filesOfPosition(delivered, one));
    const isAwaited = awaitsFiles(order);
    if (!isAwaited || !isComplete) {
      await audit(transaction, {
        orderNumber: number,
        actor: 'cadastre',
        event: isAwaited ? 'EXTRACT_RECEIVED' : 'EXTRACT_REPLACED',
        at: now(),
        ...(position ? { positionId: position.position_id } : {}),
      });
      return;
    }
    const reached = await transition(transaction, jobs, {
      orderNumber: number,
      from: order.status,
      event: 'EXTRACT_DELIVERED',
      actor: 'cadastre',
      at: now(),
    });
    if (positions.some((one) => personalFiles(one).length > 0)) {
      await notifyCustomer(transaction, jobs, number, 'ready');
    }
    if (positions.some((one) => one.copies > 0)) {
      await jobs.add(transaction, 'close-order', number, { delayMs: settings.dispatchMs });
    } else {
      await closeOrder(transaction, number, reached.orderStatus, 'NOTHING_LEFT_TO_DO');
    }
  };

  const closeOrder = (
    transaction: Queryable,
    orderNumber: string,
    from: StoredOrder['status'],
    event: 'DISPATCHED' | 'NOTHING_LEFT_TO_DO',
  ) => {
    const actor = event === 'DISPATCHED' ? 'cadastre' : 'portal';
    return transition(transaction, jobs, { orderNumber, from, event, actor, at: now() });
  };

  /** @returns whether the content is now referred to; false when the same one was delivered before */
  const accept = (incoming: IncomingFile, file: ReceivedFile): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const target = await requireTarget(transaction, 'EXTRACT', incoming.name, 'change');
      const { order, position } = target;
      assertPaid(order);
      if (position && !isCharged(position.approval_status)) throw conflict('NOT_APPROVED');
      const delivered = await filesOf(transaction, 'EXTRACT', order.order_number);
      const present = delivered.find(({ file_name: name }) => name === incoming.name);
      if (present?.sha256 === file.sha256) return false;
      // One file with all extracts and single files exclude each other.
      const isMixed = delivered.some(
        ({ position_id: of }) => (of === null) !== (position === null),
      );
      if (present || isMixed) throw conflict('RESULT_EXISTS');
      await record(transaction, target, 'EXTRACT', incoming, file);
      await advanceOrder(transaction, target);
      return true;
    });

  return {
    /** Receives one extract, or all in one file; the same content again changes nothing, other content requires removing the first. */
    putExtract: (incoming: IncomingFile): Promise<void> =>
      receive('EXTRACT', incoming, (file) => accept(incoming, file)),

    /** Removes an extract; the order waits for it again. */
    removeExtract: async (name: string): Promise<void> => {
      const withdrawn = await database.transaction(async (transaction) => {
        const { order } = await requireTarget(transaction, 'EXTRACT', name, 'change');
        const [removed] = await transaction.query<StoredFile>(
          `delete from order_files where kind = 'EXTRACT' and file_name = $1 returning *`,
          [name],
        );
        if (!removed) return null;
        await files.release(transaction, removed.storage_key);
        const event = 'EXTRACT_TAKEN_BACK';
        await audit(transaction, {
          orderNumber: order.order_number,
          actor: 'cadastre',
          event,
          at: now(),
        });
        return removed.storage_key;
      });
      if (withdrawn) await files.discard(withdrawn);
    },

    /** Receives an invoice or fee notice; a later one replaces it. */
    putInvoice: (incoming: IncomingFile): Promise<void> =>
      receive('INVOICE', incoming, (file) =>
        database.transaction(async (transaction) => {
          const target = await requireTarget(transaction, 'INVOICE', incoming.name, 'change');
          assertPaid(target.order);
          await record(transaction, target, 'INVOICE', incoming, file);
          const { order_number: orderNumber } = target.order;
          const line = { orderNumber, actor: 'accounting', event: 'INVOICE_RECEIVED' } as const;
          await audit(transaction, { ...line, at: now() });
          const isNotice = await completedByTime(transaction, orderNumber);
          await notifyCustomer(transaction, jobs, orderNumber, isNotice ? 'fee-notice' : 'invoice');
          return true;
        }),
      ),

    /** Receives the credit note of a position; a later one replaces it (LAW-3). */
    putCredit: (incoming: IncomingFile): Promise<void> =>
      receive('CREDIT', incoming, (file) =>
        database.transaction(async (transaction) => {
          const target = await requireTarget(transaction, 'CREDIT', incoming.name, 'change');
          await record(transaction, target, 'CREDIT', incoming, file);
          const { order_number: orderNumber } = target.order;
          const positions = await findPositions(transaction, orderNumber);
          const line = { orderNumber, actor: 'accounting', event: 'CREDIT_RECEIVED' } as const;
          await audit(transaction, { ...line, at: now() });
          const place = positions.filter((one) => one.credited_at).length;
          await notifyCustomer(transaction, jobs, orderNumber, 'credit', place);
          return true;
        }),
      ),

    /** Records that the paper was posted; idempotent. @throws DomainError `not-found`, `conflict` */
    dispatch: async (orderNumber: string): Promise<void> => {
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (!order) throw notFound();
        const { isReleased, isClosed, events } = rowOf(order);
        if (isReleased && isClosed) return;
        if (!events.DISPATCHED) throw conflict('ORDER_STATE');
        await closeOrder(transaction, orderNumber, order.status, 'DISPATCHED');
        await notifyCustomer(transaction, jobs, orderNumber, 'dispatched');
      });
      jobs.wake();
    },

    /** The job that closes an order with paper whose dispatch was not reported. */
    closeOrder: async (orderNumber: string): Promise<void> => {
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (order && rowOf(order).events.NOTHING_LEFT_TO_DO) {
          await closeOrder(transaction, orderNumber, order.status, 'NOTHING_LEFT_TO_DO');
        }
      });
    },
  };
}

/** The file delivery service. */
export type FileDelivery = ReturnType<typeof fileDelivery>;
