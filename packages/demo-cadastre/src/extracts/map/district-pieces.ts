import { signedArea } from '../../land/geometry.ts';
import type { Box, LandParcel } from '../../land/model.ts';
import { clipToBox } from './clip.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { boxIn, lineCrosses } from './label-box.ts';
import type { MapDrawing } from './map-drawing.ts';
import type { SheetPart } from './sheet-parts.ts';

/** Parts of one section that touch each other on the sheet. */
export interface DistrictPiece {
  /** One of its parcels. */
  readonly parcel: LandParcel;
  readonly parts: readonly SheetPart[];
  /** Square millimetres that the sheet shows. */
  readonly area: number;
}

/**
 * The subdistricts on a sheet, each as its sections, the largest first. A section or subdistrict that others divide on
 * the sheet counts as several: a reader does not see that they are one (PAGE-7).
 */
export function districtPieces({ parts, view }: MapDrawing): readonly (readonly DistrictPiece[])[] {
  const { field } = view;
  return touchingParts(parts, field, ({ subdistrictId }) => subdistrictId).map((subdistrict) =>
    touchingParts(subdistrict, field, districtKeyOf)
      .flatMap((section): DistrictPiece[] => {
        const [first] = section;
        const area = section.reduce((sum, part) => sum + shownArea(part, field), 0);
        return first ? [{ parcel: first.parcel, parts: section, area }] : [];
      })
      .toSorted((a, b) => b.area - a.area),
  );
}

function shownArea({ rings: [outer = []] }: SheetPart, field: Box): number {
  return Math.abs(signedArea(clipToBox(outer, field)));
}

/** Groups of parts with one key, each reached from the others over common edges that the field shows. */
function touchingParts(
  parts: readonly SheetPart[],
  field: Box,
  keyOf: (parcel: LandParcel) => string,
): readonly (readonly SheetPart[])[] {
  const shown = boxIn(field);
  const groups = new Map(parts.map((part) => [part, [part]]));
  const edges = new Map<string, SheetPart>();
  for (const part of parts) {
    const key = keyOf(part.parcel);
    for (const ring of part.rings) {
      for (let index = 1; index < ring.length; index += 1) {
        const [from, to] = [ring[index - 1], ring[index]];
        if (!from || !to || !lineCrosses(shown, [from, to])) continue;
        const edge = `${key} ${[from.join(), to.join()].toSorted().join(' ')}`;
        const other = edges.get(edge);
        if (other) join(groups, part, other);
        else edges.set(edge, part);
      }
    }
  }
  return [...new Set(groups.values())];
}

function join(groups: Map<SheetPart, SheetPart[]>, part: SheetPart, other: SheetPart): void {
  const [one = [], two = []] = [groups.get(part), groups.get(other)];
  if (one === two) return;
  const [large, small] = one.length > two.length ? [one, two] : [two, one];
  large.push(...small);
  for (const moved of small) groups.set(moved, large);
}
