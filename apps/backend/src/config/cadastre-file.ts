import { existsSync, readFileSync } from 'node:fs';
import {
  array,
  check,
  getDotPath,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
  transform,
  tuple,
  union,
  url,
} from 'valibot';
import { StartError } from '../start-error.ts';
import { DEFAULT_MAPPING } from './cadastre-mapping.ts';
import type { Variables } from './environment.ts';

/** A property name or several, of which the first with a value is used. */
const names = pipe(
  union([string(), array(string())], 'is not a property name or a list of them.'),
  transform((value): readonly string[] => (typeof value === 'string' ? [value] : value)),
);

const text = string('is not a text.');
const texts = record(text, text, 'is not an object of texts.');
const address = pipe(
  text,
  url(({ input }) => `is not an address: ${input}`),
  transform((value) => value.replace(/\/+$/, '')),
);

/** What every collection may set; `properties` has a key for each fact of the collection. */
const entriesOf = <Fact extends string>(
  id: string,
  defaults: Readonly<Record<Fact, readonly string[]>>,
) => ({
  url: optional(address),
  id: optional(text, id),
  query: optional(texts, {}),
  where: optional(record(text, names, 'is not an object.'), {}),
  properties: pipe(
    optional(record(text, names, 'is not an object.'), {}),
    check(
      (given) => Object.keys(given).every((fact) => Object.hasOwn(defaults, fact)),
      ({ input }) =>
        `has an unknown key: ${Object.keys(input).find((fact) => !Object.hasOwn(defaults, fact))}; known are ${Object.keys(defaults).join(', ')}`,
    ),
    transform((given): Readonly<Record<Fact, readonly string[]>> => ({ ...defaults, ...given })),
  ),
});

const wholeNumber = (least: number, most: number) =>
  pipe(
    number('is not a number.'),
    integer('is not a whole number.'),
    minValue(least, `is below ${least}.`),
    maxValue(most, `is above ${most}.`),
  );

const percent = pipe(
  number('is not a number.'),
  minValue(0, 'is below 0.'),
  maxValue(100, 'is above 100.'),
);

const FILE = strictObject({
  $schema: optional(text),
  url: optional(address),
  headers: optional(texts, {}),
  query: optional(texts, {}),
  crsParameter: optional(nullable(text)),
  pageSize: optional(wholeNumber(1, 100_000), 2500),
  version: optional(
    picklist(['etag', 'none'], ({ input }) => `is neither etag nor none: ${String(input)}`),
    'none',
  ),
  extent: optional(
    pipe(
      tuple([number(), number(), number(), number()], 'is not left, bottom, right, top.'),
      check(
        ([left, bottom, right, top]) => left < right && bottom < top,
        'is not left, bottom, right, top.',
      ),
    ),
  ),
  limits: optional(
    strictObject({ faultyPercent: optional(percent, 1), decreasePercent: optional(percent, 10) }),
    {},
  ),
  collections: optional(
    strictObject({
      parcels: optional(strictObject(entriesOf('parcels', DEFAULT_MAPPING.parcels)), {}),
      addresses: optional(
        nullable(
          strictObject({
            ...entriesOf('addresses', DEFAULT_MAPPING.addresses),
            from: optional(
              picklist(
                ['collection', 'location'],
                ({ input }) => `is neither collection nor location: ${String(input)}`,
              ),
              'collection',
            ),
          }),
        ),
        {},
      ),
      subdistricts: optional(
        nullable(strictObject(entriesOf('subdistricts', DEFAULT_MAPPING.subdistricts))),
        {},
      ),
      districts: optional(
        nullable(strictObject(entriesOf('districts', DEFAULT_MAPPING.districts))),
        {},
      ),
      authorities: optional(
        nullable(strictObject(entriesOf('authorities', DEFAULT_MAPPING.authorities))),
        {},
      ),
    }),
    {},
  ),
});

/** Replaces `${NAME}` by the environment variable; only addresses, headers and parameters contain them. */
function withVariables(value: unknown, env: Variables, path: string, file: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = env[name];
      if (found) return found;
      throw new StartError(
        `${file}: ${path} needs the environment variable ${name}, which is not set.`,
      );
    });
  }
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withVariables(inner, env, [path, key].filter(Boolean).join('.'), file),
    ]),
  );
}

/** Reads and checks `cadastre.json`; all keys have defaults. @throws StartError that names file and key */
export function readCadastreFile(file: string, env: Variables): InferOutput<typeof FILE> {
  let content: unknown = {};
  try {
    if (existsSync(file)) content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const { success, issues, output } = safeParse(FILE, withVariables(content, env, '', file), {
    abortEarly: true,
  });
  if (success) return output;
  const [issue] = issues;
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  throw new StartError(
    `${file}: ${getDotPath(issue) ?? 'the file'} ${isUnknown ? 'is an unknown key.' : issue.message}`,
  );
}
