import type { FileFormat, VerifiedFormat } from '@portal/api';
import { FILE_FORMATS, FILE_TYPES } from '@portal/order-flow';
import type { StoredPosition } from '../order-store.ts';

const DOCUMENTS = {
  PDF: { extension: 'pdf', mediaType: 'application/pdf' },
  ZIP: { extension: 'zip', mediaType: 'application/zip' },
} as const;

/** Files that the cadastre system delivers, by format. */
const ROWS: Readonly<
  Record<VerifiedFormat, { readonly extension: string; readonly mediaType: string }>
> = { ...DOCUMENTS, ...FILE_TYPES };

const ALL = Object.keys(ROWS) as VerifiedFormat[];

/** The format of a delivered file by its media type; PDF for one that no format has. */
export const formatOf = (contentType: string): VerifiedFormat =>
  ALL.find((format) => ROWS[format].mediaType === contentType) ?? 'PDF';

/** The format of a file for other programs; null for a document of pages: a PDF, or an archive with PDFs. */
export const dataFormatOf = (contentType: string): FileFormat | null =>
  FILE_FORMATS.find((format) => FILE_TYPES[format].mediaType === contentType) ?? null;

/** Whether a delivered file is a document of pages. */
export const isDocument = (contentType: string): boolean => dataFormatOf(contentType) === null;

/** The extension of the name of a file, without the dot. */
export const extensionOf = (contentType: string): string => ROWS[formatOf(contentType)].extension;

/** The media type that a file of this name has: it follows from the extension. */
export function mediaTypeOf(fileName: string): string {
  const format = ALL.find((one) => fileName.endsWith(`.${ROWS[one].extension}`));
  return ROWS[format ?? 'PDF'].mediaType;
}

/** The name under which the file of a position for other programs is delivered: that of its PDF, with another extension (DATA-6). */
export const dataFileName = (
  { result_file_name: name }: Pick<StoredPosition, 'result_file_name'>,
  format: FileFormat,
): string => `${name.replace(/\.pdf$/, '')}.${FILE_TYPES[format].extension}`;

const CREDIT_END = '-credit.pdf';

/** The name under which the credit note of a position is delivered: that of its PDF, with another end (LAW-3). */
export const creditFileName = ({
  result_file_name: name,
}: Pick<StoredPosition, 'result_file_name'>): string => name.replace(/\.pdf$/, CREDIT_END);

/** The name of the PDF of a position whose credit note has this name; null for another name. */
export const readCreditFileName = (fileName: string): string | null =>
  fileName.endsWith(CREDIT_END) ? `${fileName.slice(0, -CREDIT_END.length)}.pdf` : null;

/** What the name of a file for other programs says: its format, and the name of the PDF of its position; null for another name. */
export function readDataFileName(
  fileName: string,
): { readonly format: FileFormat; readonly documentName: string } | null {
  const format = FILE_FORMATS.find((one) => fileName.endsWith(`.${FILE_TYPES[one].extension}`));
  if (!format) return null;
  const base = fileName.slice(0, -1 - FILE_TYPES[format].extension.length);
  return { format, documentName: `${base}.pdf` };
}
