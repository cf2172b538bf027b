import type { Parcel, Surroundings } from '@portal/api';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import type { BoundingBox } from '../../parcels/bounding-box.ts';
import { areaIn, crossesBox } from './clip.ts';
import { sectionBoundaries } from './section-boundaries.ts';

/** Square millimetres of the paper on which a use is seen, as it is printed. */
const SMALLEST_MM2 = 1;

/** Share of the sheet from which parcels cover all of it: areas are sums of rounded coordinates. */
const WHOLE = 0.9999;

/** What lies on a sheet; uses and gaps are known only where the cadastre publishes them. */
export interface LandOnSheet {
  /** German names of the uses of the parcels of which the sheet shows something. */
  readonly uses: ReadonlySet<string>;
  /** Null when the cadastre publishes no buildings. */
  readonly hasBuildings: boolean | null;
  /** Whether it has ground of which the cadastre has no parcels. */
  readonly hasGaps: boolean;
}

const NOTHING_KNOWN: LandOnSheet = { uses: new Set(), hasBuildings: null, hasGaps: false };

const meets = (box: BoundingBox, other: BoundingBox | null): boolean =>
  other !== null &&
  other[0] < box[2] &&
  other[2] > box[0] &&
  other[1] < box[3] &&
  other[3] > box[1];

/** What lies on a sheet of this ground, as its legend says it (LOOK-3). @param scale the denominator */
export function landOnSheet(
  surroundings: Surroundings | undefined,
  box: BoundingBox,
  scale: number,
): LandOnSheet {
  if (!surroundings) return NOTHING_KNOWN;
  const { buildings, parcels } = surroundings;
  const least = SMALLEST_MM2 * (scale / 1000) ** 2;
  const areas = (parcels ?? []).map(({ geometry, uses }) => ({
    uses,
    area: areaIn(geometry.coordinates, box),
  }));
  const shown = areas.reduce((sum, { area }) => sum + area, 0);
  const whole = (box[2] - box[0]) * (box[3] - box[1]);
  return {
    uses: new Set(areas.flatMap(({ uses, area }) => (area >= least ? uses : []))),
    hasBuildings:
      buildings?.some(({ geometry }) => meets(box, boundingBoxOf(geometry.coordinates.flat(2)))) ??
      null,
    hasGaps: parcels !== null && shown < whole * WHOLE,
  };
}

type Placed = Pick<Parcel, 'localSubdistrictId' | 'cadastralSection' | 'geometry'>;

/** Which boundaries lie on a sheet: of sections (Flur) within a subdistrict, and of subdistricts (Gemarkung). */
export function boundariesOnSheet(
  parcels: readonly Placed[],
  box: BoundingBox,
): { readonly sections: boolean; readonly subdistricts: boolean } {
  const lieOn = (some: readonly Placed[]): boolean =>
    sectionBoundaries(some).some((line) => crossesBox(line, box));
  const bySubdistrict = Map.groupBy(parcels, ({ localSubdistrictId }) => localSubdistrictId);
  return {
    sections: [...bySubdistrict.values()].some(lieOn),
    subdistricts: lieOn(parcels.map((parcel) => ({ ...parcel, cadastralSection: '' }))),
  };
}
