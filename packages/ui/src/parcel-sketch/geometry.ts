/** One position of a ring in metres: easting, northing in any one CRS, such as EPSG:25833 (a third value is ignored). */
export type Position = readonly number[];

/** A closed ring of positions; the last may repeat the first (GeoJSON) or not. */
export type Ring = readonly Position[];

/** An outer ring followed by the rings of its holes, as in GeoJSON. */
export type PolygonCoordinates = readonly Ring[];

/** The `coordinates` of a GeoJSON MultiPolygon in metres, as a cadastre has it (not degrees, unlike RFC 7946). */
export type MultiPolygonCoordinates = readonly PolygonCoordinates[];

/** A box in metres: west, south, east, north. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

/** Gathers every ring of a multi-polygon, holes included. */
export function ringsOf(shape: MultiPolygonCoordinates): readonly Ring[] {
  return shape.flat();
}

/**
 * The smallest box around all rings, in metres; `null` when there is no finite position, so
 * that callers have to say what an empty drawing looks like.
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
 * Widens a box on each side by `margin` (a share of the longer side) and then to the wanted
 * width-to-height ratio, keeping its centre.
 */
export function frameOf(extent: Extent, ratio: number, margin: number): Extent {
  const [west, south, east, north] = extent;
  // A parcel of a single point still needs a frame with some area.
  const pad = Math.max(east - west, north - south, 1) * margin;
  let width = east - west + 2 * pad;
  let height = north - south + 2 * pad;
  if (width / height < ratio) width = height * ratio;
  else height = width / ratio;
  const x = (west + east) / 2;
  const y = (south + north) / 2;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** Whether two boxes share any ground; neighbours outside the frame are not worth drawing. */
export function overlaps(a: Extent, b: Extent): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/**
 * An SVG path of rings, in the units of a frame that is `unitsWide` units wide with the origin
 * at its upper left corner (north up). One decimal is finer than a screen shows.
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
