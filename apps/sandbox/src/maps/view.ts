import type { Box, Position, Ring } from '@portal/demo-cadastre/land';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Bounding box and size of a map image. */
export interface View {
  /** Metres in the CRS of the land. */
  readonly box: Box;
  /** Size of the image in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit in which lines and labels are drawn; default 1. */
  readonly pixelRatio?: number;
}

/** A canvas with its transformation from metres to pixels. */
export interface MapCanvas {
  readonly context: SKRSContext2D;
  /** Metres per unit, across. */
  readonly resolution: number;
  readonly toPixel: (position: Position) => [number, number];
  /** The bounding box with `margin` units around it: objects that reach into the image are drawn too. */
  readonly around: (margin: number) => Box;
}

/** Creates the transformation of a view for its canvas. */
export function createMapCanvas(
  context: SKRSContext2D,
  { box, width, height, pixelRatio = 1 }: View,
): MapCanvas {
  const [west, south, east, north] = box;
  const across = ((east - west) / width) * pixelRatio;
  const down = ((north - south) / height) * pixelRatio;
  context.scale(pixelRatio, pixelRatio);
  return {
    context,
    resolution: across,
    toPixel: ([x, y]) => [(x - west) / across, (north - y) / down],
    around: (margin) => [
      west - margin * across,
      south - margin * down,
      east + margin * across,
      north + margin * down,
    ],
  };
}

/** Adds a ring to the current path. */
export function traceRing({ context, toPixel }: MapCanvas, ring: Ring): void {
  ring.forEach((position, index) => {
    const [x, y] = toPixel(position);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}
