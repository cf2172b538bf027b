import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON Schema (2020-12) of the contract. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** An operation of the contract; the fields that are read by code. */
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

/** The HTTP methods of the contract. */
export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** A path with its operations and shared parameters. */
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

/** Reads openapi.yaml from the file system; for Node only. */
export function loadContract(): OpenApiDocument {
  const document: OpenApiDocument = parse(
    readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
  );
  return document;
}
