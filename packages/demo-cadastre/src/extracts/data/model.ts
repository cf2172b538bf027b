import type { Crs } from '../../land/crs.ts';
import type { PolygonRings, Position, Ring } from '../../land/model.ts';

/** The formats of files for other programs that this cadastre writes (DATA-6). */
export const DATA_FORMATS = ['GEOPACKAGE', 'GEOJSON', 'DXF', 'NAS'] as const;

/** One of these formats. */
export type DataFormat = (typeof DATA_FORMATS)[number];

/** What lies on the frame of the sheet, or the ordered parcels alone. */
export type DataExtent = 'SHEET' | 'PARCELS';

/** A parcel in a file. */
export interface DataParcel {
  /** The 20 characters of its id (Flurstückskennzeichen). */
  readonly id: string;
  readonly subdistrict: string;
  readonly section: number | null;
  /** Such as `114/2`. */
  readonly number: string;
  /** Square metres. */
  readonly area: number;
  readonly use: string;
  /** Whether the extract is about it. */
  readonly isOrdered: boolean;
  readonly polygons: readonly PolygonRings[];
  readonly labelPoint: Position;
}

/** A building in a file. */
export interface DataBuilding {
  readonly parcelId: string;
  /** Null for a garage or shed. */
  readonly houseNumber: string | null;
  readonly outline: Ring;
}

/** A street name in a file, where it is written. */
export interface DataStreet {
  readonly name: string;
  readonly at: Position;
}

/** What a file contains: metres in the CRS, easting before northing, on whole millimetres. */
export interface DataContent {
  readonly crs: Crs;
  /** Such as `Liegenschaftskarte`. */
  readonly title: string;
  readonly issuer: string;
  readonly orderNumber: string;
  /** ISO 8601 instant of the order: the same order gives the same file. */
  readonly orderedAt: string;
  /** The code with which the file is verified, and the page for it; null without one. */
  readonly verification: { readonly code: string; readonly url: string } | null;
  /** The frame of the sheet; null where the ordered parcels alone are contained. */
  readonly frame: Ring | null;
  readonly parcels: readonly DataParcel[];
  /** Every corner of the parcels once. */
  readonly points: readonly Position[];
  readonly buildings: readonly DataBuilding[];
  readonly streets: readonly DataStreet[];
}
