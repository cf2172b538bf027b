import { boxOf } from '../../land/geometry.ts';
import { labelPointOf } from '../../land/label-point.ts';
import type { Land, LandParcel } from '../../land/model.ts';

/** The parts of a parcel as parcels with a label point of their own: every part has the number on the map. */
export function partsOf(land: Land, parcel: LandParcel): readonly LandParcel[] {
  if (parcel.polygons.length === 1) return [parcel];
  return parcel.polygons.map((rings) => {
    const box = boxOf(rings[0] ?? []);
    const buildings = land.buildingsIn(box).map(({ outline }) => outline);
    return { ...parcel, polygons: [rings], box, labelPoint: labelPointOf([rings], buildings) };
  });
}
