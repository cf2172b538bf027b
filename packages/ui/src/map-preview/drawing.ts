import type { vars } from '@portal/tokens';
import type { EngineDrawing, MapLook, MapLooks } from '../feature-map/types.ts';
import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import type { Position, Ring } from '../parcel-sketch/geometry.ts';
import type { MapDrawing, MapParcel, WmsLayer } from './types.ts';

/*
 * Parcels as shapes of a map: their kinds, how these are drawn, and what of them the view shows.
 */

type Color = (typeof vars.color)[keyof typeof vars.color];

// By name: the object with all references would be a part of every map.
const PAPER = 'var(--portal-color-paper)' satisfies Color;
const BOUNDARY = 'var(--portal-color-map-boundary)' satisfies Color;
const PARCEL = 'var(--portal-color-parcel)' satisfies Color;
const FRAME = 'var(--portal-color-print-frame)' satisfies Color;

/** Keeps a line visible on any map and in any theme. */
const halo = (lineWidth: number): MapLook => ({ line: PAPER, lineWidth });

/** The looks of all kinds. They differ by width, filling and dashes, not by colour alone. */
export const PARCEL_LOOKS: MapLooks = {
  neighbour: [{ line: BOUNDARY, contrastWidth: 2 }],
  boundary: [{ line: BOUNDARY, lineWidth: 3, contrastWidth: 4, dash: [14, 5, 2, 5] }],
  candidate: [halo(5), { line: PARCEL, lineWidth: 1.5, contrastWidth: 3, ink: PARCEL }],
  highlighted: [halo(9), { line: PARCEL, lineWidth: 4 }],
  // The filling is low enough that the buildings on the parcel stay visible; its number, which the tiles draw, is violet.
  parcel: [halo(7), { line: PARCEL, lineWidth: 3, fill: PARCEL, fillOpacity: 0.16, ink: PARCEL }],
  frame: [halo(7), { line: FRAME, lineWidth: 2.5, dash: [10, 6], cap: 'butt' }],
  marker: [
    { radius: 11, fill: PARCEL, line: PAPER, lineWidth: 3 },
    { radius: 4, fill: PAPER, line: PAPER, lineWidth: 3 },
  ],
};

/** What a map of parcels shows. */
export interface ParcelDrawing extends MapDrawing {
  /** Is shown too when the view is fitted: the paper around the page frame, which draws the frame itself. */
  readonly around?: Ring | undefined;
  /** Parcels that were found but are not selected: violet outlines without filling. */
  readonly candidates?: readonly MapParcel[] | undefined;
  /** The marked place. */
  readonly place?: Position | null | undefined;
}

/** The shapes of a map of parcels; it is fitted to parcel and page, else to all found parcels. */
export function shapesOfParcels(drawing: ParcelDrawing): EngineDrawing {
  const { parcel, pageRectangle, around, neighbours = [], boundaries, place } = drawing;
  const { candidates = [] } = drawing;
  const selected = [
    ...(parcel ? ringsOf(parcel) : []),
    ...(pageRectangle ? [pageRectangle] : []),
    ...(around ? [around] : []),
  ];
  const found = candidates.flatMap(({ geometry }) => ringsOf(geometry));
  return {
    shapes: [
      ...neighbours.map((polygons) => ({ kind: 'neighbour', polygons })),
      { kind: 'boundary', lines: boundaries },
      ...candidates.map(({ id, geometry }) => ({ kind: 'candidate', id, polygons: geometry })),
      { kind: 'parcel', polygons: parcel },
      { kind: 'marker', points: place ? [place] : undefined },
    ],
    focus: extentOf(selected.length > 0 ? selected : found),
    frame: pageRectangle,
    hasOwnFrame: around !== undefined,
  };
}

/** The layers that are shown, with or without those of the land estimate. */
export function shownLayers(
  layers: readonly WmsLayer[],
  showLandEstimate: boolean,
): readonly WmsLayer[] {
  return layers.filter(({ landEstimate }) => showLandEstimate || !landEstimate);
}
