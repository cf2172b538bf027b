import { ETRS89_UTM, plainCrs } from './crs.ts';
import type { BaseLayer } from './types.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Puts a corner in the order east, north. Some services write it the other way round, as older
 * registries list the axes; in UTM no point of Germany lies further east than north.
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
  // Of any other CRS OpenLayers knows by its definition which axis comes first.
  if (!ETRS89_UTM.test(crs) || !Array.isArray(set['TileMatrix'])) return;
  for (const matrix of set['TileMatrix']) {
    if (isRecord(matrix)) matrix['TopLeftCorner'] = eastFirst(matrix['TopLeftCorner']);
  }
}

/**
 * Brings a parsed WMTS capabilities document to one dialect, in place: the CRS of each matrix
 * set in the plain spelling that OpenLayers can look up, corners as east, north (BE-6).
 *
 * @throws {Error} when the document has no contents; an exception report must not pass as an
 * empty one.
 */
export function normaliseCapabilities(document: unknown): Record<string, unknown> {
  if (!isRecord(document) || !isRecord(document['Contents'])) {
    throw new Error('The answer is no capabilities document');
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
 * Whether normalised contents have the layer and the matrix set that the configuration names,
 * the latter in the map's CRS: anything else would be drawn at the wrong place.
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
