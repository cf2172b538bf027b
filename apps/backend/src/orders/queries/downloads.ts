import type { FileFormat } from '@portal/api';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { fileSubject } from '../order-description.ts';
import { extensionOf, readCreditFileName } from '../delivery/file-names.ts';
import { fileOfPosition, filesOf, type StoredFile } from '../delivery/order-files.ts';
import {
  chargeablePositions,
  findOwnOrder,
  findPositions,
  type StoredPosition,
} from '../order-store.ts';
import { personalFiles } from '../position-files.ts';
import type { Owner } from '../../session/owner.ts';

/** A file and its readable name. */
export interface NamedFile {
  readonly file: StoredFile;
  readonly name: string;
}

/** The download of an order: one file, or several with the name of their archive. */
export type OrderDownload =
  | { readonly single: NamedFile }
  | { readonly archive: string; readonly files: readonly NamedFile[] };

/**
 * For example `Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2_7K2M-Q0XA-93TB.pdf`; keeps umlauts, has no slashes and no two
 * hyphens in a row.
 */
export function readableName(subject: string, reference: string, contentType: string): string {
  const clean = subject
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replaceAll(/-?_-?/g, '_')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 120);
  return `${clean}_${reference}.${extensionOf(contentType)}`;
}

/** The positions of the download: digital ones that were not rejected. */
export const digitalPositions = (positions: readonly StoredPosition[]): readonly StoredPosition[] =>
  chargeablePositions(positions).filter((position) => personalFiles(position).length > 0);

/** The readable name of a credit note: with the number of the order and of the position. */
export const creditName = ({ file_name: name }: StoredFile): string =>
  `Gutschrift_${readCreditFileName(name) ?? name}`;

/** Finds the files of orders for their customer (DOC-2). */
export function downloads(database: Database) {
  const requireOrder = async (owner: Owner, orderNumber: string): Promise<void> => {
    if (!(await findOwnOrder(database, owner, orderNumber))) throw notFound();
  };
  const read = async (owner: Owner, orderNumber: string) => {
    await requireOrder(owner, orderNumber);
    const all = await findPositions(database, orderNumber);
    const files = await filesOf(database, 'EXTRACT', orderNumber);
    const nameOf = (position: StoredPosition, file: StoredFile): string => {
      const reference = all.length === 1 ? orderNumber : `${orderNumber}-${position.number}`;
      return readableName(fileSubject(position), reference, file.content_type);
    };
    return { positions: digitalPositions(all), files, nameOf };
  };

  return {
    /** The extracts of an order, if all of them are there. @throws DomainError `not-found` */
    order: async (owner: Owner, orderNumber: string): Promise<OrderDownload> => {
      const { positions, files, nameOf } = await read(owner, orderNumber);
      const found = positions.flatMap((position) =>
        personalFiles(position).map((format) => ({
          position,
          file: fileOfPosition(files, position, format),
        })),
      );
      const [first] = found;
      if (!first?.file) throw notFound('NO_DOWNLOAD');
      const archive = `Auszuege_${positions.length}`;
      if (first.file.position_id === null && positions.length > 1) {
        const name = readableName(archive, orderNumber, first.file.content_type);
        return { single: { file: first.file, name } };
      }
      const named = found.map(({ position, file }): NamedFile => {
        if (!file) throw notFound('NO_DOWNLOAD');
        return { file, name: nameOf(position, file) };
      });
      const [single] = named;
      if (single && named.length === 1) return { single };
      return { archive: readableName(archive, orderNumber, 'application/zip'), files: named };
    },

    /** A file of one position. @param format null: the PDF @throws DomainError `not-found` */
    position: async (
      owner: Owner,
      orderNumber: string,
      positionId: string,
      format: FileFormat | null,
    ): Promise<NamedFile> => {
      const { positions, files, nameOf } = await read(owner, orderNumber);
      const position = positions.find((one) => one.position_id === positionId);
      const isOrdered = position && personalFiles(position).includes(format);
      const file = isOrdered ? fileOfPosition(files, position, format) : undefined;
      // One file with all extracts is not the file of a position, unless there is only one.
      const isShared = file?.position_id === null && positions.length > 1;
      if (!position || !file || isShared) throw notFound('NO_DOWNLOAD');
      return { file, name: nameOf(position, file) };
    },

    /** The invoice or fee notice. @throws DomainError `not-found` */
    invoice: async (owner: Owner, orderNumber: string): Promise<NamedFile> => {
      await requireOrder(owner, orderNumber);
      const [file] = await filesOf(database, 'INVOICE', orderNumber);
      if (!file) throw notFound('NO_DOWNLOAD');
      return { file, name: `Rechnung_${orderNumber}.pdf` };
    },

    /** The credit note of a position (LAW-3). @throws DomainError `not-found` */
    credit: async (owner: Owner, orderNumber: string, positionId: string): Promise<NamedFile> => {
      await requireOrder(owner, orderNumber);
      const files = await filesOf(database, 'CREDIT', orderNumber);
      const file = files.find(({ position_id: id }) => id === positionId);
      if (!file) throw notFound('NO_DOWNLOAD');
      return { file, name: creditName(file) };
    },
  };
}

/** The downloads of orders. */
export type Downloads = ReturnType<typeof downloads>;
