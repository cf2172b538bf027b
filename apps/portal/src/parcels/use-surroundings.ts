import type { Parcel, Surroundings } from '@portal/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';
import { boxesAround } from './boxes-around.ts';

/** Buildings, uses and streets near parcels, while they are wanted. */
export interface SurroundingsQuery {
  /** Null while they are loaded, and when they could not be. */
  readonly surroundings: Surroundings | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Buildings, uses and streets near parcels (DATA-8); a guest receives less than after the login. @param isWanted nothing is loaded before */
export function useSurroundings(parcels: readonly Parcel[], isWanted: boolean): SurroundingsQuery {
  const { client, session } = useServices();
  const boxes = useMemo(() => boxesAround(parcels), [parcels]);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['surroundings', boxes, session.callsAsGuest()],
    queryFn: ({ signal }) => client.call('findSurroundings', { body: { boxes } }, signal),
    enabled: isWanted && boxes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { surroundings: data ?? null, isLoading, error, retry: () => void refetch() };
}
