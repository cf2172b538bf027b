/** One point: easting and northing in metres, in the CRS of the state. */
export type Position = readonly [number, number];

/** A closed ring: the first point is repeated as the last one. Its orientation does not matter. */
export type Ring = readonly Position[];

/** The parts of an outline, each with its outer ring first and its holes after it, as in a GeoJSON MultiPolygon. */
export type Outline = readonly (readonly Ring[])[];

/** The eight directions of the map, clockwise; north is the direction of increasing northing. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A direction of the map. */
export type Direction = (typeof DIRECTIONS)[number];

/** A parcel beside the described one. */
export interface Neighbour {
  /** Its number, such as `114/2`. */
  readonly number: string;
  readonly outline: Outline;
  /** Its actual uses, the largest first, by the German names of the cadastre; undefined when they are not known. */
  readonly uses?: readonly string[] | undefined;
  /** The name of the street that it carries; undefined when it is no street or has no name. */
  readonly street?: string | undefined;
}

/** A building on the described parcel or near it. */
export interface DescribedBuilding {
  readonly outline: Outline;
  /** Null for one without, such as a garage, and where it is not known. */
  readonly houseNumber: string | null;
}

/** What is described. */
export interface DescribedParcel {
  /** Its number, such as `114/1`. */
  readonly number: string;
  /** Official area in square metres. */
  readonly area: number;
  readonly outline: Outline;
  /** Parcels around it, also some that do not touch it; undefined when they are not known. */
  readonly neighbours?: readonly Neighbour[] | undefined;
  /** Buildings on it, also some that stand beside it; undefined when they are not known. */
  readonly buildings?: readonly DescribedBuilding[] | undefined;
  /** The ground on the sheet: minimum easting, minimum northing, maximum easting, maximum northing in metres. */
  readonly sheet?: readonly [number, number, number, number] | undefined;
}

/** The form of the largest part. */
export type Form = 'triangle' | 'rectangle' | 'strip' | 'quadrilateral' | 'angle' | 'irregular';

/** Who owns the other side of a boundary: a neighbour and the metres that it shares with the parcel. */
export interface SharedBoundary {
  readonly number: string;
  /** Empty when they are not known. */
  readonly uses: readonly string[];
  readonly street: string | undefined;
  /** Metres. */
  readonly length: number;
}

/** The boundary of a parcel in one direction. */
export interface Side {
  readonly direction: Direction;
  /** Metres along the boundary. */
  readonly length: number;
  /** Longest first. */
  readonly neighbours: readonly SharedBoundary[];
}

/** A building as described. */
export interface BuildingPlace {
  readonly houseNumber: string | null;
  /** Square metres of its outline. */
  readonly area: number;
  /** Metres to the nearest boundary; 0 when it stands on it. */
  readonly distance: number;
  /** Whether a part of it stands on another parcel. */
  readonly reachesOver: boolean;
  /** Where the nearest boundary is. */
  readonly direction: Direction;
}

/** Where the middle of the parcel is on its sheet. */
export interface SheetPlace {
  readonly row: 'top' | 'middle' | 'bottom';
  readonly column: 'left' | 'middle' | 'right';
}

/** A parcel in numbers, which are not rounded. */
export interface Description {
  readonly number: string;
  /** Official area in square metres. */
  readonly area: number;
  /** Areas of the parts in square metres, computed from the outline, largest first. */
  readonly parts: readonly number[];
  /** Number of areas within that do not belong to it. */
  readonly holes: number;
  readonly form: Form;
  /** Length and width of the largest part in metres: of the smallest rectangle around it, or along and across a strip that winds. */
  readonly extent: readonly [number, number];
  /** Where the longer side of that rectangle leads: north, north-east, east or south-east. */
  readonly axis: 'N' | 'NE' | 'E' | 'SE';
  /** Metres of all outer boundaries. */
  readonly perimeter: number;
  /** The outer boundaries by direction, clockwise from the north; their lengths add up to `perimeter`. */
  readonly sides: readonly Side[];
  /** Null when buildings are not known. */
  readonly buildings: readonly BuildingPlace[] | null;
  /** Null without a sheet. */
  readonly place: SheetPlace | null;
}

/** A paragraph of a description: its subject, and sentences of at most 20 words. */
export interface Paragraph {
  readonly subject: 'size' | 'boundary' | 'buildings' | 'sheet' | 'accuracy';
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** The languages of the sentences; `de-easy` is German in easy words. */
export type DescriptionLanguage = 'de' | 'en' | 'de-easy';

/** What a language says about each part of a description. */
export interface SentencesOf {
  readonly headings: Readonly<Record<Paragraph['subject'], string>>;
  readonly size: (description: Description) => readonly string[];
  readonly side: (side: Side) => readonly string[];
  readonly building: (building: BuildingPlace) => readonly string[];
  readonly noBuilding: string;
  readonly sheet: (place: NonNullable<Description['place']>) => readonly string[];
  readonly accuracy: readonly string[];
}
