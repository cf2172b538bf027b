import {
  array,
  check,
  description,
  integer,
  type InferInput,
  type InferOutput,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  strictTuple,
  string,
  transform,
  union,
} from 'valibot';
import { DEFAULT_MAPPING } from './cadastre-mapping.ts';
import type { Variables } from './environment.ts';
import { shownValue } from './expectation.ts';
import type { Checked } from './faults.ts';
import { filePath, missingFile } from './file-path.ts';
import { withVariables } from './file-variables.ts';
import { extentReason } from './german-extent.ts';
import { notList, readSettingsFile } from './settings-file.ts';
import { webAddress } from './web-address.ts';

/** A rule that a value breaks, with the value. */
const but =
  (rule: string) =>
  ({ input }: { readonly input: unknown }): string =>
    `${rule}, but is ${shownValue(input)}`;

const text = string(but('must be a text'));

const OBJECT = 'must be an object, written in { }';

const object = <const Entries extends ObjectEntries>(entries: Entries) =>
  notList(strictObject(entries, OBJECT));

/** A property name or several, of which the first with a value is used. */
const names = pipe(
  nullable(union([string(), array(string())], but('must be a text or a list of texts'))),
  // Null: the source has no such property, and one of the default name means something else.
  transform((value): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []))),
);

const texts = (about: string) =>
  pipe(notList(record(text, text, `${OBJECT}, of texts`)), description(about));

type Names = ReturnType<typeof optional<typeof names, readonly string[]>>;

/** The property names of each fact. */
function propertiesOf<Fact extends string>(defaults: Readonly<Record<Fact, readonly string[]>>) {
  const schema = pipe(
    object(
      // The keys are those of the defaults.
      Object.fromEntries(
        Object.entries<readonly string[]>(defaults).map(([fact, own]) => [
          fact,
          optional(names, own),
        ]),
      ) as Record<Fact, Names>,
    ),
    description(
      'For each fact the name of a property, or several of which the first with a value is used.',
    ),
  );
  // Every key has a default.
  return optional(schema, {} as InferInput<typeof schema>);
}

const protocol = (about: string) =>
  pipe(
    picklist(['OGC_API', 'WFS', 'GEOPACKAGE'], but('must be one of OGC_API, WFS, GEOPACKAGE')),
    description(about),
  );

const coordinates = (about: string) =>
  pipe(
    picklist(['STATE', 'CRS84'], but('must be one of STATE, CRS84')),
    description(`CRS84 for an API that publishes longitude and latitude only${about}`),
  );

/** What every collection may set. `defaults` has the property names of each fact. */
const entriesOf = <Fact extends string>(
  id: string,
  defaults: Readonly<Record<Fact, readonly string[]>>,
) => ({
  url: optional(webAddress('Address of another API than that of the other collections.')),
  file: optional(filePath('Another GeoPackage than that of the other collections.')),
  id: optional(
    pipe(
      text,
      minLength(1, 'must not be empty'),
      description(
        'Name of the collection, of the feature type of a WFS, or of the table of a GeoPackage; capital letters matter.',
      ),
    ),
    id,
  ),
  protocol: optional(protocol('How this collection is read, if otherwise than the others.')),
  coordinates: optional(coordinates('; of this collection, if otherwise than of the others.')),
  query: optional(texts('Further parameters of the requests for this collection.'), {}),
  where: optional(
    pipe(
      notList(record(text, names, OBJECT)),
      description('Properties and accepted values; other features are ignored.'),
    ),
    {},
  ),
  properties: propertiesOf(defaults),
});

const wholeNumber = (least: number, most: number, about: string) =>
  pipe(
    number(but('must be a number')),
    integer(but('must be a whole number')),
    minValue(least, but(`must be at least ${least}`)),
    maxValue(most, but(`must be at most ${most}`)),
    description(about),
  );

const percent = (about: string) =>
  pipe(
    number(but('must be a number')),
    minValue(0, but('must be at least 0')),
    maxValue(100, but('must be at most 100')),
    description(about),
  );

const coordinate = number(but('must be a number'));

const collection = <Fact extends string>(
  id: string,
  defaults: Readonly<Record<Fact, readonly string[]>>,
) => object(entriesOf(id, defaults));

