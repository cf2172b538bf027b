import type { FileExtent, FileFormat, OfferedFileFormat, Product } from '@portal/api';
import { FILE_FORMATS, FORMAT_NAMES } from './file-formats.ts';

/* Apart from the names of formats, which the first steps of an order show, too: they do without these functions. */

/** The same formats, each once, in the order in which they are shown: two orders of the same files are equal. */
export const sortedFormats = (formats: readonly FileFormat[]): FileFormat[] =>
  FILE_FORMATS.filter((format) => formats.includes(format));

/** The chosen formats after one of them was ticked or not. */
export const withFormat = (
  formats: readonly FileFormat[],
  format: FileFormat,
  isChosen: boolean,
): FileFormat[] =>
  sortedFormats(isChosen ? [...formats, format] : formats.filter((one) => one !== format));

/** The names of formats, such as "GeoPackage, DXF". */
export const formatNames = (formats: readonly FileFormat[]): string =>
  sortedFormats(formats)
    .map((format) => FORMAT_NAMES[format])
    .join(', ');

/** The formats that a product offers besides PDF and paper, with their fees; none for most products (DATA-6). */
export const offeredFormats = (
  product: Pick<Product, 'fileFormats'> | null,
): readonly OfferedFileFormat[] => product?.fileFormats ?? [];

/** What files contain unless something else is chosen. */
export const DEFAULT_EXTENT: FileExtent = 'SHEET';
