/** The collections that the portal reads. All but the parcels are optional. */
export const COLLECTIONS = [
  'parcels',
  'addresses',
  'buildings',
  'subdistricts',
  'districts',
  'authorities',
] as const;

/** A collection of the index. */
export type CollectionName = (typeof COLLECTIONS)[number];

/**
 * The property names of each fact by collection; the first one with a value is used. The defaults are those of the AdV
 * product "ALKIS vereinfacht", and for what it lacks those of the demo state.
 */
const DEFAULT_PROPERTIES = {
  parcels: {
    parcelId: ['flstkennz'],
    landCode: ['landschl'],
    subdistrictId: ['gemaschl'],
    subdistrict: ['gemarkung'],
    municipality: ['gemeinde'],
    county: ['kreis'],
    section: ['flur', 'flurschl'],
    numerator: ['flstnrzae'],
    denominator: ['flstnrnen'],
    parcelNumber: ['flurstnr', 'flstnr'],
    area: ['flaeche'],
    districtId: ['grundbuchbezirk'],
    bookingSheet: ['buchungsblatt'],
    authorityId: ['stelle'],
    location: ['lagebeztxt'],
    uses: ['tntxt', 'tntext', 'tatnutz'],
  },
  addresses: {
    parcelId: ['flstkennz'],
    street: ['strasse'],
    houseNumber: ['hausnr'],
    houseNumberSuffix: [],
    zipCode: ['plz'],
    city: ['ort'],
  },
  buildings: {
    buildingId: ['oid', 'objid'],
    houseNumber: ['hausnr'],
    location: ['lagebeztxt'],
  },
  subdistricts: {
    subdistrictId: ['gemaschl', 'schluessel'],
    name: ['gemarkung', 'name'],
    municipality: ['gemeinde'],
    county: ['kreis'],
    authorityId: ['stelle'],
  },
  districts: { districtId: ['schluessel'], name: ['name'] },
  authorities: {
    authorityId: ['stelle'],
    name: ['name'],
    street: ['strasse'],
    houseNumber: ['hausnr'],
    zipCode: ['plz'],
    city: ['ort'],
  },
} as const satisfies Record<CollectionName, Record<string, readonly string[]>>;

/** Property names by fact, for each collection. */
export type PropertyMapping = {
  readonly [Name in CollectionName]: Readonly<
    Record<keyof (typeof DEFAULT_PROPERTIES)[Name], readonly string[]>
  >;
};

/** The mapping of a source that publishes "ALKIS vereinfacht". */
export const DEFAULT_MAPPING: PropertyMapping = DEFAULT_PROPERTIES;
