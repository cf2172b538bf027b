import { distanceToRing } from '../land/geometry.ts';
import type { LandParcel, Position } from '../land/index.ts';
import { NUMBER_FAMILY } from './fonts.ts';
import type { MapCanvas } from './view.ts';

/** How numbers and signs are written; sizes in pixels. */
export interface LabelStyle {
  readonly size: number;
  readonly ink: string;
  /** Around each letter, as wide as this share of the size. */
  readonly halo: string;
  readonly haloShare: number;
}

/** Writes on a sheet in one hand. */
export interface LabelWriter {
  /** Width of a text on the ground in metres. */
  readonly widthOf: (text: string) => number;
  /** Writes a text in the middle of a point, or so many pixels below it. */
  readonly write: (text: string, at: Position, below?: number) => void;
}

/** Takes up a hand. */
export function createLabelWriter(
  { context, resolution, toPixel }: MapCanvas,
  hand: LabelStyle,
): LabelWriter {
  context.font = `${hand.size}px ${NUMBER_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = hand.size * hand.haloShare;
  context.strokeStyle = hand.halo;
  context.fillStyle = hand.ink;
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
 * Width in metres that a text may have at a parcel's label point. Decided by the parcel alone, never by the picture: so
 * a number is whole across the edge of two tiles.
 */
export function labelWidthLimit({ polygons, labelPoint }: LandParcel): number {
  return 2 * Math.min(...polygons.flat().map((ring) => distanceToRing(ring, labelPoint)));
}
