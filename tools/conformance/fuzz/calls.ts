import type { JsonSchema, OpenApiDocument } from '@portal/api/contract';
import * as fc from 'fast-check';
import {
  type ContractOperation,
  operationsOf,
} from '../../../apps/backend/src/contract/operations.ts';
import { isObject, resolve } from '../../../apps/backend/src/contract/schemas.ts';
import { anyText, type KnownValues, schemaValues, mutated } from './schema-values.ts';

/** Who sends a request. */
export type Sender = 'nobody' | 'customer' | 'trustedCustomer' | 'integration' | 'program';

/** One generated request. */
export interface FuzzCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly sender: Sender;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whether to sign the body as the payment provider does. */
  readonly isSigned: boolean;
}

/** Mostly somebody who may send the request. */
function senderOf(schemes: ReadonlySet<string>): fc.Arbitrary<Sender> {
  const anybody = fc.constantFrom<Sender>(
    'nobody',
    'customer',
    'trustedCustomer',
    'integration',
    'program',
  );
  const own = (['integration', 'orderApi'] as const).find((scheme) => schemes.has(scheme));
  const allowed = own
    ? fc.constant<Sender>(own === 'orderApi' ? 'program' : own)
    : fc.constantFrom<Sender>('customer', 'trustedCustomer', 'trustedCustomer');
  return fc.oneof({ weight: 5, arbitrary: allowed }, { weight: 1, arbitrary: anybody });
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** A lone surrogate has no encoding in a URL. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** Most are valid, the others any text. */
const mostlyValid = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: anyText });

interface Body {
  readonly text: string | null;
  readonly type: string;
}

const jsonBody = (value: unknown): Body => ({
  text: JSON.stringify(value) ?? '',
  type: 'application/json',
});

function bodyOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  return fc.oneof(
    { weight: 10, arbitrary: valid.map(jsonBody) },
    { weight: 6, arbitrary: valid.chain(mutated).map(jsonBody) },
    {
      weight: 1,
      arbitrary: fc.record({
        text: anyText,
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/xml',
          'multipart/form-data',
          '/',
          '',
        ),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ text: null, type: 'application/json' }) },
  );
}

const file: fc.Arbitrary<Body> = fc.oneof(
  fc.record({
    text: fc.string({ maxLength: 50 }).map((text) => `%PDF-1.7 ${text}`),
    type: fc.constant('application/pdf'),
  }),
  fc.record({
    text: anyText,
    type: fc.constantFrom('application/pdf', 'application/zip', 'text/plain'),
  }),
);

/** Headers cannot contain control characters or letters outside of Latin-1. */
const asHeader = (value: unknown): string => String(value).replaceAll(/[^\x20-\x7e]/g, '');

function callOf(
  { path, method, operation, shared }: ContractOperation,
  document: OpenApiDocument,
  values: ReturnType<typeof schemaValues>,
): fc.Arbitrary<FuzzCall> {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
    resolve(document, one),
  );
  const generated = (place: string): fc.Arbitrary<Record<string, unknown>> => {
    const named = parameters.filter((parameter) => parameter.in === place);
    const entries = named.map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [
      String(name),
      mostlyValid(values(isObject(schema) ? schema : {}, String(name))),
    ]);
    return fc.record(Object.fromEntries(entries), {
      requiredKeys: place === 'path' ? entries.map(([name]) => name) : [],
    });
  };
  const content = isObject(operation.requestBody?.content) ? operation.requestBody.content : {};
  const json: unknown = content['application/json'];
  const schema: JsonSchema = isObject(json) && isObject(json.schema) ? json.schema : {};
  const none: fc.Arbitrary<Body> = fc.constant({ text: null, type: '' });
  const schemes = new Set(
    (operation.security ?? document.security).flatMap((one) => Object.keys(one)),
  );
  const body = isObject(json)
    ? bodyOf(values(schema))
    : Object.keys(content).length > 0
      ? file
      : none;
  return fc
    .record({
      path: generated('path'),
      query: generated('query'),
      header: generated('header'),
      body,
      sender: senderOf(schemes),
      isSigned: fc.boolean(),
    })
    .map((parts): FuzzCall => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encoded(parts.path[name]),
      );
      const query = Object.entries(parts.query).map(([name, value]) => `${name}=${encoded(value)}`);
      const headers = Object.entries(parts.header).map(([name, value]) => [
        name.toLowerCase(),
        asHeader(value),
      ]);
      const { text, type } = parts.body;
      return {
        method: METHODS[method],
        url: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        sender: parts.sender,
        headers: {
          ...Object.fromEntries(headers),
          ...(text !== null && type ? { 'content-type': type } : {}),
        },
        body: text,
        isSigned: parts.isSigned,
      };
    });
}

/** Addresses that the contract does not have. */
const otherAddresses: fc.Arbitrary<FuzzCall> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  url: fc.oneof(
    fc.webPath().map((path) => `/api${path}`),
    fc.constantFrom(
      '/api/%',
      '/api/%ff',
      '/api/%00',
      '/api//',
      '/api/health/../health',
      '/api/orders?%',
      `/api/${'a'.repeat(5000)}`,
    ),
  ),
  sender: senderOf(new Set()),
  headers: fc.constant({}),
  body: fc.constant(null),
  isSigned: fc.constant(false),
});

/** Requests to all operations of the contract, valid and invalid ones. */
export function fuzzCalls(document: OpenApiDocument, known: KnownValues): fc.Arbitrary<FuzzCall> {
  const values = schemaValues(document, known);
  const calls = operationsOf(document).map((one) => ({
    weight: 8,
    arbitrary: callOf(one, document, values),
  }));
  return fc.oneof(...calls, { weight: 8, arbitrary: otherAddresses });
}
