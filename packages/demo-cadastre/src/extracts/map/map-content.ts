import type { PagePoint } from '@portal/tagged-pdf';
import { classBoundaries } from '../../land/land-estimate.ts';
import type { LandParcel, LandUse, Position } from '../../land/model.ts';
import { drawGroundSigns } from './ground-signs.ts';
import { boxIn, cornersOf, type LabelBox } from './label-box.ts';
import { boxAround } from '../pdf/page-layout.ts';
import type { Palette } from '../pdf/palette.ts';
import {
  DISTRICT_DASH,
  DISTRICT_WIDTH,
  ESTIMATE_DASH,
  HOUSE_NUMBERS_UP_TO,
  LINE_WIDTH,
  type MapDrawing,
  type MapSurface,
} from './map-drawing.ts';

/** Distance of the hatch lines of the ordered parcel in black and white, in millimetres. */
const HATCH = 3;

/** Distance of the lines where the land has no data, in millimetres. */
const GAP_HATCH = 2.5;

/** Up to this scale denominator the boundary points of all parcels are drawn, beyond it those of the ordered one. */
export const ALL_POINTS_UP_TO = 1000;

/** A change of direction in degrees from which a corner has a boundary point. */
const CORNER_DEGREES = 12;

/** Draws land use, buildings, boundaries, the ordered parcels and boundary points; signs give way to labels. */
export function drawMapContent(map: MapDrawing, isCovered: (box: LabelBox) => boolean): void {
  const { land, view, pdf, palette, ordered } = map;
  const parcels = land.parcelsIn(view.box);
  if (map.hasGaps) drawGap(pdf, [cornersOf(boxIn(view.field))], palette);
  for (const use of Object.keys(palette.ground) as LandUse[]) {
    for (const neighbour of parcels) {
      if (neighbour.use === use) pdf.area(view.parcelToPage(neighbour), palette.ground[use]);
    }
  }
  for (const parcel of ordered) {
    if (palette.parcelSurface) pdf.area(view.parcelToPage(parcel), palette.parcelSurface);
    else drawHatch(pdf, view.parcelToPage(parcel), palette);
  }
  for (const part of map.parts) drawGroundSigns(pdf, palette, part, isCovered);
  const outlines = land.buildingsIn(view.box).map(({ outline }) => [view.ringToPage(outline)]);
  // On small scales numbers lie over buildings.
  const edge = view.scale <= HOUSE_NUMBERS_UP_TO ? LINE_WIDTH.building : LINE_WIDTH.building / 2;
  for (const outline of outlines) pdf.area(outline, palette.building);
  for (const outline of outlines) pdf.lines(outline, palette.buildingEdge, edge);
  for (const neighbour of parcels) {
    pdf.lines(view.parcelToPage(neighbour), palette.boundary, LINE_WIDTH.fine);
  }
  for (const parcel of ordered) drawMark(pdf, view.parcelToPage(parcel), palette);
  if (map.withLandEstimate) drawClassBoundaries(map, parcels);
  for (const { kind, line } of map.boundaries) {
    pdf.lines([line], palette.district, DISTRICT_WIDTH[kind], false, DISTRICT_DASH[kind]);
  }
  drawBoundaryPoints(map, parcels);
}

/** The edge of an ordered parcel, on its own ground: boundaries of other kinds that lie on it are seen beside it. */
export function drawMark(
  pdf: MapSurface,
  rings: readonly (readonly PagePoint[])[],
  palette: Pick<Palette, 'mark'>,
): void {
  pdf.clipped(rings, () => pdf.lines(rings, palette.mark, 2 * LINE_WIDTH.parcel));
}

/** The boundaries of the classes of the land estimate. */
function drawClassBoundaries(
  { view, pdf, palette }: MapDrawing,
  parcels: readonly LandParcel[],
): void {
  const lines = classBoundaries(parcels).map(([from, to]) => [view.toPage(from), view.toPage(to)]);
  pdf.lines(lines, palette.estimate, LINE_WIDTH.building, false, ESTIMATE_DASH);
}

type Rings = readonly (readonly PagePoint[])[];

/** Hatches an area; marks the ordered parcel in black and white. */
export function drawHatch(
  pdf: MapSurface,
  rings: Rings,
  { mutedText }: Pick<Palette, 'mutedText'>,
): void {
  const lines = diagonals(rings, HATCH);
  pdf.clipped(rings, () => pdf.lines(lines, mutedText, LINE_WIDTH.fine, false));
}

/** Hatches an area of which the land has no data: dashed, and the other way. */
export function drawGap(
  pdf: MapSurface,
  rings: Rings,
  { mutedText }: Pick<Palette, 'mutedText'>,
): void {
  const lines = diagonals(rings, GAP_HATCH).map(([[left, bottom], [right, top]]): PagePoint[] => [
    [left, top],
    [right, bottom],
  ]);
  pdf.clipped(rings, () => pdf.lines(lines, mutedText, LINE_WIDTH.fine / 2, false, [1, 1]));
}

/** Lines over an area, each upwards to the right, `apart` millimetres from each other. */
function diagonals(rings: Rings, apart: number): [PagePoint, PagePoint][] {
  const [left, top, right, bottom] = boxAround(rings.flat());
  const lines: [PagePoint, PagePoint][] = [];
  for (let x = left - (bottom - top); x < right; x += apart * Math.SQRT2) {
    lines.push([
      [x, bottom],
      [x + bottom - top, top],
    ]);
  }
  return lines;
}

function drawBoundaryPoints(
  { view, pdf, palette, ordered, isOrdered }: MapDrawing,
  parcels: readonly LandParcel[],
): void {
  const all = view.scale <= ALL_POINTS_UP_TO;
  const shown = all ? [...parcels.filter((other) => !isOrdered(other)), ...ordered] : ordered;
  const spots = new Map<string, PagePoint>();
  for (const { polygons } of shown) {
    for (const corner of polygons.flat().flatMap(turnsOf)) {
      const [x, y] = view.toPage(corner);
      // One point per two millimetres: closer ones would merge into a line.
      spots.set(`${Math.round(x / 2)} ${Math.round(y / 2)}`, [x, y]);
    }
  }
  const radius = all ? 0.5 : 0.4;
  pdf.circles([...spots.values()], radius, palette.background, palette.boundary, LINE_WIDTH.fine);
}

/** The positions where a ring changes direction. */
function turnsOf(ring: readonly Position[]): Position[] {
  const count = ring.length - 1;
  return ring.slice(0, count).filter((at, index) => {
    const before = ring[(index - 1 + count) % count] ?? at;
    const after = ring[index + 1] ?? at;
    const came = Math.atan2(at[1] - before[1], at[0] - before[0]);
    const goes = Math.atan2(after[1] - at[1], after[0] - at[0]);
    const turn = Math.abs(((((goes - came) * 180) / Math.PI + 540) % 360) - 180);
    return turn >= CORNER_DEGREES;
  });
}
