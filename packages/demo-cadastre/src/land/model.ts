/**
 * The generated data of the demo state: fictional, with the shape statistics of a real cadastre.
 * All coordinates are metres in the CRS of the land (ETRS89 / UTM), x = easting, y = northing.
 */

import type { Crs } from './crs.ts';

/** One point: easting and northing in metres. */
export type Position = readonly [number, number];

/** A closed ring: the first point is repeated as the last one. Outer rings run counter-clockwise, holes clockwise. */
export type Ring = readonly Position[];

/** One part of an outline: the outer ring first, then its holes. */
export type PolygonRings = readonly Ring[];

/** Bounding box: minimum easting, minimum northing, maximum easting, maximum northing in metres. */
export type Box = readonly [number, number, number, number];

/** Land use; decides how a parcel is drawn. */
export type LandUse =
  | 'residential'
  | 'street'
  | 'path'
  | 'water'
  | 'field'
  | 'meadow'
  | 'forest'
  | 'public';

/** Local subdistrict (Gemarkung). */
export interface Subdistrict {
  /** Four digits, unique in the state. */
  readonly id: string;
  readonly name: string;
  /** The municipality (Gemeinde) that it belongs to. */
  readonly municipality: string;
  /** The county (Kreis) of the municipality. */
  readonly county: string;
  /** The authority in charge, as `Authority.id`. */
  readonly authorityId: string;
}

/** Land registry district (Grundbuchbezirk). */
export interface RegisterDistrict {
  /** Four digits. */
  readonly id: string;
  readonly name: string;
  /** The court (Amtsgericht) that keeps the land register of the district. */
  readonly court: string;
}

/** Cadastral authority (Katasteramt) in charge of a subdistrict. */
export interface Authority {
  readonly id: string;
  readonly name: string;
  readonly streetName: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly email: string;
}

/** Parcel (Flurstück). */
export interface LandParcel {
  /**
   * 20 characters: land code 2, subdistrict 4, section 3, number 5, index 4 (zeroes padded), two underscores;
   * an empty section or index consists of underscores (VAL-9), e.g. `12365300300114______`.
   */
  readonly id: string;
  readonly subdistrictId: string;
  /** 1 to 999; null in a land without cadastral sections (DATA-4). */
  readonly section: number | null;
  /** Numerator of the parcel number, 1 to 99999. */
  readonly numerator: number;
  /** Denominator of the parcel number, 1 to 9999, or null when the number is no fraction. */
  readonly denominator: number | null;
  /** One or more parts, each with holes. */
  readonly polygons: readonly PolygonRings[];
  readonly box: Box;
  /** Square metres, rounded to a whole number, at least 1. */
  readonly area: number;
  readonly use: LandUse;
  /** A point inside the parcel for its number. */
  readonly labelPoint: Position;
  /** Booking sheet (Buchungsblatt) on which the parcel is entered; several for a building with condominiums. */
  readonly register: {
    readonly districtId: string;
    readonly sheet: string;
    readonly furtherSheets?: readonly string[];
  };
}

/** Building (Gebäude). */
export interface Building {
  readonly parcelId: string;
  readonly outline: Ring;
  readonly box: Box;
  /** House number, or null for a garage or shed. */
  readonly houseNumber: string | null;
}

/** A postal address and its parcel. */
export interface Address {
  readonly zipCode: string;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly parcelId: string;
  readonly position: Position;
}

/** A named street with the line along which its name is written. */
export interface Street {
  readonly name: string;
  readonly zipCode: string;
  readonly city: string;
  readonly axis: readonly Position[];
  /** Metres between the boundaries on both sides. */
  readonly width: number;
  readonly box: Box;
}

/** An owner in the land register; fictional, never leaves the cadastre system except in an extract. */
export interface Owner {
  readonly name: string;
  readonly birthDate: string;
  readonly share: string;
  /** Street, house number, ZIP code and city on one line; null where the cadastre knows none. */
  readonly address: string | null;
}

