import type { Parcel, Position } from '@portal/api';

type Line = readonly [Position, Position];

type Placed = Pick<Parcel, 'localSubdistrictId' | 'cadastralSection' | 'geometry'>;

/** Parcels with the same place have no boundary of a section between them. */
const placeOf = ({ localSubdistrictId, cadastralSection }: Placed): string =>
  `${localSubdistrictId} ${cadastralSection}`;

/** The same for both directions of an edge; positions have centimetres. */
function keyOf(from: Position, to: Position): string {
  const [one = '', other = ''] = [from, to].map((place) =>
    place.map((metres) => metres.toFixed(2)).join(' '),
  );
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/**
 * Edges that parcels of two sections (Flur), or of two local subdistricts (Gemarkung), have in common: numbers of parcels are
 * unique within a section only, so the map must show where it ends (PAGE-2). Edges are equal where both parcels have their corners
 * at the same positions, as a cadastre has them.
 */
export function sectionBoundaries(parcels: readonly Placed[]): readonly Line[] {
  const places = new Map<string, string>();
  const found = new Map<string, Line>();
  for (const parcel of parcels) {
    const place = placeOf(parcel);
    for (const ring of parcel.geometry.coordinates.flat()) {
      for (const [index, from] of ring.entries()) {
        const to = ring[index + 1];
        if (!to) continue;
        const key = keyOf(from, to);
        const other = places.get(key);
        if (other === undefined) places.set(key, place);
        else if (other !== place) found.set(key, [from, to]);
      }
    }
  }
  return [...found.values()];
}
