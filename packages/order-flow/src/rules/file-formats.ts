import type { FileFormat } from '@portal/api';

/** The names of formats of files for other programs (DATA-6), the same in every language, in the order in which they are shown. */
export const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = {
  GEOPACKAGE: 'GeoPackage',
  GEOJSON: 'GeoJSON',
  DXF: 'DXF',
  NAS: 'NAS',
};

/** These formats in this order. */
export const FILE_FORMATS = Object.keys(FORMAT_NAMES) as readonly FileFormat[];

/** What the name of a file ends with, without the dot, and its media type as registered at IANA. */
export const FILE_TYPES: Readonly<
  Record<FileFormat, { readonly extension: string; readonly mediaType: string }>
> = {
  GEOPACKAGE: { extension: 'gpkg', mediaType: 'application/geopackage+sqlite3' },
  GEOJSON: { extension: 'geojson', mediaType: 'application/geo+json' },
  DXF: { extension: 'dxf', mediaType: 'image/vnd.dxf' },
  NAS: { extension: 'xml.gz', mediaType: 'application/gzip' },
};
