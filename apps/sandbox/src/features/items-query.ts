import type { Box } from '@portal/demo-cadastre/land';

/** Largest page. */
const LARGEST_LIMIT = 5000;
const DEFAULT_LIMIT = 10;
const KNOWN = ['limit', 'offset', 'bbox', 'bbox-crs', 'crs', 'f'];

/** The parameters of a request for items. */
export interface ItemsQuery {
  readonly limit: number;
  readonly offset: number;
  /** Metres in the CRS of the service. */
  readonly box: Box | null;
}

/** A request that violates the standard; the message is the detail of the problem. */
export class QueryError extends Error {}

/**
 * Reads limit, offset, bbox, bbox-crs and crs (OGC 17-069r4, 7.15; OGC 18-058r1, 6.2).
 *
 * @param crs URI of the only CRS of the service
 * @throws QueryError
 */
export function readItemsQuery(query: Readonly<Record<string, unknown>>, crs: string): ItemsQuery {
  // Unknown parameters are rejected, as the standard demands (requirement /req/core/query-param-unknown).
  const unknown = Object.keys(query).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw new QueryError(`The parameter ${unknown} is not known.`);
  for (const name of ['crs', 'bbox-crs']) {
    if (query[name] !== undefined && query[name] !== crs) {
      throw new QueryError(`The parameter ${name} must be ${crs}.`);
    }
  }
  // Without bbox-crs the standard means degrees, which this service does not support.
  if (query.bbox !== undefined && query['bbox-crs'] === undefined) {
    throw new QueryError(`The parameter bbox needs bbox-crs=${crs}.`);
  }
  // A larger limit is no error: the service returns its largest page (/req/core/fc-limit-response-1).
  return {
    limit: Math.min(LARGEST_LIMIT, readCount(query, 'limit', DEFAULT_LIMIT, 1)),
    offset: readCount(query, 'offset', 0, 0),
    box: query.bbox === undefined ? null : readBox(query.bbox),
  };
}

function readCount(
  query: Readonly<Record<string, unknown>>,
  name: string,
  otherwise: number,
  least: number,
): number {
  const text = query[name];
  if (text === undefined) return otherwise;
  const count = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (count < least)
    throw new QueryError(`The parameter ${name} must be a whole number from ${least}.`);
  return count;
}

function readBox(text: unknown): Box {
  const [west, south, east, north, ...rest] =
    typeof text === 'string' ? text.split(',').map(Number) : [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    throw new QueryError('The parameter bbox needs four numbers.');
  }
  const box: Box = [west, south, east, north];
  if (rest.length > 0 || !box.every(Number.isFinite) || west > east || south > north) {
    throw new QueryError('The parameter bbox needs west,south,east,north in metres.');
  }
  return box;
}
