import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import type { Checked, PackFault } from '../config/faults.ts';

/** Keywords that only combine others; the others name the cause. */
const COMBINING = new Set(['anyOf', 'oneOf', 'allOf', 'if']);

/** The fault that an error of the schema means. */
function faultOf(
  file: string,
  { instancePath, params, message = '', keyword }: ErrorObject,
): PackFault {
  const inner: unknown = params['additionalProperty'] ?? params['missingProperty'];
  const path = instancePath.slice(1).replaceAll('/', '.');
  const key = [path, inner].filter(Boolean).join('.');
  if (keyword === 'additionalProperties') return { file, key, reason: 'is not a known key' };
  if (keyword === 'required') return { file, key, reason: 'is missing' };
  const values: unknown = params['allowedValues'];
  const list = Array.isArray(values) ? ` ${values.join(', ')}` : '';
  return { file, key, reason: keyword === 'enum' ? `must be one of${list}` : message };
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The value without `$schema`, which only editors read. */
function withoutSchemaAddress(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _address, ...rest } = value as { readonly $schema?: unknown };
  return rest;
}

/** Reads a JSON file and checks it against a schema; `replace` changes its text first. */
export function readJsonFile<T>(
  file: string,
  validate: ValidateFunction,
  replace: (text: string) => string = (text) => text,
): Checked<T> {
  const failed = (reason: string): Checked<T> => ({
    value: null,
    faults: [{ file, key: '', reason }],
  });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return failed(`cannot be read (${errorMessage(error)})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(replace(text));
  } catch (error) {
    return failed(`is not JSON (${errorMessage(error)})`);
  }
  value = withoutSchemaAddress(value);
  // The schema describes the type.
  if (validate(value)) return { value: value as T, faults: [] };
  const errors = (validate.errors ?? []).filter(({ keyword }) => !COMBINING.has(keyword));
  return { value: null, faults: errors.map((error) => faultOf(file, error)) };
}
