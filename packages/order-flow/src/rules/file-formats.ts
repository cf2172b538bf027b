import type { FileExtent, FileFormat, OfferedFileFormat, Product } from '@portal/api';

/** What is known of the format of a file for other programs. */
export interface FileFormatRow {
  /** The same in every language. */
  readonly name: string;
  /** Of its file name, without the dot. */
  readonly extension: string;
  /** As registered at IANA. */
  readonly mediaType: string;
}

/** The formats of files for other programs (DATA-6), in the order in which they are shown. */
export const FILE_FORMATS: Readonly<Record<FileFormat, FileFormatRow>> = {
  GEOPACKAGE: {
    name: 'GeoPackage',
    extension: 'gpkg',
    mediaType: 'application/geopackage+sqlite3',
  },
  GEOJSON: { name: 'GeoJSON', extension: 'geojson', mediaType: 'application/geo+json' },
  DXF: { name: 'DXF', extension: 'dxf', mediaType: 'image/vnd.dxf' },
  NAS: { name: 'NAS', extension: 'xml.gz', mediaType: 'application/gzip' },
};

const NAMES = Object.keys(FILE_FORMATS) as FileFormat[];

/** The same formats, each once, in the order in which they are shown: two orders of the same files are equal. */
export const sortedFormats = (formats: readonly FileFormat[]): FileFormat[] =>
  NAMES.filter((format) => formats.includes(format));

/** The names of formats, such as "GeoPackage, DXF". */
export const formatNames = (formats: readonly FileFormat[]): string =>
  sortedFormats(formats)
    .map((format) => FILE_FORMATS[format].name)
    .join(', ');

/** The formats that a product offers besides PDF and paper, with their fees; none for most products (DATA-6). */
export const offeredFormats = (
  product: Pick<Product, 'fileFormats'> | null,
): readonly OfferedFileFormat[] => product?.fileFormats ?? [];

/** What files contain unless something else is chosen. */
export const DEFAULT_EXTENT: FileExtent = 'SHEET';
