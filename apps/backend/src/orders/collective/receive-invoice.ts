import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ScannerPort } from '../../ports/scanner/port.ts';
import { type IncomingFile, receiveScanned } from '../delivery/receive-scanned.ts';
import { isInvoiceFile, storePdf } from './invoices.ts';

/**
 * Receives the PDF of a collective invoice; a later one replaces it (ORG-5).
 *
 * @returns a function that says whether the file is one of a collective invoice
 */
export function collectiveFiles({
  database,
  files,
  scanner,
  log,
  now,
}: {
  readonly database: Database;
  readonly files: FileStore;
  readonly scanner: ScannerPort | null;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}) {
  return async (incoming: IncomingFile): Promise<boolean> => {
    if (!(await isInvoiceFile(database, incoming.name))) return false;
    await receiveScanned({ files, scanner }, 'INVOICE', incoming, {
      onThreat: async (threat) => {
        log.warn({ invoice: incoming.name, threat }, 'file refused by the scanner');
      },
      accepts: (file) =>
        database.transaction(async (transaction) => {
          await storePdf(transaction, files, incoming.name, file, now());
          return true;
        }),
    });
    return true;
  };
}
