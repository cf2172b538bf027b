import type { ApiClient, Parcel } from '@portal/api';
import type { MultiPolygonCoordinates } from '@portal/ui/map-preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/services.ts';
import { findParcels } from './search/find-parcels.ts';
import { ringOf, neighbourhoodOf } from './bounding-box.ts';
import type { BoundingBox } from './bounding-box.ts';

/** As many as the backend gives on one page, and how many pages are worth waiting for. */
const LIMIT = 100;
const PAGES = 4;

const NONE: readonly MultiPolygonCoordinates[] = [];

async function parcelsIn(
  client: ApiClient,
  box: BoundingBox,
  signal: AbortSignal,
): Promise<readonly Parcel[]> {
  const area = ringOf(box);
  const found: Parcel[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const body = { page, limit: LIMIT, area };
    const { items, total } = await findParcels(client, { by: 'map-area', body }, signal);
    found.push(...items);
    if (found.length >= total || items.length === 0) break;
  }
  return found;
}

/**
 * Outlines of the parcels around a box, from our own geometry: drawn where a map service is slow or down (BEY-8) and
 * in the small drawing of the selection. Without an answer there are none; nothing waits for them, and a failure is
 * not worth a word, since the parcel and the page are drawn anyway.
 *
 * @param without the parcel that is drawn itself
 */
export function useNeighbours(
  box: BoundingBox | null,
  without: Parcel | null,
): readonly MultiPolygonCoordinates[] {
  const { client } = useServices();
  const around = box && neighbourhoodOf(box);
  const { data } = useQuery({
    queryKey: ['surroundings', around],
    queryFn: ({ signal }) => (around ? parcelsIn(client, around, signal) : []),
    enabled: around !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const omitted = without?.parcelId;
  return useMemo(
    () =>
      data
        ?.filter(({ parcelId }) => parcelId !== omitted)
        .map(({ geometry }) => geometry.coordinates) ?? NONE,
    [data, omitted],
  );
}
