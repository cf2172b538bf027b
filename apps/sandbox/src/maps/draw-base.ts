import type { Building, Land, LandParcel, LandUse } from '@portal/demo-cadastre/land';
import type { Palette } from './palette.ts';
import { type MapCanvas, traceRing } from './view.ts';

/** Metres per pixel beyond which lines and houses are left out. */
const HAIRLINES_TO = 1.6;
const CURBS_TO = 4.5;
const HOUSES_TO = 6;
/** Pixels below which a parcel is left out on small-scale maps. */
const SMALLEST = 0.7;
/** Metres per pixel from which small parcels are left out. */
const LEAVE_OUT_FROM = 9;

const ORDER: readonly LandUse[] = [
  'residential',
  'public',
  'field',
  'meadow',
  'forest',
  'path',
  'street',
  'water',
];

/** Draws land use, parcel boundaries, the edges of streets and shores, and buildings. */
export function drawBase(mapCanvas: MapCanvas, land: Land, palette: Palette): void {
  const { context, resolution } = mapCanvas;
  const shown = land.parcelsIn(mapCanvas.around(4)).filter(({ box }) => {
    const size = Math.max(box[2] - box[0], box[3] - box[1]);
    return resolution < LEAVE_OUT_FROM || size > resolution * SMALLEST;
  });
  const groups = Map.groupBy(shown, ({ use }) => use);
  for (const use of ORDER) {
    const parcels = groups.get(use) ?? [];
    tracePolygons(mapCanvas, parcels);
    context.fillStyle = palette.ground[use];
    context.fill('evenodd');
    // A line of the same colour hides the gap that antialiasing leaves between neighbours.
    context.strokeStyle = palette.ground[use];
    context.lineWidth = 0.6;
    context.stroke();
  }
  if (resolution <= HAIRLINES_TO) {
    strokeParcels(mapCanvas, shown, palette.hairline, resolution < 0.4 ? 1 : 0.7);
  }
  if (resolution <= CURBS_TO) drawCurbs(mapCanvas, groups, palette);
  if (resolution <= HOUSES_TO) {
    drawBuildings(mapCanvas, land.buildingsIn(mapCanvas.around(4)), palette);
  }
}

function drawCurbs(
  mapCanvas: MapCanvas,
  groups: ReadonlyMap<LandUse, readonly LandParcel[]>,
  palette: Palette,
): void {
  const width = Math.max(0.5, Math.min(1.4, 0.75 / Math.sqrt(mapCanvas.resolution)));
  strokeParcels(mapCanvas, groups.get('path') ?? [], palette.hairline, width * 0.8);
  strokeParcels(mapCanvas, groups.get('street') ?? [], palette.curb, width);
  strokeParcels(mapCanvas, groups.get('water') ?? [], palette.shore, width);
}

/** Draws houses and garages. */
export function drawBuildings(
  mapCanvas: MapCanvas,
  buildings: readonly Building[],
  palette: Pick<Palette, 'building' | 'wall'>,
): void {
  const { context, resolution } = mapCanvas;
  context.beginPath();
  for (const { outline } of buildings) traceRing(mapCanvas, outline);
  context.fillStyle = palette.building;
  context.fill();
  if (resolution > 2.5) return;
  context.strokeStyle = palette.wall;
  context.lineWidth = resolution < 0.4 ? 1.1 : 0.7;
  context.stroke();
}

/** Draws the outlines of parcels; edges that two of them share are drawn once. */
export function strokeParcels(
  mapCanvas: MapCanvas,
  parcels: readonly LandParcel[],
  color: string,
  width: number,
): void {
  tracePolygons(mapCanvas, parcels);
  mapCanvas.context.strokeStyle = color;
  mapCanvas.context.lineWidth = width;
  mapCanvas.context.lineJoin = 'round';
  mapCanvas.context.stroke();
}

function tracePolygons(mapCanvas: MapCanvas, parcels: readonly LandParcel[]): void {
  mapCanvas.context.beginPath();
  for (const { polygons } of parcels) {
    for (const rings of polygons) for (const ring of rings) traceRing(mapCanvas, ring);
  }
}
