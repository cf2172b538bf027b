import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

beforeAll(async () => {
  testApp = await openTestApp();
  client = await testApp.login(person('field-errors'));
});
afterAll(() => testApp.close());

async function messageKeyOf(url: string, body: object): Promise<unknown> {
  const headers = { 'idempotency-key': 'a-key-of-the-field-errors' };
  const answer = await client({ method: 'POST', url, body, headers });
  expect(answer.statusCode).toBe(400);
  return answer.json().messageKey;
}

const order = (...orderPositions: readonly object[]) =>
  messageKeyOf('/api/authenticated-customer/orders', { orderPositions });

/** An order with paper for this addressee. */
const orderFor = (change: object) => {
  const orderPositions = [{ ...mapPosition(), numberOfCopies: 1 }];
  const addressee = {
    name: 'E. M.',
    street: 'Weg 1',
    zipCode: '12345',
    city: 'Ort',
    country: 'DE',
  };
  const body = { orderPositions, addressee: { ...addressee, ...change } };
  return messageKeyOf('/api/authenticated-customer/orders', body);
};

const price = (...requests: readonly object[]) => messageKeyOf('/api/price/calculate', requests);

describe('a new order', () => {
  it('is rejected with the key of the violated rule (VAL-5, VAL-6, VAL-7, VAL-8)', async () => {
    expect(await order()).toBe('CART_EMPTY');
    expect(await order({ ...mapPosition(), numberOfCopies: 11 })).toBe('PAPER');
    expect(await order({ ...mapPosition(), numberOfCopies: 1.5 })).toBe('PAPER');
    expect(await order({ ...mapPosition(), numberOfCopies: 0, orderPdf: false })).toBe('SELECT');
    expect(await order({ ...ownerPosition(), justification: 'x'.repeat(501) })).toBe(
      'JUSTIFICATION_LENGTH',
    );
    expect(await order({ ...mapPosition(), selectedScale: 750 })).toBe('SCALE');
    expect(await order({ ...mapPosition(), pageFormat: 'A0' })).toBe('FORMAT');
  });

  it('is rejected with the key of the invalid part of the delivery address (JRN-1)', async () => {
    expect(await orderFor({ name: ' ' })).toBe('ADDRESSEE_NAME');
    expect(await orderFor({ name: 'x'.repeat(121) })).toBe('ADDRESSEE_NAME');
    expect(await orderFor({ street: 'Weg' })).toBe('ADDRESSEE_STREET');
    expect(await orderFor({ zipCode: '1234' })).toBe('ADDRESSEE_ZIP_CODE');
    expect(await orderFor({ city: '' })).toBe('ADDRESSEE_CITY');
    expect(await orderFor({ city: '<script>' })).toBe('HTML_TAG');
  });

  it('is accepted without a house number, or without a ZIP code abroad, where the pack says so (NAME-5)', async () => {
    const lenient = await openTestApp({
      configuration: { optionalProfileParts: ['houseNumber', 'foreignZipCode'] },
    });
    const customer = await lenient.login(person('mound'));
    const send = async (key: string, change: object): Promise<number> => {
      const addressee = { name: 'E. M.', zipCode: '12345', city: 'Ort', country: 'DE' };
      const answer = await customer({
        method: 'POST',
        url: '/api/authenticated-customer/orders',
        body: {
          orderPositions: [{ ...mapPosition(), numberOfCopies: 1 }],
          addressee: { ...addressee, street: 'Auf der Warft', ...change },
        },
        headers: { 'idempotency-key': `a-key-of-the-mound-${key}` },
      });
      return answer.statusCode;
    };
    expect(await send('mound', {})).toBe(201);
    expect(await send('abroad', { zipCode: '', country: 'IE' })).toBe(201);
    expect(await send('german', { zipCode: '' })).toBe(400);
    await lenient.close();
  });

  it('is rejected with INVALID_REQUEST if it does not match the contract otherwise', async () => {
    expect(await order({ ...mapPosition(), unknown: 1 })).toBe('INVALID_REQUEST');
    expect(await order({ ...mapPosition(), numberOfCopies: 11, unknown: 1 })).toBe(
      'INVALID_REQUEST',
    );
  });
});

describe('a price request', () => {
  it('without a delivery is rejected with SELECT (VAL-6)', async () => {
    const nothing = { productId: 'liegenschaftskarte', paperCopies: 0, digital: false };
    expect(await price({ ...nothing, digital: true }, nothing)).toBe('SELECT');
  });

  it('with too many copies is rejected with PAPER (VAL-6)', async () => {
    const eleven = { productId: 'liegenschaftskarte', paperCopies: 11, digital: false };
    expect(await price(eleven)).toBe('PAPER');
  });
});
