import type { Land, LandParcel } from './model.ts';

/** The name of the street that runs over a parcel; undefined for other parcels. */
export function streetOf(land: Land, { use, box, labelPoint }: LandParcel): string | undefined {
  if (use !== 'street') return undefined;
  const [x, y] = labelPoint;
  const streets = land.streetsIn(box).map((street) => ({
    name: street.name,
    distance: Math.min(...street.axis.map(([ax, ay]) => Math.hypot(ax - x, ay - y))),
  }));
  return streets.toSorted((a, b) => a.distance - b.distance)[0]?.name;
}
