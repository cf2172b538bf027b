import type { Parcel, SurroundingsRequest } from '@portal/api';
import { type BoundingBox, boundingBoxOf } from './bounding-box.ts';

type Boxes = SurroundingsRequest['boxes'];

/** Metres around a parcel: its neighbours, and buildings on its boundary, touch its box. */
const MARGIN_M = 1;

/** Boxes of one call. */
const MOST_BOXES = 100;

const positionsOf = ({ geometry }: Parcel) => geometry.coordinates.flat(2);

const larger = ([left, bottom, right, top]: BoundingBox): Boxes[number] => [
  [left - MARGIN_M, bottom - MARGIN_M],
  [right + MARGIN_M, top + MARGIN_M],
];

/** The ground of each parcel with a margin; of more parcels than one call takes, that of all of them together. */
export function boxesAround(parcels: readonly Parcel[]): Boxes {
  const grounds =
    parcels.length <= MOST_BOXES ? parcels.map(positionsOf) : [parcels.flatMap(positionsOf)];
  return grounds.flatMap((ground) => {
    const box = boundingBoxOf(ground);
    return box ? [larger(box)] : [];
  });
}
