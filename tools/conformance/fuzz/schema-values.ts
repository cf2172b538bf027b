import { isObject, resolve } from '../../../apps/backend/src/contract/schemas.ts';
import type { JsonSchema, OpenApiDocument } from '@portal/api/contract';
import * as fc from 'fast-check';

/** Values that exist in the system under test, by the name of a property or parameter. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

/** Texts that often reveal missing checks. */
const SPECIAL_TEXTS = [
  '',
  '\0',
  'a\0b',
  ' ',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u{1f600}',
  '\ud800',
  '\u202e',
  'ß'.repeat(3000),
  '9'.repeat(400),
  '__proto__',
] as const;

const SPECIAL_NUMBERS = [0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, 1e-320] as const;

/** Any text, often one that reveals missing checks. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...SPECIAL_TEXTS),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(...SPECIAL_NUMBERS),
  fc.jsonValue({ maxDepth: 2 }),
);

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const maxLength = Math.min(numberOr(schema.maxLength, 60), 200);
  if (typeof schema.pattern === 'string') {
    const matching = fc.stringMatching(new RegExp(schema.pattern));
    return matching.map((text) => text.slice(0, Math.max(maxLength, text.length)));
  }
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === 'uri') return fc.webUrl({ withQueryParameters: true });
  const minLength = Math.min(numberOr(schema.minLength, 0), maxLength);
  return fc.string({ minLength, maxLength, unit: 'grapheme' });
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = numberOr(schema.minimum, -1_000_000);
  const max = Math.max(min, numberOr(schema.maximum, 10_000_000));
  if (schema.type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

/** Arbitrary values of the schemas of one OpenAPI document. */
export function schemaValues(document: OpenApiDocument, known: KnownValues) {
  const listOf = (schemas: readonly unknown[], depth: number): fc.Arbitrary<unknown> =>
    fc.oneof(...schemas.filter(isObject).map((one) => valueOf(one, '', depth)));

  const objectOf = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const entries = Object.entries(properties).flatMap(([name, property]) =>
      isObject(property) && (required.has(name) || depth > 0)
        ? [[name, valueOf(property, name, depth - 1)] as const]
        : [],
    );
    return fc.record(Object.fromEntries(entries), {
      requiredKeys: entries.map(([name]) => name).filter((name) => required.has(name)),
    });
  };

  const arrayOf = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems.filter(isObject) : [];
    if (prefix.length > 0) return fc.tuple(...prefix.map((one) => valueOf(one, '', depth - 1)));
    const items = isObject(schema.items) ? valueOf(schema.items, '', depth - 1) : anyJson;
    const minLength = numberOr(schema.minItems, 0);
    const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxItems, 6), 6));
    return fc.array(items, { minLength, maxLength });
  };

  const typed = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    if (schema.type === 'object') return objectOf(schema, depth);
    if (schema.type === 'array') return arrayOf(schema, depth);
    if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'null') return fc.constant(null);
    return textOf(schema);
  };

  /** Values of a schema; where values of this name are known, most are one of them. */
  const valueOf = (given: JsonSchema, name = '', depth = 5): fc.Arbitrary<unknown> => {
    const schema = resolve(document, given);
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    for (const alternatives of [schema.oneOf, schema.anyOf]) {
      if (Array.isArray(alternatives)) return listOf(alternatives, depth);
    }
    if (Array.isArray(schema.type)) {
      return listOf(
        schema.type.map((type: unknown) => ({ ...schema, type })),
        depth,
      );
    }
    const generated = typed(schema, depth);
    if (!known.has(name)) return generated;
    const existing = fc.nat().map((index) => {
      const values = known.get(name) ?? [];
      return values[index % Math.max(1, values.length)] ?? '';
    });
    return fc.oneof({ weight: 4, arbitrary: existing }, { weight: 1, arbitrary: generated });
  };
  return valueOf;
}

/** Replaces, removes or adds one part of a value, anywhere in it. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return fc.oneof(
      anyJson,
      fc.constant([...items, ...items]),
      ...items.map((item, index) => mutated(item).map((other) => items.with(index, other))),
    );
  }
  if (!isObject(value)) return anyJson;
  const names = Object.keys(value);
  return fc.oneof(
    { weight: 1, arbitrary: anyJson },
    {
      weight: 1,
      arbitrary: fc.tuple(anyText, anyJson).map(([name, added]) => ({ ...value, [name]: added })),
    },
    ...names.map((name) => ({
      weight: 2,
      arbitrary: fc.constant(
        Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
      ),
    })),
    ...names.map((name) => ({
      weight: 4,
      arbitrary: mutated(value[name]).map((other) => ({ ...value, [name]: other })),
    })),
  );
}
