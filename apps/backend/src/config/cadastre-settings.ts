import type { PortalConfiguration } from '@portal/api';
import { pathToFileURL } from 'node:url';
import { type CadastreFile, readCadastreFile } from './cadastre-file.ts';
import {
  COLLECTIONS,
  type CollectionName,
  DEFAULT_MAPPING,
  type PropertyMapping,
} from './cadastre-mapping.ts';
import type { Variables } from './environment.ts';
import { packError } from './faults.ts';

/** How a collection is read: by OGC API – Features, by WFS 2.0 with GML 3.2, or in a GeoPackage. */
export type Protocol = 'OGC_API' | 'WFS' | 'GEOPACKAGE';

/** A collection of the source. */
export interface SourceCollection {
  /** Where its address is set: a key of `cadastre.json` or an environment variable, for messages. */
  readonly setBy: string;
  /** Address of the collection; of a WFS that of the service, of a GeoPackage that of its file. */
  readonly address: string;
  readonly protocol: Protocol;
  /** Name of the collection, of the feature type of a WFS, or of the table of a GeoPackage. */
  readonly id: string;
  /** Parameters of a request for items, besides `limit` and `crs`. */
  readonly query: Readonly<Record<string, string>>;
  /** URI of the CRS in which an API publishes that has no other one; null when it is that of the state, or the source says it. */
  readonly sourceCrs: string | null;
  /** Value of the parameter `crs`; null sends none. */
  readonly crsParameter: string | null;
}

/** The rules by which features become rows of the index. */
export interface SourceRules {
  readonly properties: PropertyMapping;
  /** Features are ignored unless each of these properties has one of the values. */
  readonly where: Readonly<
    Partial<Record<CollectionName, Readonly<Record<string, readonly string[]>>>>
  >;
  /** Collections that the source publishes. */
  readonly published: ReadonlySet<CollectionName>;
  /** Where addresses come from: their collection, or the location texts of the parcels; null when there are none. */
  readonly addressesFrom: 'collection' | 'location' | null;
  /** Land code of the parcel ids; null accepts any. */
  readonly landCode: string | null;
  /** All parcels lie within: left, bottom, right, top in metres; null checks nothing. */
  readonly extent: readonly [number, number, number, number] | null;
  /** Above this share of faulty features of a collection, the source is rejected. */
  readonly faultyPercent: number;
  /** When a collection has lost more than this share of its features since the last import, the source is rejected. */
  readonly decreasePercent: number;
}

/** Where the cadastre is read, and how (DATA-1). */
export interface CadastreSettings {
  readonly collections: Readonly<Partial<Record<CollectionName, SourceCollection>>>;
  readonly headers: Readonly<Record<string, string>>;
  /** URI of the CRS of all coordinates. */
  readonly crs: string;
  /** Features per request; a service may return fewer. */
  readonly pageSize: number;
  /** Whether `numberMatched` of its answers is the number of features. */
  readonly countsExactly: boolean;
  /** Whether the entity tags of the collections change with their data. */
  readonly hasVersion: boolean;
  readonly rules: SourceRules;
}

/** The rules of a source that publishes everything under the default property names. */
export const DEFAULT_RULES: SourceRules = {
  properties: DEFAULT_MAPPING,
  where: {},
  published: new Set(COLLECTIONS),
  addressesFrom: 'collection',
  landCode: null,
  extent: null,
  faultyPercent: 1,
  decreasePercent: 10,
};

/** The kinds of search that the published collections allow (DATA-2). */
export function parcelSearches({
  addressesFrom,
  published,
}: SourceRules): readonly NonNullable<PortalConfiguration['parcelSearches']>[number][] {
  return [
    ...(addressesFrom === null ? [] : (['ADDRESS'] as const)),
    'PARCEL',
    ...(published.has('districts') ? (['REGISTER'] as const) : []),
    'MAP',
  ];
}

/** Longitude and latitude in WGS 84. */
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

/** The settings of the state on which those of its cadastre depend. */
interface StateSettings {
  readonly landCode: string;
  readonly map: { readonly projection: string; readonly extent: readonly number[] };
}

