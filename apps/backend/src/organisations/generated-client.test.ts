import type { paths } from '@portal/api';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTypes } from '../../../../packages/api/src/generate.ts';
import { ENTITLED, NORA, notaries } from '../testing/notaries.ts';
import { addProgram } from '../testing/programs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let baseUrl: string;
beforeAll(async () => {
  testApp = await openTestApp({
    entitlements: [notaries()],
  });
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.server.address() as AddressInfo;
  baseUrl = `http://127.0.0.1:${port}/api`;
});
afterAll(() => testApp.close());

const TYPES = new URL('../../../../packages/api/src/generated/schema.ts', import.meta.url);

describe('a client that is generated from the served document (ORG-4)', () => {
  it('has the types that this test is compiled with', async () => {
    const served = await (await fetch(`${baseUrl}/openapi.json`)).text();
    expect(await generateTypes(served)).toBe(readFileSync(TYPES, 'utf8'));
  });

  it('gets a token, orders, repeats the request, and follows the order', async () => {
    const { program, clientSecret } = await addProgram(testApp, NORA);
    const plain = createClient<paths>({ baseUrl });
    const { data: token } = await plain.POST('/organisation/token', {
      body: {
        grant_type: 'client_credentials',
        client_id: program.id,
        client_secret: clientSecret,
      },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const client = createClient<paths>({
      baseUrl,
      headers: { authorization: `Bearer ${token?.access_token}` },
    });
    const order = () =>
      client.POST('/organisation/orders', {
        params: { header: { 'Idempotency-Key': 'akte-4711-auszug-1' } },
        body: { orderPositions: [{ ...ENTITLED, reference: 'Akte 4711' }] },
      });
    const { data: created, response } = await order();
    expect(response.status).toBe(201);
    if (!created) throw new Error('no order was created');
    const { orderNumber } = created;
    expect((await order()).data?.orderNumber).toBe(orderNumber);
    const path = { params: { path: { orderNumber } } };
    const { data: found } = await client.GET('/organisation/orders/{orderNumber}', path);
    expect(found).toMatchObject({ orderStatus: 'APPROVED', nextAction: 'PAY' });
    expect(found?.total.priceGross).toBeGreaterThan(0);
    expect(found?.paymentUrl).toContain(orderNumber);
    const { data: list } = await client.GET('/organisation/orders', {});
    expect(list).toEqual([expect.objectContaining({ references: ['Akte 4711'] })]);
    const early = await client.GET('/organisation/orders/{orderNumber}/documents', {
      ...path,
      parseAs: 'blob',
    });
    expect([early.response.status, early.error?.messageKey]).toEqual([404, 'NO_DOWNLOAD']);
    // An order with owner data cannot be cancelled, as on the page.
    const cancelled = await client.DELETE('/organisation/orders/{orderNumber}', path);
    expect([cancelled.response.status, cancelled.error?.messageKey]).toEqual([
      409,
      'SENSITIVE_ORDER',
    ]);
  });
});
