import { drawMapField, FIELD_AT } from '@portal/demo-cadastre/extracts';
import type { Land } from '@portal/demo-cadastre/land';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasSurface } from './canvas-surface.ts';
import type { View } from './view.ts';

/** One unit of a map image in millimetres: a pixel of the standard (OGC 06-042, 7.2.4.6.9). */
const UNIT_MM = 0.28;

/** Largest scale denominator of printed sheets: on smaller scales labels would cover each other. */
const SMALLEST_SCALE = 5000;

/** Draws the map as it is printed: the scale follows from the extent and the size of the image (LOOK-3). */
export function drawSheet(
  context: SKRSContext2D,
  land: Land,
  { box, width, height, pixelRatio = 1 }: View,
  look: { readonly isGrey: boolean; readonly withLandEstimate: boolean },
): void {
  const pixel = UNIT_MM / pixelRatio;
  const scale = Math.round(((box[2] - box[0]) * 1000) / (width * pixel));
  if (scale > SMALLEST_SCALE * 1.01) return;
  context.save();
  context.resetTransform();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.scale(1 / pixel, 1 / pixel);
  context.translate(-FIELD_AT, -FIELD_AT);
  drawMapField(canvasSurface(context), land, {
    box,
    scale,
    palette: look.isGrey ? 'BW' : 'COLOR',
    withLandEstimate: look.withLandEstimate,
  });
  context.restore();
}
