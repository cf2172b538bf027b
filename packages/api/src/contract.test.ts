import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type HttpMethod, loadContract } from './contract.ts';

const contract = loadContract();
const METHODS: readonly HttpMethod[] = ['get', 'post', 'put', 'delete'];
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

/** The paths of all objects in a schema that take further members. */
function openObjects(schema: unknown, path = ''): readonly string[] {
  const { $ref = '', type, properties = {}, items, additionalProperties, ...rest } = Object(schema);
  if ($ref) return openObjects(contract.components.schemas[$ref.split('/').at(-1)], path);
  const variants = [rest.oneOf, rest.anyOf, rest.allOf].flatMap((one) => one ?? []);
  return [
    ...(type === 'object' && additionalProperties !== false ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => openObjects(one, `${path}.${name}`)),
    ...(items ? openObjects(items, `${path}[]`) : []),
    ...variants.flatMap((one) => openObjects(one, path)),
  ];
}

/** The calls of API-1 to API-25. */
const SEED_CALLS = [
  'GET /authenticated-customer',
  'POST /authenticated-customer/logout',
  'GET /categories',
  'GET /categories/{categoryId}',
  'GET /categories/{categoryId}/products',
  'GET /categories/{categoryId}/products/{productId}',
  'GET /products/{productId}',
  'POST /price/calculate',
  'POST /land/parcels/search-by-address',
  'POST /land/parcels/search-by-parcel-details',
  'POST /land/parcels/search-by-land-register',
  'POST /land/parcels/search-by-map-area',
  'POST /land/parcels/search-by-map-coordinates',
  'GET /land/subdistricts',
  'GET /land/districts',
  'GET /ca/find-by-parcel/{parcelId}',
  'GET /authenticated-customer/orders',
  'POST /authenticated-customer/orders',
  'GET /authenticated-customer/orders/{orderNumber}',
  'DELETE /authenticated-customer/orders/{orderNumber}',
  'POST /authenticated-customer/orders/{orderNumber}/pay',
  'GET /authenticated-customer/orders/{orderNumber}/payment-methods',
  'GET /authenticated-customer/orders/{orderNumber}/download',
  'GET /authenticated-customer/orders/{orderNumber}/download-status',
  'GET /payment-status/{orderNumber}/{transactionId}/{result}',
  'PUT /product-result-alkis/{resultFileName}',
  'DELETE /product-result-alkis/{resultFileName}',
  'PUT /invoice/{publicFileName}',
  'POST /review-result',
  'GET /health',
  'GET /monitoring/users',
  'GET /monitoring/search',
  'GET /monitoring/payment',
  'GET /monitoring/identity',
  'GET /monitoring/products',
];

describe('the contract', () => {
  test.each(SEED_CALLS)('has %s', (call) => {
    const calls = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(calls).toContain(call);
  });

  test('refuses unknown fields in every body, except in the forms of the identity services, and of OAuth 2.0, which asks to ignore them (SAFE-2)', () => {
    const open = operations.flatMap(({ operation }) =>
      Object.entries(Object(operation.requestBody).content ?? {}).flatMap(([type, media]) =>
        openObjects(Object(media).schema).map((path) => `${operation.operationId} ${type}${path}`),
      ),
    );
    expect(open).toEqual([
      'receiveLoginAnswer application/x-www-form-urlencoded',
      'receiveOrganisationLoginAnswer application/x-www-form-urlencoded',
      'createAccessToken application/x-www-form-urlencoded',
    ]);
  });

  test('has unique operation ids', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a summary for every operation and declares 401 for those with a session', () => {
    const silent = operations.filter(({ operation }) => !operation.summary);
    expect(silent).toEqual([]);
    const guarded = operations.filter(
      ({ operation }) =>
        (operation.security ?? contract.security).some((way) => 'session' in way) &&
        !('401' in operation.responses),
    );
    expect(guarded.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('declares the errors of every operation', () => {
    const missing = operations.flatMap(({ path, method, operation }) => {
      const schemes = (operation.security ?? contract.security).flatMap((one) => Object.keys(one));
      const required = [
        'default',
        '503',
        ...(operation.requestBody ? ['400', '413', '415'] : []),
        ...(schemes.includes('xsrf') && method !== 'get' ? ['403'] : []),
      ];
      return required
        .filter((status) => !(status in operation.responses))
        .map((status) => `${method} ${path}: ${status}`);
    });
    expect(missing).toEqual([]);
  });

  test('has schemas that compile in strict mode', () => {
    const ajv = new Ajv2020({ strict: true, strictTuples: true, allowUnionTypes: true });
    for (const format of ['uri', 'uuid', 'email', 'date', 'date-time', 'binary'])
      ajv.addFormat(format, true);
    ajv.addSchema({ $id: 'contract', components: contract.components }, 'contract');
    ajv.addKeyword('components');
    for (const name of Object.keys(contract.components.schemas)) {
      expect(ajv.compile({ $ref: `contract#/components/schemas/${name}` })).toBeTypeOf('function');
    }
  });

  test('limits the length of every string and list in requests', () => {
    expect(operations.flatMap(({ operation }) => unbounded(operation.requestBody))).toEqual([]);
  });
});

function unbounded(schema: unknown, at = 'body', seen = new Set<string>()): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    if (seen.has(name)) return [];
    return unbounded(contract.components.schemas[name], name, new Set([...seen, name]));
  }
  const text =
    'type' in schema &&
    schema.type === 'string' &&
    !('maxLength' in schema) &&
    !('format' in schema && schema.format === 'binary');
  const list = 'type' in schema && schema.type === 'array' && !('maxItems' in schema);
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    unbounded(value, `${at}.${key}`, seen),
  );
  return text || list ? [at, ...inner] : inner;
}
