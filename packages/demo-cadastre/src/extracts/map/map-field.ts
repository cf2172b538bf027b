import { MARGIN } from '@portal/tagged-pdf';
import type { Box, Land } from '../../land/model.ts';
import type { ColorPalette } from '../model.ts';
import { drawMapContent } from './map-content.ts';
import type { MapDrawing, MapSurface } from './map-drawing.ts';
import { drawCrosses } from './map-frame.ts';
import { mapOf } from './map-sheet.ts';
import { type MapLabels, placeLabels } from './place-labels.ts';
import { drawLabels } from './placed-label.ts';
import { Projection } from './projection.ts';

/** Draws a map with its placed labels. */
export function drawMap(map: MapDrawing, { labels, places }: MapLabels): void {
  drawMapContent(map, (box) => places.covers(box));
  drawCrosses(map, places);
  drawLabels(map.pdf, labels);
}

/** What the map of a sheet shows. */
export interface MapFieldChoice {
  /** The ground on the sheet: left, bottom, right and top in metres, in the CRS of the land. */
  readonly box: Box;
  /** Denominator of the scale. */
  readonly scale: number;
  readonly palette: ColorPalette;
  readonly withLandEstimate: boolean;
}

/** Where the upper left corner of the map lies on the surface, in millimetres. */
export const FIELD_AT = MARGIN;

/** Draws the map of a sheet as it is printed, without marked parcels (LOOK-3). */
export function drawMapField(
  surface: MapSurface,
  land: Land,
  { box, scale, palette, withLandEstimate }: MapFieldChoice,
): void {
  const map = mapOf(surface, land, new Projection(box, scale), {
    ordered: [],
    palette,
    withLandEstimate,
  });
  drawMap(map, placeLabels(map));
}
