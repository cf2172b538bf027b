import type { PdfDocument } from '@portal/tagged-pdf';
import { signedArea } from '../../land/geometry.ts';
import type { Land, LandParcel } from '../../land/model.ts';
import type { ColorPalette, ExtractPosition } from '../model.ts';
import { groundBoxOf } from '../pdf/page-layout.ts';
import { paletteOf } from '../pdf/palette.ts';
import { clipToBox } from './clip.ts';
import { districtBoundaries } from './district-boundaries.ts';
import { boxIn, lineCrosses } from './label-box.ts';
import { Projection } from './projection.ts';
import { partsOnSheet } from './sheet-parts.ts';
import type { MapDrawing, MapPageDrawing, MapSurface } from './map-drawing.ts';

/** Share of the map field from which parcels cover all of it: areas are sums of rounded coordinates. */
const WHOLE = 0.9999;

/** What is drawn on a map besides the land. */
interface MapChoice {
  /** The parcels to be marked. */
  readonly ordered: readonly LandParcel[];
  readonly palette: ColorPalette;
  readonly withLandEstimate: boolean;
}

/** What a map shows of a land. */
export function mapOf<Surface extends MapSurface>(
  pdf: Surface,
  land: Land,
  view: Projection,
  { ordered, palette, withLandEstimate }: MapChoice,
): MapDrawing & { readonly pdf: Surface } {
  const field = boxIn(view.field);
  const ids = new Set(ordered.map(({ id }) => id));
  return {
    land,
    ordered,
    isOrdered: ({ id }) => ids.has(id),
    parts: partsOnSheet(land, view),
    boundaries: districtBoundaries(land.parcelsIn(view.box))
      .map(({ kind, line }) => ({ kind, line: view.closedToPage(line) }))
      .filter(({ line }) => lineCrosses(field, line)),
    hasGaps: shownShare(land, view) < WHOLE,
    pdf,
    view,
    palette: paletteOf(palette),
    withLandEstimate,
  };
}

/** What a map sheet shows: the print area of a position, in which the ordered parcels are marked. */
export function sheetOf(
  pdf: PdfDocument,
  land: Land,
  ordered: readonly [LandParcel, ...LandParcel[]],
  position: ExtractPosition,
): MapPageDrawing {
  const view = new Projection(groundBoxOf(ordered, position), position.selectedScale);
  const map = mapOf(pdf, land, view, {
    ordered,
    palette: position.colorPalette,
    withLandEstimate: position.kind === 'LAND_ESTIMATE_MAP',
  });
  return { ...map, parcel: ordered[0] };
}

/** Which share of the map field parcels cover. */
function shownShare(land: Land, view: Projection): number {
  const { field } = view;
  const shown = land.parcelsIn(view.box).flatMap(({ polygons }) =>
    polygons.flatMap((rings) =>
      rings.map((ring, index) => {
        const area = Math.abs(signedArea(clipToBox(view.closedToPage(ring), field)));
        return index === 0 ? area : -area;
      }),
    ),
  );
  const [left, top, right, bottom] = field;
  return shown.reduce((sum, area) => sum + area, 0) / ((right - left) * (bottom - top));
}
