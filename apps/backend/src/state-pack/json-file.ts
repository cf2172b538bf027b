import { NotDecodable } from '@portal/names/decode';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { notJsonReason } from '../config/expectation.ts';
import type { Checked, PackFault } from '../config/faults.ts';
import { readTextFile } from '../config/text-file.ts';
import { isObject } from '../contract/schemas.ts';
import { schemaReason } from './schema-reason.ts';

/** What is left of a value without the parts that its schema rejects: each may be missing. */
export type Sound<T> = T extends readonly (infer Entry)[]
  ? readonly (Sound<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Sound<T[Key]> | undefined }
    : T;

/** A file, and what can be used of it although it has faults: so that further checks find theirs as well. */
export type CheckedFile<T> = Checked<T> & { readonly sound: Sound<T> | null };

/** The list if its schema rejects none of its entries; null else. */
export const completeList = <T>(
  list: readonly (T | undefined)[] | undefined,
): readonly T[] | null => (list?.every((entry): entry is T => entry !== undefined) ? list : null);

/** Keywords that only combine others; the others name the cause. */
const COMBINING = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'propertyNames']);

/** The path of the value that an error is about. */
function pathOf({ instancePath, params, propertyName }: ErrorObject): readonly string[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner: unknown = params['additionalProperty'] ?? params['missingProperty'] ?? propertyName;
  return typeof inner === 'string' ? [...path, inner] : path;
}

/** The fault that an error of the schema means. */
function faultOf(file: string, error: ErrorObject): PackFault {
  const reason = schemaReason(error);
  const isName = error.propertyName !== undefined;
  return {
    file,
    key: pathOf(error).join('.'),
    // The key itself is wrong; the sentence begins with it.
    reason: isName ? reason.replace(/^is "[^"]*";/, 'is not a possible key;') : reason,
  };
}

function reasonNotReadable(error: unknown): string {
  if (error instanceof NotDecodable) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`;
}

/** The value without `$schema`, which only editors read. */
function withoutSchemaAddress(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { $schema: _address, ...rest } = value;
  return rest;
}

/** A copy without the value at the path; an entry of a list becomes undefined, so that the others keep their keys. */
function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      String(index) !== key ? entry : rest.length === 0 ? undefined : without(entry, rest),
    );
  }
  if (!isObject(value)) return value;
  const { [key]: inner, ...others } = value;
  if (inner === undefined) return value;
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) };
}

const isRoot = (path: readonly string[]): boolean => path.length === 0;

/** Reads a JSON file and checks it against a schema; `replace` changes its text first. */
export function readJsonFile<T>(
  file: string,
  validate: ValidateFunction,
  replace: (text: string) => string = (text) => text,
): CheckedFile<T> {
  const failed = (reason: string): CheckedFile<T> => ({
    value: null,
    faults: [{ file, key: '', reason }],
    sound: null,
  });
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    return failed(reasonNotReadable(error));
  }
  let value: unknown;
  try {
    value = JSON.parse(replace(text));
  } catch (error) {
    return failed(notJsonReason(error));
  }
  value = withoutSchemaAddress(value);
  // The schema describes the type.
  if (validate(value)) return { value: value as T, faults: [], sound: value as Sound<T> };
  const errors = (validate.errors ?? []).filter(({ keyword }) => !COMBINING.has(keyword));
  // One sentence for each key, although both format and pattern may reject it.
  const faults = new Map(
    errors.toReversed().map((error) => [pathOf(error).join('.'), faultOf(file, error)]),
  );
  const paths = errors.map(pathOf);
  return {
    value: null,
    faults: [...faults.values()].toReversed(),
    sound: paths.some(isRoot) ? null : (paths.reduce<unknown>(without, value) as Sound<T>),
  };
}

/** The file with the faults that its schema cannot express; a key that the schema rejects has its fault already. */
export function withFaults<T>(read: CheckedFile<T>, further: readonly PackFault[]): CheckedFile<T> {
  const known = new Set(read.faults.map(({ key }) => key));
  const faults = [...read.faults, ...further.filter(({ key }) => !known.has(key))];
  return read.value && faults.length === 0 ? read : { value: null, faults, sound: read.sound };
}
