import type { FileFormat } from '@portal/api';
import type { StoredPosition } from './order-store.ts';

/** The files of a position that a person gets, besides the paper; null is the PDF (DATA-6). */
export const personalFiles = ({
  order_pdf: isPdf,
  file_formats: formats,
}: Pick<StoredPosition, 'order_pdf' | 'file_formats'>): readonly (FileFormat | null)[] => [
  ...(isPdf ? [null] : []),
  ...(formats ?? []),
];

/**
 * The files of a position that the cadastre system delivers; null is the document of pages, which is delivered as PDF also for paper alone. A
 * position with files for other programs alone has none (DATA-6).
 */
export const deliveredFiles = ({
  order_pdf: isPdf,
  file_formats: formats,
  copies,
}: Pick<
  StoredPosition,
  'order_pdf' | 'file_formats' | 'copies'
>): readonly (FileFormat | null)[] => [
  ...(formats === null || isPdf || copies > 0 ? [null] : []),
  ...(formats ?? []),
];
