import type { ErrorObject } from 'ajv/dist/2020.js';
import { shownValue, unexpected } from '../config/expectation.ts';
import { isObject } from '../contract/schemas.ts';
import { unknownKeyReason } from '../config/nearest.ts';

/** The types of JSON Schema in words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, written in [ ]',
  object: 'an object, written in { }',
  null: 'null',
};

const typeReason = (type: string, value: unknown, examples: unknown): string => {
  const isQuoted = typeof value === 'string' && !['string', 'array', 'object'].includes(type);
  const quotes = isQuoted ? ' without quotation marks' : '';
  const example = Array.isArray(examples) ? `; for example ${shownValue(examples[0])}` : '';
  return `must be ${TYPES[type] ?? type}${quotes}, but is ${shownValue(value)}${example}`;
};

function missingReason(key: string, properties: unknown): string {
  const property = isObject(properties) ? properties[key] : undefined;
  const description = isObject(property) ? property.description : undefined;
  return typeof description === 'string'
    ? `is missing: ${description.replace(/\.$/, '')}`
    : 'is missing';
}

/**
 * What an error of a schema means, as the end of a sentence for people who do not know JSON Schema. Patterns and formats are
 * described by the `description` and the `examples` of their schema.
 *
 * @param error of a validator that is verbose
 */
export function schemaReason(error: ErrorObject): string {
  const { keyword, data } = error;
  const params: Readonly<Record<string, unknown>> = error.params;
  const { allowedValues } = params;
  const limit = Number(params['limit']);
  const schema: Readonly<Record<string, unknown>> = error.parentSchema ?? {};
  const { description, examples, properties } = schema;
  switch (keyword) {
    case 'additionalProperties':
      return unknownKeyReason(
        String(params['additionalProperty']),
        Object.keys(isObject(properties) ? properties : {}),
      );
    case 'required':
      return missingReason(String(params['missingProperty']), properties);
    case 'type':
      return typeReason(String(params['type']), data, examples);
    case 'enum':
      return `must be one of ${[allowedValues].flat().join(', ')}, but is ${shownValue(data)}`;
    case 'minimum':
      return `must be at least ${limit}, but is ${shownValue(data)}`;
    case 'exclusiveMinimum':
      return `must be greater than ${limit}, but is ${shownValue(data)}`;
    case 'maximum':
      return `must be at most ${limit}, but is ${shownValue(data)}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return limit === 1 ? 'must not be an empty list' : `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'uniqueItems':
      return `has the same entry twice: ${shownValue([data].flat()[Number(params['i'])])}`;
    case 'pattern':
    case 'format':
      return unexpected(
        data,
        typeof description === 'string' ? description : String(params[keyword]),
        Array.isArray(examples) ? examples : [],
      );
    default:
      return error.message ?? 'is wrong';
  }
}
