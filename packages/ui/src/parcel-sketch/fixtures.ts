import type { MultiPolygonCoordinates, Ring } from './geometry.ts';

// A fictional street corner; metres east and north of this point in EPSG:25833.
const ORIGIN = [389_400, 5_820_700] as const;

function ring(...points: readonly (readonly [number, number])[]): Ring {
  return [...points, ...points.slice(0, 1)].map(([x, y]) => [ORIGIN[0] + x, ORIGIN[1] + y]);
}

/** The selected parcel of the stories. */
export const sampleParcel: MultiPolygonCoordinates = [[ring([0, 0], [42, 7], [40, 31], [-5, 19])]];

/** The same parcel with a hole and a second part on the other side of the street. */
export const sampleParcelInParts: MultiPolygonCoordinates = [
  [ring([0, 0], [42, 7], [40, 31], [-5, 19]), ring([14, 10], [24, 12], [23, 20], [12, 18])],
  [ring([6, -14], [30, -10], [29, -28], [4, -30])],
];

/** A4 landscape at 1:500 around the parcel. */
export const samplePage: Ring = ring([-28, -18], [64, -18], [64, 47], [-28, 47]);

/** Neighbouring parcels. */
export const sampleNeighbours: readonly MultiPolygonCoordinates[] = [
  [[ring([-34, -7], [0, 0], [-5, 19], [-40, 12])]],
  [[ring([-74, -12], [-34, -7], [-40, 12], [-80, 8])]],
  [[ring([42, 7], [70, 10], [70, 37], [40, 31])]],
  [[ring([70, 10], [104, 11], [106, 40], [70, 37])]],
  [[ring([-80, -22], [6, -14], [4, -30], [-10, -60], [-84, -58])]],
  [[ring([6, -14], [48, -4], [50, -34], [4, -30])]],
  [[ring([48, -4], [108, 0], [112, -36], [50, -34])]],
  [[ring([-80, 8], [-40, 12], [-5, 19], [-12, 70], [-86, 64])]],
  [[ring([-5, 19], [40, 31], [38, 76], [-12, 70])]],
  [[ring([40, 31], [70, 37], [106, 40], [108, 82], [38, 76])]],
];

/** Text alternative of the sketch. */
export const sampleText =
  'Flurstück 114/2, Lindenau, Flur 3: ein Viereck von etwa 45 mal 23 Metern an der Lindenallee. Die Seite A4 quer im Maßstab 1:500 umschließt es ganz.';
