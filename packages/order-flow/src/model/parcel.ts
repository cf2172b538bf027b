/** Easting and northing in metres, EPSG:25833. */
export type Position = readonly [x: number, y: number];

/** A ring of positions; closed (first equals last) in GeoJSON. */
export type Ring = readonly Position[];

/** GeoJSON MultiPolygon whose coordinates are metres in EPSG:25833 (not degrees, unlike RFC 7946). */
export interface MultiPolygon {
  readonly type: 'MultiPolygon';
  readonly coordinates: readonly (readonly Ring[])[];
}

/** A position as the calls carry it: metres in EPSG:25833, writable so that it fits generated request types. */
export type WirePosition = [x: number, y: number];

/** A Flurstück as the searches return it. */
export interface Parcel {
  /** 18 to 20 characters (VAL-9). */
  readonly parcelId: string;
  /** What people read, for example `Lindow, Flur 3, 42/7`. */
  readonly displayString: string;
  readonly localSubdistrictId: string;
  /** Name of the Gemarkung. */
  readonly localSubdistrict: string;
  /** Flur. */
  readonly cadastralSection: string;
  /** Flurstücksnummer, `4711` or `42/7`. */
  readonly parcelNumber: string;
  /** Official area in square metres. */
  readonly area: number;
  readonly geometry: MultiPolygon;
  /** The outer rings of all parts. */
  readonly shape: readonly Ring[];
  /** The inner rings of all parts. */
  readonly holes: readonly Ring[];
}