/** The surveying authority of the state: on letterheads and in the seal. */
export interface Issuer {
  /** Name of the state. */
  readonly state: string;
  /** Name of the authority. */
  readonly name: string;
  /** Street, city and e-mail address. */
  readonly contact: string;
  /** What others may do with an extract, in one short sentence; default none. */
  readonly termsOfReuse?: string;
  /** The mark of the state, drawn on letterheads; default none. */
  readonly mark?: StateMark;
}

/** A mark of areas and lines, as in an SVG image. */
export interface StateMark {
  /** Left, top, width and height of its drawing in its own units. */
  readonly viewBox: readonly [number, number, number, number];
  readonly shapes: readonly {
    /** Path data of SVG. */
    readonly path: string;
    /** Token of a colour such as `ink`, or `#rrggbb`; null for none. */
    readonly fill: string | null;
    readonly stroke: string | null;
    readonly strokeWidth: number;
  }[];
}

/** Options of the generated demo state. */
export interface LandOptions {
  /** Number of parcels; exact from 600 up. Default 3,000; each subdistrict has about 750. */
  readonly parcels?: number;
  /** Whole number; the same seed generates the same data. */
  readonly seed?: number;
  /** CRS of all coordinates; default EPSG:25833. Only their meaning changes, not their values (STATE-4). */
  readonly crs?: Crs;
  /** About the lower left corner of the land, in metres. */
  readonly origin?: Position;
  /** Two digits, the beginning of every parcel id; default 12. */
  readonly landCode?: string;
  /** Whether parcels have a cadastral section (Flur); default true (DATA-4). */
  readonly sections?: boolean;
  /** Default: an authority without a name of its own. */
  readonly issuer?: Issuer;
}

/** All data of the demo state with the searches that the services need. */
export interface Land {
  /** The options that it was generated with. */
  readonly options: LandOptions;
  readonly crs: Crs;
  readonly issuer: Issuer;
  /** Two digits, the beginning of every parcel id. */
  readonly landCode: string;
  readonly box: Box;
  readonly subdistricts: readonly Subdistrict[];
  readonly districts: readonly RegisterDistrict[];
  readonly authorities: readonly Authority[];
  /** Number of parcels. */
  readonly size: number;
  /** All parcels, buildings, addresses and streets. They are generated when they are used: for small lands only. */
  readonly parcels: readonly LandParcel[];
  readonly buildings: readonly Building[];
  readonly addresses: readonly Address[];
  readonly streets: readonly Street[];
  /** Parcels, addresses and buildings in their order; memory does not grow with the land. */
  parcelsFrom(offset: number, limit: number): readonly LandParcel[];
  addressesFrom(offset: number, limit: number): readonly Address[];
  buildingsFrom(offset: number, limit: number): readonly Building[];
  /** Addresses within a bounding box, with their numbers in the order of all. */
  addressesIn(box: Box): readonly { readonly address: Address; readonly number: number }[];
  /** Number of addresses; its first use generates the whole land once. */
  addressCount(): number;
  /** Number of buildings, in the same way. */
  buildingCount(): number;
  addressesOf(parcelId: string): readonly Address[];
  /** Parcels on a booking sheet. */
  parcelsOnSheet(districtId: string, sheet: string): readonly LandParcel[];
  /** The subdistricts near a bounding box. */
  subdistrictsIn(box: Box): readonly Subdistrict[];
  /** The parcels of a subdistrict. */
  parcelsOf(subdistrictId: string): readonly LandParcel[];
  parcel(id: string): LandParcel | undefined;
  parcelsIn(box: Box): readonly LandParcel[];
  buildingsIn(box: Box): readonly Building[];
  streetsIn(box: Box): readonly Street[];
  /** The owners of a booking sheet; deterministic. */
  owners(districtId: string, sheet: string): readonly Owner[];
}