const COLLECTIONS = object({
  parcels: optional(
    pipe(
      collection('parcels', DEFAULT_MAPPING.parcels),
      description('The parcels; the only collection that must exist.'),
    ),
    {},
  ),
  addresses: optional(
    nullable(
      pipe(
        object({
          ...entriesOf('addresses', DEFAULT_MAPPING.addresses),
          from: optional(
            pipe(
              picklist(['collection', 'location'], but('must be one of collection, location')),
              description(
                'Where addresses are: in a collection, or in the location texts of the parcels.',
              ),
            ),
            'collection',
          ),
        }),
        description('Addresses; null when there are none.'),
      ),
    ),
    {},
  ),
  subdistricts: optional(
    nullable(
      pipe(
        collection('subdistricts', DEFAULT_MAPPING.subdistricts),
        description('Local subdistricts; with null, those of the parcels are offered.'),
      ),
    ),
    {},
  ),
  districts: optional(
    nullable(
      pipe(
        collection('districts', DEFAULT_MAPPING.districts),
        description('Land registry districts; with null, there is no search by land register.'),
      ),
    ),
    {},
  ),
  authorities: optional(
    nullable(
      pipe(
        collection('authorities', DEFAULT_MAPPING.authorities),
        description('Cadastral authorities with their addresses; null when there are none.'),
      ),
    ),
    {},
  ),
});

/** The schema of `cadastre.json`: where parcels are read, and how (DATA-1). */
export const CADASTRE_FILE = object({
  $schema: optional(text),
  $comment: optional(text),
  url: optional(
    webAddress(
      'Address of the OGC API - Features, before /collections, or of the WFS. Default: /cadastre/ogc of CADASTRE_URL.',
    ),
  ),
  protocol: optional(
    protocol(
      'OGC_API for OGC API - Features, WFS for WFS 2.0 with GML 3.2, GEOPACKAGE for a file.',
    ),
    'OGC_API',
  ),
  file: optional(filePath('The GeoPackage with the collections.')),
  coordinates: optional(coordinates('; they are converted to the CRS of the state.'), 'STATE'),
  headers: optional(
    texts('Headers of every request. ${NAME} is replaced by the environment variable NAME.'),
    {},
  ),
  query: optional(texts('Parameters of every request.'), {}),
  crsParameter: optional(
    nullable(
      pipe(
        text,
        description('Value of the parameter crs; null sends none. Default: the URI of the CRS.'),
      ),
    ),
  ),
  pageSize: optional(
    wholeNumber(1, 100_000, 'Features per request; a service may return fewer.'),
    2500,
  ),
  version: optional(
    pipe(
      picklist(['etag', 'none'], but('must be one of etag, none')),
      description(
        'etag when the entity tags of the collections change with their data; then an unchanged source is not read.',
      ),
    ),
    'none',
  ),
  numberMatched: optional(
    pipe(
      picklist(['exact', 'ignored'], but('must be one of exact, ignored')),
      description(
        'ignored when the service counts wrongly, for example up to a limit only; then only its links say where a collection ends.',
      ),
    ),
    'exact',
  ),
  extent: optional(
    pipe(
      strictTuple(
        [coordinate, coordinate, coordinate, coordinate],
        but('must be a list of 4 numbers'),
      ),
      check(
        (extent) => extentReason(extent) === null,
        ({ input }) => extentReason(input) ?? '',
      ),
      description(
        'Left, bottom, right, top in metres; every coordinate lies within. Default: map.extent.',
      ),
    ),
  ),
  limits: optional(
    object({
      faultyPercent: optional(
        percent('Share of faulty features in a collection above which the source is rejected.'),
        1,
      ),
      decreasePercent: optional(
        percent('Share of features that may disappear from one import to the next.'),
        10,
      ),
    }),
    {},
  ),
  collections: optional(COLLECTIONS, {}),
});

/** `cadastre.json` with its defaults. */
export type CadastreFile = InferOutput<typeof CADASTRE_FILE>;

/** Reads and checks `cadastre.json`; all keys have defaults. */
export function readCadastreFile(file: string, env: Variables): Checked<CadastreFile> {
  const read = readSettingsFile(file, CADASTRE_FILE, (content, report) =>
    withVariables(content, env, '', report),
  );
  const key = read.value && missingFile(read.value, read.value.collections);
  if (!key) return read;
  const reason = 'is missing; a GeoPackage is read from a file';
  return { value: null, faults: [{ file, key, reason }] };
}