/**
 * The settings of `cadastre.json`. Without an address, the feature service of the ordering system is read,
 * `{CADASTRE_URL}/cadastre/ogc`, with the collections of the demo state.
 *
 * @param configuration land code, CRS and extent of the state
 */
export function cadastreSettings(
  { collections: given, limits, ...settings }: CadastreFile,
  env: Variables,
  configuration: StateSettings,
): CadastreSettings {
  const base = settings.url ?? `${env.CADASTRE_URL?.replace(/\/+$/, '') ?? ''}/cadastre/ogc`;
  const crs = `http://www.opengis.net/def/crs/${configuration.map.projection.replace(':', '/0/')}`;
  const [left = 0, bottom = 0, right = 0, top = 0] = settings.extent ?? configuration.map.extent;
  const readsAddresses = given.addresses?.from === 'collection';
  const read = COLLECTIONS.filter((name) =>
    name === 'addresses' ? readsAddresses : given[name] !== null,
  );
  const collections = read.map((name): [CollectionName, SourceCollection] => {
    const { url: own, id = name, query = {}, protocol = settings.protocol } = given[name] ?? {};
    const file = given[name]?.file ?? settings.file;
    if (protocol === 'GEOPACKAGE') {
      const setBy = `cadastre.json: ${given[name]?.file === undefined ? 'file' : `collections.${name}.file`}`;
      const address = pathToFileURL(file ?? '').href;
      const crsOfFile = { sourceCrs: null, crsParameter: null };
      return [name, { setBy, address, protocol, id, query: {}, ...crsOfFile }];
    }
    const ofFile = own === undefined ? 'url' : `collections.${name}.url`;
    const inDegrees =
      protocol === 'OGC_API' && (given[name]?.coordinates ?? settings.coordinates) === 'CRS84';
    // CRS84 is the default of the standard, and needs no parameter.
    const ownCrs = inDegrees ? null : crs;
    const isInFile = own !== undefined || settings.url !== undefined;
    return [
      name,
      {
        setBy: isInFile ? `cadastre.json: ${ofFile}` : 'CADASTRE_URL',
        address:
          protocol === 'WFS'
            ? (own ?? base)
            : `${own ?? base}/collections/${encodeURIComponent(id)}`,
        protocol,
        id,
        query: { ...settings.query, ...query },
        sourceCrs: inDegrees ? CRS84 : null,
        crsParameter: settings.crsParameter === undefined ? ownCrs : settings.crsParameter,
      },
    ];
  });
  return {
    collections: Object.fromEntries(collections),
    headers: settings.headers,
    crs,
    pageSize: settings.pageSize,
    countsExactly: settings.numberMatched === 'exact',
    hasVersion: settings.version === 'etag',
    rules: {
      properties: {
        parcels: given.parcels.properties,
        addresses: given.addresses?.properties ?? DEFAULT_MAPPING.addresses,
        buildings: given.buildings?.properties ?? DEFAULT_MAPPING.buildings,
        subdistricts: given.subdistricts?.properties ?? DEFAULT_MAPPING.subdistricts,
        districts: given.districts?.properties ?? DEFAULT_MAPPING.districts,
        authorities: given.authorities?.properties ?? DEFAULT_MAPPING.authorities,
      },
      where: Object.fromEntries(read.map((name) => [name, given[name]?.where ?? {}])),
      published: new Set(read),
      addressesFrom: given.addresses?.from ?? null,
      landCode: configuration.landCode,
      extent: [left, bottom, right, top],
      ...limits,
    },
  };
}

/**
 * Reads `cadastre.json` and its settings.
 *
 * @throws StartError: a sentence with file, key and reason for each wrong value
 */
export function readCadastreSettings(
  file: string,
  env: Variables,
  configuration: StateSettings,
): CadastreSettings {
  const { value, faults } = readCadastreFile(file, env);
  if (!value) throw packError(faults);
  return cadastreSettings(value, env, configuration);
}
