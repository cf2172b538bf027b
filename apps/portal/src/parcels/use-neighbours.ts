import type { Parcel } from '@portal/api';
import type { MultiPolygonCoordinates } from '@portal/ui/map-preview';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';
import { neighbourhoodOf } from './bounding-box.ts';
import type { BoundingBox } from './bounding-box.ts';
import { parcelsIn } from './parcels-in.ts';

const NONE: readonly Parcel[] = [];

/**
 * The parcels around a bounding box. They are optional: nothing waits for them, and a failure shows no message.
 */
export function useParcelsAround(box: BoundingBox | null): readonly Parcel[] {
  const { client } = useServices();
  const area = box && neighbourhoodOf(box);
  const { data } = useQuery({
    queryKey: ['neighbours', area],
    queryFn: ({ signal }) => (area ? parcelsIn(client, area, signal) : []),
    enabled: area !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}

/** Outlines of parcels. @param without the parcel that is drawn separately */
export function outlinesOf(
  parcels: readonly Parcel[],
  without: Parcel | null,
): readonly MultiPolygonCoordinates[] {
  return parcels
    .filter(({ parcelId }) => parcelId !== without?.parcelId)
    .map(({ geometry }) => geometry.coordinates);
}

/**
 * Outlines of the parcels around a bounding box, from our own geometry: drawn when a map service is slow or down
 * (BEY-8) and in the sketch of the selection.
 *
 * @param without the parcel that is drawn separately
 */
export function useNeighbours(
  box: BoundingBox | null,
  without: Parcel | null,
): readonly MultiPolygonCoordinates[] {
  const parcels = useParcelsAround(box);
  return useMemo(() => outlinesOf(parcels, without), [parcels, without]);
}
