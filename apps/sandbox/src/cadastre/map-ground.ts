import { classBoundaries } from '../land/land-estimate.ts';
import type { Land, LandParcel, LandUse, Position } from '../land/model.ts';
import type { Projection } from './ground.ts';
import { boxAround } from './page.ts';
import type { Palette } from './palette.ts';
import type { Paper, Spot } from './paper.ts';

/** Everything a layer of the map needs. */
export interface MapSheet {
  readonly land: Land;
  readonly parcel: LandParcel;
  readonly view: Projection;
  readonly paper: Paper;
  readonly palette: Palette;
  /** Whether the land estimate is shown. */
  readonly withLandEstimate: boolean;
}

/** Widths of lines in millimetres. */
export const LINE = { fine: 0.18, building: 0.25, frame: 0.35, parcel: 0.5 } as const;

/** Distance of the hatch lines of the chosen parcel in black and white, in millimetres. */
const HATCH = 3;

/** Up to this scale the boundary stones of all parcels are drawn, beyond it those of the chosen one. */
const STONES_UP_TO = 1000;

/** A change of direction in degrees from which a corner is taken for a marked one. */
const CORNER = 12;

/** Draws ground, buildings, boundaries, the chosen parcel and boundary stones. */
export function drawGround(map: MapSheet): void {
  const { land, view, paper, palette, parcel } = map;
  const parcels = land.parcelsIn(view.box);
  for (const use of Object.keys(palette.ground) as LandUse[]) {
    for (const neighbour of parcels) {
      if (neighbour.use === use) paper.area(view.rings(neighbour), palette.ground[use]);
    }
  }
  if (palette.parcelSurface) paper.area(view.rings(parcel), palette.parcelSurface);
  else hatch(paper, view.rings(parcel), palette);
  const outlines = land.buildingsIn(view.box).map(({ outline }) => [view.ring(outline)]);
  for (const outline of outlines) paper.area(outline, palette.building);
  for (const outline of outlines) paper.lines(outline, palette.buildingEdge, LINE.building);
  for (const neighbour of parcels) {
    paper.lines(view.rings(neighbour), palette.boundary, LINE.fine);
  }
  if (map.withLandEstimate) drawClasses(map, parcels);
  paper.lines(view.rings(parcel), palette.parcel, LINE.parcel);
  drawStones(map, parcels);
}

/** The boundaries of the classes of the land estimate. */
function drawClasses({ view, paper, palette }: MapSheet, parcels: readonly LandParcel[]): void {
  const lines = classBoundaries(parcels).map(([from, to]) => [view.spot(from), view.spot(to)]);
  paper.lines(lines, palette.estimate, LINE.building, false);
}

/** Hatches the area inside lines: what violet says in colour. */
export function hatch(
  paper: Paper,
  rings: readonly (readonly Spot[])[],
  palette: Pick<Palette, 'soft'>,
): void {
  const [left, top, right, bottom] = boxAround(rings.flat());
  const lines: Spot[][] = [];
  for (let x = left - (bottom - top); x < right; x += HATCH * Math.SQRT2) {
    lines.push([
      [x, bottom],
      [x + bottom - top, top],
    ]);
  }
  paper.clipped(rings, () => paper.lines(lines, palette.soft, LINE.fine, false));
}

function drawStones(
  { view, paper, palette, parcel }: MapSheet,
  parcels: readonly LandParcel[],
): void {
  const all = view.scale <= STONES_UP_TO;
  const shown = all ? [...parcels.filter((other) => other !== parcel), parcel] : [parcel];
  const spots = new Map<string, Spot>();
  for (const { polygons } of shown) {
    for (const corner of polygons.flat().flatMap(corners)) {
      const [x, y] = view.spot(corner);
      // One stone per two millimetres: what lies closer would merge into a line.
      spots.set(`${Math.round(x / 2)} ${Math.round(y / 2)}`, [x, y]);
    }
  }
  const radius = all ? 0.5 : 0.4;
  paper.circles([...spots.values()], radius, palette.paper, palette.boundary, LINE.fine);
}

/** The positions of a ring where its line turns. */
function corners(ring: readonly Position[]): Position[] {
  const count = ring.length - 1;
  return ring.slice(0, count).filter((at, index) => {
    const before = ring[(index - 1 + count) % count] ?? at;
    const after = ring[index + 1] ?? at;
    const came = Math.atan2(at[1] - before[1], at[0] - before[0]);
    const goes = Math.atan2(after[1] - at[1], after[0] - at[0]);
    const turn = Math.abs(((((goes - came) * 180) / Math.PI + 540) % 360) - 180);
    return turn >= CORNER;
  });
}
