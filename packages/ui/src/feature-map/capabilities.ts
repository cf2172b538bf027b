import { ETRS89_UTM, plainCrs } from './crs.ts';
import type { BaseLayer } from './types.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns a corner in the order easting, northing. Some services swap the axes; in UTM no easting
 * in Germany is greater than its northing.
 */
function eastFirst(corner: unknown): unknown {
  if (!Array.isArray(corner)) return corner;
  const [first, second]: readonly unknown[] = corner;
  return typeof first === 'number' && typeof second === 'number' && first > second
    ? [second, first]
    : corner;
}

function normaliseSet(set: unknown): void {
  if (!isRecord(set)) return;
  const named = set['SupportedCRS'];
  if (typeof named !== 'string') return;
  const crs = plainCrs(named);
  set['SupportedCRS'] = crs;
  // For any other CRS OpenLayers takes the axis order from its definition.
  if (!ETRS89_UTM.test(crs) || !Array.isArray(set['TileMatrix'])) return;
  for (const matrix of set['TileMatrix']) {
    if (isRecord(matrix)) matrix['TopLeftCorner'] = eastFirst(matrix['TopLeftCorner']);
  }
}

/**
 * Normalises a parsed WMTS capabilities document in place: the CRS of each matrix set in the
 * spelling that OpenLayers knows, corners as easting, northing.
 *
 * @throws {Error} when the document has no contents, such as an exception report
 */
export function normaliseCapabilities(document: unknown): Record<string, unknown> {
  if (!isRecord(document) || !isRecord(document['Contents'])) {
    throw new Error('The response is not a capabilities document');
  }
  const sets = document['Contents']['TileMatrixSet'];
  if (Array.isArray(sets)) for (const set of sets) normaliseSet(set);
  return document;
}

function entriesOf(document: Record<string, unknown>, list: string): Record<string, unknown>[] {
  const contents = document['Contents'];
  const entries: unknown = isRecord(contents) ? contents[list] : undefined;
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}

/**
 * Whether the normalised capabilities contain the configured layer and matrix set, the latter in
 * the map's CRS: any other would be drawn in the wrong place.
 */
export function hasLayer(
  document: Record<string, unknown>,
  { layer, matrixSet, crs }: Pick<BaseLayer, 'layer' | 'matrixSet'> & { readonly crs: string },
): boolean {
  return (
    entriesOf(document, 'Layer').some((entry) => entry['Identifier'] === layer) &&
    entriesOf(document, 'TileMatrixSet').some(
      (entry) => entry['Identifier'] === matrixSet && entry['SupportedCRS'] === crs,
    )
  );
}
