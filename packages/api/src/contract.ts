import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON Schema (2020-12) object as it stands in the contract. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One operation of the contract, as far as code looks into it. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** The HTTP methods that the contract uses. */
export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** A path with its operations and the parameters they share. */
export type PathItem = { readonly [method in HttpMethod]?: Operation } & {
  readonly parameters?: readonly JsonSchema[];
};

/** The OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

/** Reads the contract from its file; for servers and tests, not for browsers. */
export function loadContract(): OpenApiDocument {
  const document: OpenApiDocument = parse(
    readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
  );
  return document;
}
