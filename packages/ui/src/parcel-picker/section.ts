import type { Extent, Ring } from '../map-preview/index.ts';

/** Longest side of a section that the backend searches, in metres. */
export const MAX_AREA_SIDE_M = 5000;

/** Width and height of a box in metres. */
export function sidesOf([west, south, east, north]: Extent): readonly [number, number] {
  return [east - west, north - south];
}

/** Whether neither side of a section is longer than the limit. */
export function isSmallEnough(section: Extent, maxSide: number = MAX_AREA_SIDE_M): boolean {
  return Math.max(...sidesOf(section)) <= maxSide;
}

function upToCentimetre(metres: number): number {
  return Math.ceil(metres * 100) / 100;
}

function downToCentimetre(metres: number): number {
  return Math.floor(metres * 100) / 100;
}

/**
 * The section as a closed ring, counter-clockwise from its south-west corner, rounded inwards to
 * centimetres so that it stays within the limit.
 */
export function ringOfSection(section: Extent): Ring {
  const [west, south] = [upToCentimetre(section[0]), upToCentimetre(section[1])];
  const [east, north] = [downToCentimetre(section[2]), downToCentimetre(section[3])];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
