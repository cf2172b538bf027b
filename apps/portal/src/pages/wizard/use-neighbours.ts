import type { ApiClient, Parcel } from '@portal/api';
import type { MultiPolygonCoordinates } from '@portal/ui/map-preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/services.ts';
import { findParcels } from './find-parcels.ts';
import { ringOf, neighbourhoodOf } from './bounding-box.ts';
import type { BoundingBox } from './bounding-box.ts';

/** Parcels per page of the backend, and the maximum number of pages. */
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
 * Outlines of the parcels around a bounding box, from our own geometry: drawn when a map service is slow or down
 * (BEY-8) and in the sketch of the selection. They are optional: nothing waits for them, and a failure shows no
 * message.
 *
 * @param without the parcel that is drawn separately
 */
export function useNeighbours(
  box: BoundingBox | null,
  without: Parcel | null,
): readonly MultiPolygonCoordinates[] {
  const { client } = useServices();
  const area = box && neighbourhoodOf(box);
  const { data } = useQuery({
    queryKey: ['neighbours', area],
    queryFn: ({ signal }) => (area ? parcelsIn(client, area, signal) : []),
    enabled: area !== null,
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
