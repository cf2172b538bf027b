import { distanceToRing, type LandParcel, type Position } from '@portal/demo-cadastre/land';
import { NUMBER_FAMILY } from './fonts.ts';
import type { MapCanvas } from './view.ts';

/** Style of numbers and signs; sizes in pixels. */
export interface LabelStyle {
  readonly size: number;
  readonly ink: string;
  /** Colour of the outline around letters. */
  readonly halo: string;
  /** Width of the outline as a share of the size. */
  readonly haloShare: number;
}

/** Measures and draws texts in one style. */
export interface LabelWriter {
  /** Width of a text in metres. */
  readonly widthOf: (text: string) => number;
  /** Draws a text centred at a position, or `below` pixels below it. */
  readonly write: (text: string, at: Position, below?: number) => void;
}

/** Sets the style on the canvas. */
export function createLabelWriter(
  { context, resolution, toPixel }: MapCanvas,
  style: LabelStyle,
): LabelWriter {
  context.font = `${style.size}px ${NUMBER_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = style.size * style.haloShare;
  context.strokeStyle = style.halo;
  context.fillStyle = style.ink;
  return {
    widthOf: (text) => context.measureText(text).width * resolution,
    write(text, at, below = 0) {
      const [x, y] = toPixel(at);
      context.strokeText(text, x, y + below);
      context.fillText(text, x, y + below);
    },
  };
}

/**
 * Maximum width in metres of a text at a parcel's label point. It depends on the parcel only, not on the image, so that
 * a number is drawn completely across the edge of two tiles.
 */
export function labelWidthLimit({ polygons, labelPoint }: LandParcel): number {
  return 2 * Math.min(...polygons.flat().map((ring) => distanceToRing(ring, labelPoint)));
}
