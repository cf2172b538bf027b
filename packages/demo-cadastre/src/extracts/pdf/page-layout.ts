import { MARGIN, type Size, sheetSize } from '@portal/tagged-pdf';
import { joinBoxes } from '../../land/geometry.ts';
import type { Box, LandParcel, Position } from '../../land/model.ts';
import type { PageSettings, PageFormat, PageOrientation } from '../model.ts';

/** Height of the title block at the bottom, inside the margins, in millimetres. */
export const TITLE_BLOCK_HEIGHT = 40;

/** Tolerance of the size of a print area, in millimetres on the page. */
const TOLERANCE = 0.1;

/** Size of the map field in millimetres. */
export function mapField(format: PageFormat, orientation: PageOrientation): Size {
  const { width, height } = sheetSize(format, orientation);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - TITLE_BLOCK_HEIGHT };
}

/** Bounding box of the map field around a centre, in metres. */
export function groundBoxAround([x, y]: Position, choice: PageSettings): Box {
  const field = mapField(choice.pageFormat, choice.pageOrientation);
  const width = (field.width * choice.selectedScale) / 1000;
  const height = (field.height * choice.selectedScale) / 1000;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Bounding box of positions or points. */
export function boxAround(positions: readonly Position[]): Box {
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of a box. */
export function middle([minX, minY, maxX, maxY]: Box): Position {
  return [(minX + maxX) / 2, (minY + maxY) / 2];
}

/** Bounding box of the map field of a position: its print area, or around the parcels without one. */
export function groundBoxOf(
  parcels: readonly LandParcel[],
  choice: PageSettings & { readonly printArea: readonly Position[] | null },
): Box {
  const around = choice.printArea
    ? boxAround(choice.printArea)
    : joinBoxes(parcels.map(({ box }) => box));
  return groundBoxAround(middle(around), choice);
}

/** Whether a print area is a closed, axis-parallel rectangle of exactly the map field's size at the scale. */
export function fitsPage(area: readonly Position[], choice: PageSettings): boolean {
  const [minX, minY, maxX, maxY] = boxAround(area);
  const wanted = groundBoxAround([0, 0], choice);
  const tolerance = (TOLERANCE * choice.selectedScale) / 1000;
  const near = (value: number, other: number): boolean => Math.abs(value - other) <= tolerance;
  const [first, last] = [area[0], area[4]];
  return (
    area.length === 5 &&
    first !== undefined &&
    last !== undefined &&
    near(first[0], last[0]) &&
    near(first[1], last[1]) &&
    near(maxX - minX, wanted[2] - wanted[0]) &&
    near(maxY - minY, wanted[3] - wanted[1]) &&
    new Set(area.slice(0, 4).map(([x, y]) => `${near(x, minX)} ${near(y, minY)}`)).size === 4 &&
    area.every(([x, y]) => (near(x, minX) || near(x, maxX)) && (near(y, minY) || near(y, maxY)))
  );
}
