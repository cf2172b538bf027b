import type { Land } from '../../land/model.ts';
import type { ExtractOrder, ExtractPosition } from '../model.ts';
import { collectData } from './collect.ts';
import { writeDxf } from './dxf.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGeoPackage } from './geopackage.ts';
import { writeNas } from './nas.ts';
import type { DataContent, DataExtent, DataFormat } from './model.ts';

const WRITERS: Readonly<Record<DataFormat, (content: DataContent) => Uint8Array>> = {
  GEOJSON: writeGeoJson,
  GEOPACKAGE: writeGeoPackage,
  DXF: writeDxf,
  NAS: writeNas,
};

/** A file for other programs to write; can be sent to a thread. */
export interface DataRequest {
  readonly format: DataFormat;
  readonly extent: DataExtent;
  readonly order: Pick<ExtractOrder, 'orderNumber' | 'orderedAt'>;
  readonly position: ExtractPosition;
}

/** Writes the file of a position for other programs (DATA-6). @throws Error when a parcel does not exist */
export const writeData = (land: Land, { format, extent, order, position }: DataRequest) =>
  WRITERS[format](collectData(land, order, position, extent));
