import {
  array,
  description,
  type InferInput,
  minLength,
  nullable,
  type ObjectEntries,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';
import { DEFAULT_MAPPING } from './cadastre-mapping.ts';
import { shownValue } from './expectation.ts';
import { filePath } from './file-path.ts';
import { notList } from './settings-file.ts';
import { webAddress } from './web-address.ts';

/** A rule that a value breaks, with the value. */
export const but =
  (rule: string) =>
  ({ input }: { readonly input: unknown }): string =>
    `${rule}, but is ${shownValue(input)}`;

/** A text. */
export const text = string(but('must be a text'));

const OBJECT = 'must be an object, written in { }';

/** An object without other keys. */
export const object = <const Entries extends ObjectEntries>(entries: Entries) =>
  notList(strictObject(entries, OBJECT));

/** A property name or several, of which the first with a value is used. */
const names = pipe(
  nullable(union([string(), array(string())], but('must be a text or a list of texts'))),
  // Null: the source has no such property, and one of the default name means something else.
  transform((value): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []))),
);

/** Texts by name. */
export const texts = (about: string) =>
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

/** How collections are read. */
export const protocol = (about: string) =>
  pipe(
    picklist(['OGC_API', 'WFS', 'GEOPACKAGE'], but('must be one of OGC_API, WFS, GEOPACKAGE')),
    description(about),
  );

/** In which CRS an API publishes coordinates. */
export const coordinates = (about: string) =>
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

const collection = <Fact extends string>(
  id: string,
  defaults: Readonly<Record<Fact, readonly string[]>>,
) => object(entriesOf(id, defaults));

/** A collection that a source may not have. */
const optionalCollection = <Fact extends string>(
  id: string,
  defaults: Readonly<Record<Fact, readonly string[]>>,
  about: string,
) => nullable(pipe(collection(id, defaults), description(about)));

/** The collections of `cadastre.json`. */
export const COLLECTIONS = object({
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
  buildings: optional(
    optionalCollection(
      'buildings',
      DEFAULT_MAPPING.buildings,
      'Buildings, which the description of a parcel names; without it they are not described.',
    ),
    // Most sources were configured before there was this collection, and would be refused for a wrong name of it.
    null,
  ),
  subdistricts: optional(
    optionalCollection(
      'subdistricts',
      DEFAULT_MAPPING.subdistricts,
      'Local subdistricts; with null, those of the parcels are offered.',
    ),
    {},
  ),
  districts: optional(
    optionalCollection(
      'districts',
      DEFAULT_MAPPING.districts,
      'Land registry districts; with null, there is no search by land register.',
    ),
    {},
  ),
  authorities: optional(
    optionalCollection(
      'authorities',
      DEFAULT_MAPPING.authorities,
      'Cadastral authorities with their addresses; null when there are none.',
    ),
    {},
  ),
});
