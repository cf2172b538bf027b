import {
  check,
  description,
  integer,
  type InferOutput,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  strictTuple,
} from 'valibot';
import {
  but,
  COLLECTIONS,
  coordinates,
  object,
  protocol,
  text,
  texts,
} from './cadastre-collections.ts';
import type { Variables } from './environment.ts';
import type { Checked } from './faults.ts';
import { filePath, missingFile } from './file-path.ts';
import { withVariables } from './file-variables.ts';
import { extentReason } from './german-extent.ts';
import { readSettingsFile } from './settings-file.ts';
import { webAddress } from './web-address.ts';

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
