import type { PagePoint } from '@portal/tagged-pdf';
import { boxOf, signedArea } from '../../land/geometry.ts';
import { labelPointOf } from '../../land/label-point.ts';
import type { Box, Land, LandParcel } from '../../land/model.ts';
import { clipToBox } from './clip.ts';
import { partsOf } from './parcel-parts.ts';
import type { Projection } from './projection.ts';

/** A closed ring in millimetres on the page. */
export type PageRing = readonly PagePoint[];

/** One part of a parcel on the sheet, in millimetres. */
export interface SheetPart {
  readonly parcel: LandParcel;
  /** The outer ring first, then its holes; all closed. */
  readonly rings: readonly PageRing[];
  /** The outlines of the buildings near it; closed. */
  readonly buildings: readonly PageRing[];
  /** A point that the sheet shows, inside the part. */
  readonly labelPoint: PagePoint;
  /** The bounding box of what the sheet shows of it. */
  readonly visible: Box;
}

/** Square millimetres: of a smaller corner at the edge of the sheet nobody sees an area. */
const SMALLEST_VISIBLE = 1;

/** The parts of parcels of which a sheet shows at least a square millimetre (PAGE-7). */
export function partsOnSheet(land: Land, view: Projection): readonly SheetPart[] {
  const buildings = new Map(
    land.buildingsIn(view.box).map((building) => [building, view.closedToPage(building.outline)]),
  );
  return land.parcelsIn(view.box).flatMap((parcel) =>
    partsOf(land, parcel).flatMap((part): SheetPart[] => {
      const rings = part.polygons.flat().map((ring) => view.closedToPage(ring));
      const shown = shownOf(rings, view.field, () => view.toPage(part.labelPoint));
      const near = land.buildingsIn(part.box).flatMap((one) => {
        const outline = buildings.get(one);
        return outline ? [outline] : [];
      });
      return shown ? [{ parcel, rings, buildings: near, ...shown }] : [];
    }),
  );
}

/** What a field shows of rings; null for nothing. */
function shownOf(
  rings: readonly PageRing[],
  field: Box,
  wholePoint: () => PagePoint,
): Pick<SheetPart, 'labelPoint' | 'visible'> | null {
  const outer = rings[0] ?? [];
  const whole = boxOf(outer);
  const isWhole =
    whole[0] >= field[0] && whole[1] >= field[1] && whole[2] <= field[2] && whole[3] <= field[3];
  if (isWhole) return { labelPoint: wholePoint(), visible: whole };
  const clipped = clipToBox(outer, field);
  if (clipped.length < 4 || Math.abs(signedArea(clipped)) < SMALLEST_VISIBLE) return null;
  // The page has its origin at the top: there, rings run the other way round.
  const labelPoint = labelPointOf([[clipped.toReversed(), ...rings.slice(1)]], []);
  return { labelPoint, visible: boxOf(clipped) };
}

/** The direction of the longest edge, from which a text reads from left to right or upwards. */
export function directionOf({ rings }: SheetPart): number {
  const ring = rings[0] ?? [];
  let longest = 0;
  let turn = 90;
  for (let index = 1; index < ring.length; index += 1) {
    const [from, to] = [ring[index - 1], ring[index]];
    if (!from || !to) continue;
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(across, down);
    if (length <= longest) continue;
    longest = length;
    turn = (Math.atan2(-down, across) * 180) / Math.PI;
  }
  if (turn > 90) return turn - 180;
  return turn <= -90 ? turn + 180 : turn;
}
