import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/database.ts';
import type { FileKind, FileStore } from '../../files/file-store.ts';
import type { MessageFile } from '../../ports/postbox.ts';
import { isDocument } from '../delivery/file-names.ts';
import { filesOf, type StoredFile } from '../delivery/order-files.ts';
import { fileSubject } from '../order-description.ts';
import { findPositions } from '../order-store.ts';
import { creditName, digitalPositions, readableName } from './downloads.ts';

/** The files of an order that its messages can take along, with the names of their downloads (REAL-5). */
export function messageFiles(database: Database, store: Pick<FileStore, 'read'>) {
  const fileOf = (file: StoredFile, name: string): MessageFile => ({
    name,
    contentType: file.content_type,
    size: file.size,
    read: async () => buffer(await store.read(file.storage_key)),
  });

  const extracts = async (orderNumber: string): Promise<readonly MessageFile[]> => {
    const positions = digitalPositions(await findPositions(database, orderNumber));
    const files = await filesOf(database, 'EXTRACT', orderNumber);
    return files.flatMap((file) => {
      const position = positions.find(({ position_id: id }) => id === file.position_id);
      // One file with all extracts.
      if (file.position_id === null) {
        const subject = `Auszuege_${positions.length}`;
        return fileOf(file, readableName(subject, orderNumber, file.content_type));
      }
      if (!position || (isDocument(file.content_type) && !position.order_pdf)) return [];
      const reference = `${orderNumber}-${position.number}`;
      return fileOf(file, readableName(fileSubject(position), reference, file.content_type));
    });
  };

  const invoices = async (orderNumber: string): Promise<readonly MessageFile[]> => {
    const files = await filesOf(database, 'INVOICE', orderNumber);
    return files.slice(0, 1).map((file) => fileOf(file, `Rechnung_${orderNumber}.pdf`));
  };

  const credits = async (orderNumber: string): Promise<readonly MessageFile[]> => {
    const files = await filesOf(database, 'CREDIT', orderNumber);
    return files.map((file) => fileOf(file, creditName(file)));
  };

  return async (
    orderNumber: string,
    kinds: readonly FileKind[],
  ): Promise<readonly MessageFile[]> => [
    ...(kinds.includes('EXTRACT') ? await extracts(orderNumber) : []),
    ...(kinds.includes('INVOICE') ? await invoices(orderNumber) : []),
    ...(kinds.includes('CREDIT') ? await credits(orderNumber) : []),
  ];
}
