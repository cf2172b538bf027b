import { Writable } from 'node:stream';
import type { Category } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let logged = '';
beforeAll(async () => {
  const logs = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      logged += piece.toString();
      done();
    },
  });
  testApp = await openTestApp({ logs });
});
afterAll(() => testApp.close());

const FORMATS = ['GEOPACKAGE', 'GEOJSON', 'DXF'];
const limit = (kinds: readonly string[] | null, fileFormats: readonly string[] | null = null) => {
  testApp.externalSystems.kinds = kinds;
  testApp.externalSystems.fileFormats = fileFormats;
  return testApp.app.services.limitOffer();
};
const offered = async () =>
  (await testApp.send({ url: '/api/categories' }))
    .json<Category[]>()
    .flatMap(({ products }) => products);

describe('products that the cadastre system cannot draw (SAFE-2)', () => {
  it('are not offered, priced or ordered, and are named in the log once', async () => {
    const all = await offered();
    expect(all.length).toBeGreaterThan(2);
    const { productId, ...rest } = mapPosition();
    const map = all.find(({ id }) => id === productId);
    const client = await testApp.login(person('limited'));
    const order = () =>
      client({
        method: 'POST',
        url: '/api/authenticated-customer/orders',
        body: { orderPositions: [{ productId, ...rest }] },
        headers: { 'idempotency-key': 'the-key-of-the-limited-offer' },
      });
    for (let time = 0; time < 2; time += 1) await limit(['PARCEL_RECORD']);
    const left = await offered();
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContainEqual(map);
    expect((await testApp.send({ url: `/api/products/${productId}` })).statusCode).toBe(404);
    const refused = await order();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ field: 'productId', messageKey: 'INVALID_ID' }]);
    expect(logged.match(/the cadastre system cannot draw them/g)).toHaveLength(1);
    expect(logged).toContain(`"${productId}"`);

    testApp.externalSystems.isDown = true;
    await expect(testApp.app.services.limitOffer()).rejects.toThrow('503');
    testApp.externalSystems.isDown = false;
    expect(await offered()).toEqual(left);

    // The system can draw everything again, or is one that does not say what it can.
    for (const kinds of [all.map(({ kind }) => kind ?? ''), null]) {
      await limit(kinds, FORMATS);
      expect(await offered()).toEqual(all);
    }
    expect((await order()).statusCode).toBe(201);
  });
});

describe('formats that the cadastre system cannot write (DATA-6, SAFE-2)', () => {
  it('are not offered, and are named in the log once', async () => {
    const formatsOf = async () =>
      (await offered()).flatMap(({ fileFormats = [] }) => fileFormats.map(({ format }) => format));
    await limit(null);
    const [all, kinds] = [await formatsOf(), (await offered()).map(({ kind }) => kind ?? '')];
    expect(all).toEqual(FORMATS);
    for (let time = 0; time < 2; time += 1) await limit(kinds, ['DXF']);
    expect(await formatsOf()).toEqual(['DXF']);
    expect(logged.match(/the cadastre system cannot write them/g)).toHaveLength(1);
    expect(logged).toContain('liegenschaftskarte GEOPACKAGE');
    // One that names its documents, as before there were files, writes none.
    await limit(kinds);
    expect(await formatsOf()).toEqual([]);
    expect((await offered()).some((one) => 'fileFormats' in one)).toBe(false);
    await limit(null);
  });
});
