/**
 * One position of a ring in metres: easting, northing in any one CRS, such as EPSG:25833 (a third
 * value is ignored).
 */
export type Position = readonly number[];

/** A closed ring of positions; the last may repeat the first (GeoJSON) or not. */
export type Ring = readonly Position[];

/** An outer ring followed by the rings of its holes, as in GeoJSON. */
export type PolygonCoordinates = readonly Ring[];

/**
 * The `coordinates` of a GeoJSON MultiPolygon in metres, as a cadastre has it (not degrees, unlike
 * RFC 7946).
 */
export type MultiPolygonCoordinates = readonly PolygonCoordinates[];

/** A bounding box in metres: west, south, east, north. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

/** All rings of a multi-polygon, including holes. */
export function ringsOf(shape: MultiPolygonCoordinates): readonly Ring[] {
  return shape.flat();
}

/**
 * The bounding box of all rings, in metres; `null` without any finite position, so that callers
 * handle an empty drawing.
 */
export function extentOf(rings: readonly Ring[]): Extent | null {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const ring of rings) {
    for (const [x, y] of ring) {
      if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y))
        continue;
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  }
  return west > east || south > north ? null : [west, south, east, north];
}

/**
 * Extends a box by `margin` on each side (a share of its longer side) and then to the aspect ratio,
 * keeping its centre.
 */
export function frameOf(extent: Extent, ratio: number, margin: number): Extent {
  const [west, south, east, north] = extent;
  // A parcel of a single point needs a frame with an area, too.
  const pad = Math.max(east - west, north - south, 1) * margin;
  let width = east - west + 2 * pad;
  let height = north - south + 2 * pad;
  if (width / height < ratio) width = height * ratio;
  else height = width / ratio;
  const x = (west + east) / 2;
  const y = (south + north) / 2;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Whether two boxes overlap or touch. */
export function overlaps(a: Extent, b: Extent): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/**
 * An SVG path of rings, in a view box that is `unitsWide` units wide and has its origin at the
 * upper left corner (north is up). One decimal is more precise than a pixel.
 */
export function pathOf(rings: readonly Ring[], frame: Extent, unitsWide: number): string {
  const scale = unitsWide / (frame[2] - frame[0]);
  return rings
    .map((ring) => {
      const points = ring.flatMap(([x, y]) =>
        x === undefined || y === undefined
          ? []
          : [`${((x - frame[0]) * scale).toFixed(1)} ${((frame[3] - y) * scale).toFixed(1)}`],
      );
      return points.length > 0 ? `M${points.join('L')}Z` : '';
    })
    .join('');
}
