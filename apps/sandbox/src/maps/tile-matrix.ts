import type { Box, Crs } from '@portal/demo-cadastre/land';

/** Name of the tile matrix set in a CRS: the scheme German surveying authorities share. */
export const matrixSetOf = (crs: Crs): string => `DE_${crs.replace(':', '_')}_ADV`;
/** Pixels on each side of a tile. */
export const TILE_SIZE = 256;
/** Upper left corner of every matrix in metres, west and north of all of Germany. */
export const TOP_LEFT: Readonly<Record<Crs, readonly [number, number]>> = {
  'EPSG:25831': [200_000, 6_301_219.54],
  'EPSG:25832': [-46_133.17, 6_301_219.54],
  'EPSG:25833': [-310_000, 6_301_219.54],
};

const FIRST_SCALE_DENOMINATOR = 17_471_320.75089793;
const LEVELS = 18;
/** Metres per pixel at scale 1:1, fixed by the WMTS standard (OGC 07-057r7, 6.1). */
const PIXEL = 0.00028;

/** One zoom level. */
export interface TileMatrix {
  /** Two digits, `00` is the whole of Germany in one tile. */
  readonly id: string;
  readonly scaleDenominator: number;
  /** Metres per pixel, from 4,892 down to 0.037. */
  readonly resolution: number;
  /** Tiles on each side. */
  readonly size: number;
}

/** All zoom levels; each has half the metres per pixel of the one before. */
export const MATRICES: readonly TileMatrix[] = Array.from({ length: LEVELS }, (_, level) => {
  const scaleDenominator = FIRST_SCALE_DENOMINATOR / 2 ** level;
  return {
    id: String(level).padStart(2, '0'),
    scaleDenominator,
    resolution: scaleDenominator * PIXEL,
    size: 2 ** level,
  };
});

/** The level with this id, with or without leading zero. */
export function findMatrix(id: string): TileMatrix | undefined {
  return MATRICES.find((matrix) => matrix.id === id.padStart(2, '0'));
}

/** Bounding box of a tile in metres; null when the matrix has no such tile. */
export function tileBox(
  crs: Crs,
  { resolution, size }: TileMatrix,
  row: number,
  column: number,
): Box | null {
  const inside = [row, column].every(
    (index) => Number.isInteger(index) && index >= 0 && index < size,
  );
  if (!inside) return null;
  const side = resolution * TILE_SIZE;
  const west = TOP_LEFT[crs][0] + column * side;
  const north = TOP_LEFT[crs][1] - row * side;
  return [west, north - side, west + side, north];
}
