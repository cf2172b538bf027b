import type { Surroundings } from '@portal/api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import type { BoundingBox } from '../../parcels/bounding-box.ts';

/** Metres on paper, in thousandths, by which a sheet may be moved without a new call. */
const GRID = 50 / 1000;

/**
 * What lies on the ground of a sheet, and near it. Optional: nothing waits for it, and a failure shows no message. Undefined until it is loaded.
 */
export function useLandOnSheet(box: BoundingBox | null, scale: number): Surroundings | undefined {
  const { client, session } = useServices();
  const step = GRID * scale;
  const [left, bottom, right, top] = box ?? [0, 0, 0, 0];
  const corner = (round: (value: number) => number, x: number, y: number): [number, number] => [
    round(x / step) * step,
    round(y / step) * step,
  ];
  const area = [corner(Math.floor, left, bottom), corner(Math.ceil, right, top)];
  const { data } = useQuery({
    queryKey: ['on-sheet', area, session.callsAsGuest()],
    queryFn: ({ signal }) => client.call('findSurroundings', { body: { boxes: [area] } }, signal),
    enabled: box !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
