import type { JsonSchema, OpenApiDocument } from '@portal/api/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The schemas of the contract, compiled on first use. OpenAPI 3.1 schemas are JSON Schema 2020-12. */
export interface ContractSchemas {
  /** Compiles a schema object of the contract, whose `$ref`s point into the document. */
  compile(schema: JsonSchema): ValidateFunction;
  /** The validator of a named schema, e.g. `PortalConfiguration`. */
  named(name: string): ValidateFunction;
}

const DOCUMENT = 'contract';

/** Resolves `#/components/…` against the document, also within separately compiled schemas. */
function rebased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? `${DOCUMENT}${inner}`
        : rebased(inner),
    ]),
  );
}

/** Whether a value is an object (not an array). */
export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Validators for requests, state packs and, in tests, responses. `allErrors` finds every error instead of the first, with the
 * wrong value and its schema; not for requests, whose senders choose how much work that is.
 */
export function contractSchemas(
  document: OpenApiDocument,
  { allErrors = false }: { readonly allErrors?: boolean } = {},
): ContractSchemas {
  const ajv = new Ajv2020({ strict: false, allErrors, verbose: allErrors });
  formats.default(ajv);
  // The size of binary content is checked elsewhere.
  ajv.addFormat('binary', true);
  ajv.addSchema({ components: { schemas: document.components.schemas } }, DOCUMENT);
  const cache = new Map<JsonSchema, ValidateFunction>();
  const compile = (schema: JsonSchema): ValidateFunction => {
    const known = cache.get(schema);
    if (known) return known;
    const validate = ajv.compile(rebased(schema) as JsonSchema);
    cache.set(schema, validate);
    return validate;
  };
  return {
    compile,
    named: (name) => {
      const schema = document.components.schemas[name];
      if (!schema) throw new Error(`The contract has no schema ${name}.`);
      return compile(schema);
    },
  };
}

/** Resolves a `$ref` of the contract. */
export function resolve(document: OpenApiDocument, value: JsonSchema): JsonSchema {
  if (typeof value.$ref !== 'string') return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
  if (!isObject(found)) throw new Error(`The contract has nothing at ${value.$ref}.`);
  return found;
}
